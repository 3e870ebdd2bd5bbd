import { expect, test } from 'vitest'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

test('the owner reads the audit log newest first, in pages', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const send = (method: 'POST' | 'GET', url: string, payload?: object) =>
    testApp.app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) })
  await send('POST', 'people', { email: 'sam@example.com', role: 'staff' })
  testApp.clock.now = new Date('2026-11-05T16:00:00.000Z')
  await send('GET', 'subscribers.csv')
  await send('GET', 'leads.csv?q=Ann')
  const { entries, total } = (await send('GET', 'audit?perPage=2')).json()
  expect(total).toBe(4)
  expect(entries).toMatchObject([
    { did: 'exported', collection: 'leads', what: '0', name: 'Olive Owner' },
    { did: 'exported', collection: 'subscribers', at: '2026-11-05T16:00:00.000Z' },
  ])
  expect(JSON.stringify(entries)).not.toContain('Ann')
  expect((await send('GET', 'audit?perPage=2&page=2')).json().entries).toMatchObject([
    { did: 'invited', what: 'sam@example.com as staff' },
    { did: 'created the owner account', name: 'Olive Owner' },
  ])
})

test('the audit log has the owner’s setup, sign-ins and sign-outs, with time and browser, and no secrets', async () => {
  const testApp = await startTestApp()
  const { app, clock, store } = testApp
  const headers = await signInOwner(testApp)
  const password = 'twelve letters and more'
  const signIn = (tried: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: {
        ...sameOriginHeaders,
        'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Firefox/140.0',
      },
      payload: { email: 'olive@example.com', password: tried },
    })
  clock.now = new Date('2026-11-05T16:00:00.000Z')
  const { cookies } = await signIn(password)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await app.inject({ method: 'DELETE', url: '/api/admin/account/sessions', headers })
  clock.now = new Date('2026-11-05T17:00:00.000Z')
  await app.inject({ method: 'DELETE', url: '/api/admin/session', headers })
  expect(cookie).not.toBe('')
  for (let n = 0; n < 22; n += 1) await signIn(`wrong ${n}`)
  const { entries } = await store.audit.newestFirst(0, 50)
  const said = entries.map(({ at, name = '', did, what = '' }) =>
    [at.slice(11, 16), name, did, what].filter(Boolean).join(' '),
  )
  expect(said).toEqual([
    '17:00 paused sign-ins of Olive Owner for a while: too many wrong passwords or codes',
    '17:00 Olive Owner signed out',
    '16:00 Olive Owner signed out everywhere else',
    '16:00 Olive Owner signed in on Firefox on Mac',
    '15:00 Olive Owner created the owner account',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/letters|wrong \d|127\.0\.0\.1|olive@/)
})

test('wrong passwords for unknown accounts are not logged', async () => {
  const { app, store } = await startTestApp()
  const payload = { email: 'nobody@example.com', password: 'twelve letters' }
  for (let n = 0; n < 22; n += 1)
    await app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload,
    })
  expect((await store.audit.newestFirst(0, 50)).total).toBe(0)
})

test('the owner sees for how long records are kept', async () => {
  const { app, ...testApp } = await startTestApp({
    config: { retentionDays: { RETENTION_DAYS: 365, APPLICATION_RETENTION_DAYS: 'off' } },
  })
  const headers = await signInOwner({ app, ...testApp })
  const answer = (await app.inject({ url: '/api/admin/retention', headers })).json()
  expect(answer).toEqual({
    success: true,
    days: 365,
    applicationDays: null,
    quarantineDays: 90,
  })
})
