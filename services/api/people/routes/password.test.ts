import { expect, test } from 'vitest'
import { renderEmail } from '../../testing/render-email.ts'
import { testEmailContext } from '../../testing/test-firm.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

async function ownerWhoForgot() {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const session = await signInOwner(testApp)
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: sameOriginHeaders, payload })
  const resets = async () =>
    (await store.outbox.due(clock.now, 10)).filter(({ row }) => row.letter === 'password-reset')
  const ask = async (email: string) => {
    const before = (await resets()).map(({ row }) => row.id)
    const answer = await post('/api/admin/password-reset', { email })
    // The work starts after the response; each request replaces the email.
    const isKnown = (await store.people.findByEmail(email)) !== undefined
    if (isKnown)
      await expect
        .poll(async () => (await resets()).some(({ row }) => !before.includes(row.id)))
        .toBe(true)
    return answer
  }
  const choose = (token: string, password = 'another dozen of letters') =>
    post('/api/admin/new-password', { token, password })
  const signIn = (password: string) =>
    post('/api/admin/session', { email: 'olive@example.com', password })
  /** Returns the token in the email that is due to the owner. */
  const token = async () => {
    const reset = (await resets()).at(-1)
    const email = reset && (await renderEmail(reset, testEmailContext))
    return /\/admin\/reset\?token=([\w.-]+)/.exec(email && 'text' in email ? email.text : '')?.[1]
  }
  return { app, store, clock, session, ask, choose, signIn, token }
}

test('a request for a link has the same answer for every address, and says whether email is sent', async () => {
  const request = async (email: string, mail?: { where: string; leaves: boolean }) => {
    const testApp = await startTestApp(mail && { mail })
    await signInOwner(testApp)
    const url = '/api/admin/password-reset'
    const headers = sameOriginHeaders
    const answer = await testApp.app.inject({ method: 'POST', url, headers, payload: { email } })
    return answer.json<{ message: string }>().message
  }
  const sent = { where: 'a mail server', leaves: true }
  expect(await request('olive@example.com', sent)).toMatch(/^If this address .* sent it a link/)
  expect(await request('nobody@example.com', sent)).toBe(await request('olive@example.com', sent))
  expect(await request('olive@example.com')).toContain('doesn’t send email yet')
})

test('the email’s link sets a new password, once, and ends every session', async () => {
  const { app, session, ask, choose, signIn, token } = await ownerWhoForgot()
  await ask('Olive@example.com')
  const link = (await token()) ?? ''
  expect((await choose(link)).statusCode).toBe(200)
  const before = await app.inject({ url: '/api/admin/session', headers: session })
  expect(before.statusCode).toBe(401)
  expect((await signIn('twelve letters and more')).statusCode).toBe(401)
  expect((await signIn('another dozen of letters')).statusCode).toBe(200)
  const again = await choose(link, 'and a third one for good')
  expect(again.statusCode).toBe(403)
  expect(again.json().code).toBe('reset_link_used')
})

test('a sign-in with the old password that runs while the new one is set is refused', async () => {
  const { store, ask, choose, signIn, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const { findByEmail } = store.people
  store.people.findByEmail = async (email) => {
    const found = await findByEmail(email)
    await choose(link)
    return found
  }
  expect((await signIn('twelve letters and more')).statusCode).toBe(401)
  expect((await store.people.findOwner())?.sessions).toEqual([])
})

test('a common password is refused, and the link still works', async () => {
  const { ask, choose, signIn, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  for (const common of ['Passwordpassword', 'olive-owner-1', 'Highpine2026!']) {
    const refused = await choose(link, common)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.password).toMatch(/first passwords people try/)
  }
  expect((await signIn('twelve letters and more')).statusCode).toBe(200)
  expect((await choose('nonsense', 'Passwordpassword')).statusCode).toBe(403)
  expect((await choose(link)).statusCode).toBe(200)
})

test('an address without an account gets the same response and no email', async () => {
  const { ask, token } = await ownerWhoForgot()
  const unknown = await ask('nobody@example.com')
  expect(await token()).toBeUndefined()
  const known = await ask('olive@example.com')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(await token()).toBeDefined()
})

test('the link expires after an hour, and a short password is refused without using it', async () => {
  const { clock, ask, choose, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const short = await choose(link, 'short')
  expect(short.json().fields.password).toContain('12')
  clock.now = new Date(clock.now.getTime() + 61 * 60_000)
  expect((await choose(link)).statusCode).toBe(403)
})

test('a token for another person or purpose, or an invalid one, sets nothing', async () => {
  const { ask, choose, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const wrong = [
    link.slice(0, -2),
    testEmailContext.links.sign('nobody', { purpose: 'reset password', boundTo: '' }),
    testEmailContext.links.sign('olive', { purpose: 'leave list' }),
    'nonsense',
  ]
  for (const one of wrong) expect((await choose(one)).statusCode).toBe(403)
})

test('the response does not wait for work that only existing accounts cause', async () => {
  const testApp = await startTestApp()
  await signInOwner(testApp)
  let asked = 0
  let found: () => void = () => undefined
  testApp.store.people.findByEmail = () => {
    asked += 1
    return new Promise((resolve) => (found = () => resolve(undefined)))
  }
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/password-reset',
    headers: sameOriginHeaders,
    payload: { email: 'olive@example.com' },
  })
  expect(answer.statusCode).toBe(200)
  await expect.poll(() => asked).toBe(1)
  found()
})

test('repeated requests leave one waiting email', async () => {
  const { ask, store, clock } = await ownerWhoForgot()
  for (let times = 0; times < 4; times += 1) await ask('olive@example.com')
  const due = await store.outbox.due(clock.now, 20)
  expect(due.filter(({ row }) => row.letter === 'password-reset')).toHaveLength(1)
  expect((await store.people.findOwner())?.mail.map(({ letter }) => letter).sort()).toEqual([
    'account-ready',
    'password-reset',
  ])
})

test('the email’s link opens a sign-in that wrong passwords had closed, in this browser only', async () => {
  const { app, ask, choose, signIn, token } = await ownerWhoForgot()
  for (let n = 0; n < 20; n += 1) await signIn('a wrong password')
  expect((await signIn('twelve letters and more')).statusCode).toBe(429)
  await ask('olive@example.com')
  const answer = await choose((await token()) ?? '')
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { ...sameOriginHeaders, cookie }
  const payload = { email: 'olive@example.com', password: 'another dozen of letters' }
  const url = '/api/admin/session'
  const here = await app.inject({ method: 'POST', url, headers, payload })
  expect(here.statusCode).toBe(200)
  expect((await signIn('another dozen of letters')).statusCode).toBe(429)
})

test('it opens a browser that was known before and closed itself, too', async () => {
  const { app, ask, signIn, token } = await ownerWhoForgot()
  const first = await signIn('twelve letters and more')
  const device = first.cookies.find(({ name }) => name.endsWith('device'))
  const headers = { ...sameOriginHeaders, cookie: `${device?.name}=${device?.value}` }
  const tryHere = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers,
      payload: { email: 'olive@example.com', password },
    })
  for (let n = 0; n < 20; n += 1) await tryHere('a wrong password')
  expect((await tryHere('twelve letters and more')).statusCode).toBe(429)
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const payload = { token: link, password: 'another dozen of letters' }
  await app.inject({ method: 'POST', url: '/api/admin/new-password', headers, payload })
  expect((await tryHere('another dozen of letters')).statusCode).toBe(200)
})
