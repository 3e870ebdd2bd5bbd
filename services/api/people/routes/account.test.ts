import { expect, test } from 'vitest'
import { totpCode, fromBase32, stepAt } from '../sign-in/totp.ts'
import {
  signInOwner,
  sameOriginHeaders,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts'

const url = '/api/admin/account'
const password = 'twelve letters and more'

const signIn = async ({ app }: TestApp, code?: string, userAgent = 'curl/8') => {
  const payload = { email: 'olive@example.com', password, ...(code !== undefined && { code }) }
  const headers = { ...sameOriginHeaders, 'user-agent': userAgent }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/session', headers, payload })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return {
    status: answer.statusCode,
    code: answer.json().code,
    headers: { ...sameOriginHeaders, cookie },
  }
}

/** Turns the second factor on for the owner. Returns functions for the app's current code, and the recovery codes. */
async function withCodes(product: TestApp) {
  const { app, clock } = product
  const headers = await signInOwner(product)
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', payload: object) =>
    app.inject({ method, url: `${url}/second-factor`, headers, payload })
  const { secret, address } = (await send('POST', { password })).json()
  const shown = () => totpCode(fromBase32(secret), stepAt(clock.now))
  const confirmed = await send('PATCH', { code: shown() })
  return { headers, send, secret, address, shown, codes: confirmed.json().recoveryCodes }
}

test('codes are required after confirmation; each is valid once', async () => {
  const product = await startTestApp()
  const { shown, address, secret, codes } = await withCodes(product)
  expect(address).toContain(`secret=${secret}`)
  expect(new Set(codes).size).toBe(8)
  expect(await signIn(product)).toMatchObject({ status: 401, code: 'code_needed' })
  // The code of the confirmation is used.
  expect(await signIn(product, shown())).toMatchObject({ status: 401, code: 'wrong_code' })
  product.clock.now = new Date(product.clock.now.getTime() + 30_000)
  expect((await signIn(product, shown())).status).toBe(200)
  expect(await signIn(product, shown())).toMatchObject({ status: 401, code: 'wrong_code' })
})

test('turning codes on or off is in the audit log', async () => {
  const product = await startTestApp()
  const { send } = await withCodes(product)
  await send('DELETE', { password })
  expect((await product.store.audit.newestFirst(0, 2)).entries).toMatchObject([
    { did: 'turned off', name: 'Olive Owner', what: 'their sign-in codes' },
    { did: 'turned on', name: 'Olive Owner', what: 'their sign-in codes' },
  ])
})

test('an unconfirmed secret requires no code', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  const send = (method: 'POST' | 'PATCH', payload: object) =>
    product.app.inject({ method, url: `${url}/second-factor`, headers, payload })
  expect((await send('POST', { password })).statusCode).toBe(200)
  expect((await send('PATCH', { code: '000000' })).json().code).toBe('wrong_code')
  expect((await signIn(product)).status).toBe(200)
})

test('a recovery code signs in once, without the app', async () => {
  const product = await startTestApp()
  const { codes, headers } = await withCodes(product)
  expect((await signIn(product, codes[0].toLowerCase())).status).toBe(200)
  expect((await signIn(product, codes[0])).status).toBe(401)
  const { secondFactor } = (await product.app.inject({ url, headers })).json()
  expect(secondFactor).toEqual({ on: true, recoveryCodes: 7 })
})

test('turning codes on or off requires the password, and guesses at it or a code are throttled', async () => {
  const product = await startTestApp()
  const { send, shown } = await withCodes(product)
  expect((await send('POST', { password })).json().code).toBe('has_codes')
  expect((await send('DELETE', { password: 'another one' })).json().code).toBe('wrong_password')
  for (let tries = 0; tries < 20; tries += 1) await signIn(product, '000000')
  expect((await signIn(product, shown())).status).toBe(429)
  // The owner's own browser counts by itself.
  for (let tries = 1; tries < 20; tries += 1) await send('DELETE', { password: 'another one' })
  expect((await send('DELETE', { password })).statusCode).toBe(429)
  product.clock.now = new Date(product.clock.now.getTime() + 16 * 60_000)
  expect((await send('DELETE', { password })).statusCode).toBe(200)
  expect((await signIn(product)).status).toBe(200)
})

test('concurrent password guesses in a stolen session are throttled too', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  const guess = (_: unknown, n: number) =>
    product.app.inject({
      method: 'POST',
      url: `${url}/second-factor`,
      headers,
      payload: { password: `guess ${n}` },
    })
  const guesses = await Promise.all(Array.from({ length: 40 }, guess))
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
})

test('a person lists their sessions, ends one, and ends all others', async () => {
  const product = await startTestApp()
  const { app, clock } = product
  const first = await signInOwner(product)
  const phone = await signIn(product, undefined, 'Mozilla/5.0 (iPhone) Safari/604.1')
  const desktop = await signIn(product, undefined, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
  const sessions = async (headers: typeof first) =>
    (await app.inject({ url, headers })).json().sessions
  await sessions(desktop.headers)
  expect(await sessions(desktop.headers)).toMatchObject([
    { device: 'Firefox on Windows', current: true, lastSeenAt: clock.now.toISOString() },
    { device: 'Safari on iPhone', current: false, lastSeenAt: '2026-11-05T15:00:00.000Z' },
    { current: false },
  ])
  const [, lost] = await sessions(desktop.headers)
  const end = (path: string) =>
    app.inject({ method: 'DELETE', url: `${url}/sessions${path}`, headers: desktop.headers })
  expect((await end(`/${lost.id}`)).statusCode).toBe(200)
  expect((await app.inject({ url, headers: phone.headers })).statusCode).toBe(401)
  expect((await app.inject({ url, headers: first })).statusCode).toBe(200)
  expect((await end('')).statusCode).toBe(200)
  expect((await app.inject({ url, headers: first })).statusCode).toBe(401)
  expect(await sessions(desktop.headers)).toHaveLength(1)
})

test('a session that is unused for a week ends; a session of an earlier release has only its absolute lifetime', async () => {
  const product = await startTestApp()
  const { app, clock, store } = product
  const headers = await signInOwner(product)
  const other = await signIn(product)
  const look = async (sent: object) => (await app.inject({ url, headers: { ...sent } })).statusCode
  const daysLater = (days: number) =>
    (clock.now = new Date(clock.now.getTime() + days * 24 * 60 * 60 * 1000))
  daysLater(6)
  expect(await look(headers)).toBe(200)
  daysLater(2)
  expect([await look(headers), await look(other.headers)]).toEqual([200, 401])
  const sessions = async () => (await app.inject({ url, headers })).json().sessions
  expect(await sessions()).toHaveLength(1)

  const owner = await store.people.findOwner()
  await store.people.transact(owner?.id ?? '', (person) => {
    const earlier = person?.sessions.map(({ lastSeenAt: _, ...session }) => session) ?? []
    return person ? { change: { ...person, sessions: earlier }, answer: true } : { answer: false }
  })
  expect(await look(other.headers)).toBe(200)
  daysLater(7)
  expect(await look(other.headers)).toBe(401)
})
