import { expect, test } from 'vitest'
import { letterOf } from '../../mail/letters.ts'
import { testSender } from '../../testing/test-sender.ts'
import { ownerSignedIn, ownOrigin, wholeApp } from '../../testing/whole-app.ts'

async function ownerWhoForgot() {
  const whole = await wholeApp()
  const { app, store, clock } = whole
  const session = await ownerSignedIn(whole)
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: ownOrigin, payload })
  const ask = (email: string) => post('/api/admin/password-reset', { email })
  const choose = (token: string, password = 'another dozen of letters') =>
    post('/api/admin/new-password', { token, password })
  const signIn = (password: string) =>
    post('/api/admin/session', { email: 'olive@example.com', password })
  /** The token in the letter that is due to the owner. */
  const token = async () => {
    const due = await store.outbox.due(clock.now, 10)
    const reset = due.filter(({ row }) => row.letter === 'password-reset').at(-1)
    const letter = reset && letterOf(reset, testSender)
    return /\/admin\/reset\?token=([\w.-]+)/.exec(
      letter && 'text' in letter ? letter.text : '',
    )?.[1]
  }
  return { app, clock, session, ask, choose, signIn, token }
}

test('the letter’s link sets a new password, once, and ends every session', async () => {
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

test('an address without an account gets the same answer, and no letter', async () => {
  const { ask, token } = await ownerWhoForgot()
  const unknown = await ask('nobody@example.com')
  expect(await token()).toBeUndefined()
  const known = await ask('olive@example.com')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(await token()).toBeDefined()
})

test('the link dies after an hour, and a short password is refused before it is used up', async () => {
  const { clock, ask, choose, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const short = await choose(link, 'short')
  expect(short.json().fields.password).toContain('12')
  clock.now = new Date(clock.now.getTime() + 61 * 60_000)
  expect((await choose(link)).statusCode).toBe(403)
})

test('a token for another person, another purpose or of nobody sets nothing', async () => {
  const { ask, choose, token } = await ownerWhoForgot()
  await ask('olive@example.com')
  const link = (await token()) ?? ''
  const wrong = [
    link.slice(0, -2),
    testSender.links.sign('nobody', { purpose: 'reset password', bound: '' }),
    testSender.links.sign('olive', { purpose: 'leave list' }),
    'nonsense',
  ]
  for (const one of wrong) expect((await choose(one)).statusCode).toBe(403)
})
