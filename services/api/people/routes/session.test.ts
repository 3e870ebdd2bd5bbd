import { expect, test } from 'vitest'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

test('the one-time link creates the owner, once', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const me = await testApp.app.inject({ url: '/api/admin/session', headers })
  expect(me.json().person).toMatchObject({ name: 'Olive Owner', role: 'owner' })
  expect(JSON.stringify(me.json())).not.toContain('argon2')
  const again = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/setup',
    headers: sameOriginHeaders,
    payload: {
      token: testApp.setup.token,
      name: 'Eve',
      email: 'eve@example.com',
      password: 'x'.repeat(12),
    },
  })
  expect(again.statusCode).toBe(403)
})

test('an owner with a common password is refused, and the one-time link still works', async () => {
  const testApp = await startTestApp()
  const become = (password: string, token = testApp.setup.token) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/admin/setup',
      headers: sameOriginHeaders,
      payload: { token, name: 'Olive Owner', email: 'olive@example.com', password },
    })
  for (const common of ['Passwordpassword', 'olive-owner-1', 'Highpine2026!']) {
    const refused = await become(common)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.password).toMatch(/first passwords people try/)
  }
  expect((await become('Passwordpassword', 'nonsense')).statusCode).toBe(403)
  expect((await become('snow on the ridge')).statusCode).toBe(200)
})

test('signs in with the password, stays signed in across a restart, and signs out permanently', async () => {
  const before = await startTestApp()
  const headers = await signInOwner(before)
  await before.close()
  const testApp = await startTestApp({ folder: before.folder })
  expect(testApp.setup.token).toBeUndefined()
  const who = () => testApp.app.inject({ url: '/api/admin/session', headers })
  expect((await who()).statusCode).toBe(200)
  const out = await testApp.app.inject({ method: 'DELETE', url: '/api/admin/session', headers })
  expect(out.statusCode).toBe(200)
  expect((await who()).statusCode).toBe(401)
  const signIn = (email: string, password: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload: { email, password },
    })
  const wrong = await signIn('olive@example.com', 'not this one')
  const unknown = await signIn('nobody@example.com', 'not this one')
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
  const right = await signIn('OLIVE@example.com', 'twelve letters and more')
  expect(right.statusCode).toBe(200)
  expect(String(right.headers['set-cookie'])).toMatch(/^__Host-.*HttpOnly; Secure; SameSite=Lax/)
})

test('password guesses for one account are throttled, whether the account exists or not', async () => {
  const { app } = await startTestApp()
  const guess = () =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload: { email: 'nobody@example.com', password: 'guess' },
    })
  for (let tries = 0; tries < 20; tries += 1) expect((await guess()).statusCode).toBe(401)
  const slowed = await guess()
  expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '900'])
})

test('concurrent guesses are throttled like sequential ones', async () => {
  const testApp = await startTestApp()
  await signInOwner(testApp)
  const guess = (password: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload: { email: 'olive@example.com', password },
    })
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(`guess ${n}`)))
  const looked = guesses.filter(({ statusCode }) => statusCode === 401)
  expect(looked).toHaveLength(20)
  expect((await guess('twelve letters and more')).statusCode).toBe(429)
})

test('guesses from other devices do not lock out a known device, which is throttled separately', async () => {
  const testApp = await startTestApp()
  await signInOwner(testApp)
  const signIn = (password: string, cookies: Record<string, string> = {}) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload: { email: 'olive@example.com', password },
      cookies,
    })
  const right = 'twelve letters and more'
  const name = '__Host-highpine-device'
  const device = (await signIn(right)).cookies.find((cookie) => cookie.name === name)?.value ?? ''
  for (let tries = 0; tries < 20; tries += 1) await signIn('a stranger’s guess')
  expect((await signIn(right)).statusCode).toBe(429)
  expect((await signIn(right, { [name]: device.replace('.', 'x.') })).statusCode).toBe(429)
  expect((await signIn(right, { [name]: device })).statusCode).toBe(200)
  for (let tries = 0; tries < 20; tries += 1) await signIn('a guess', { [name]: device })
  expect((await signIn(right, { [name]: device })).statusCode).toBe(429)
})

test('a session ends after two weeks, and a modified cookie is invalid', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const changed = { ...headers, cookie: headers.cookie.replace('=', '=x') }
  const who = (sent: Record<string, string>) =>
    testApp.app.inject({ url: '/api/admin/session', headers: sent })
  expect((await who(changed)).statusCode).toBe(401)
  testApp.clock.now = new Date('2026-11-20T15:00:00.000Z')
  expect((await who(headers)).statusCode).toBe(401)
})

test('a write with a session but without an origin is refused', async () => {
  const testApp = await startTestApp()
  const { cookie } = await signInOwner(testApp)
  const answer = await testApp.app.inject({
    method: 'DELETE',
    url: '/api/admin/session',
    headers: { cookie },
  })
  expect(answer.statusCode).toBe(403)
})
