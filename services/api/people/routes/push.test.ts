import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestBrowser, startPushService } from '../../testing/push-service.ts'
import { signInOwner, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { pushState } from '../push-contract.ts'
import { createPushClient } from '../push/push-client.ts'

const url = '/api/admin/account/push'
const publicService = 'https://push.example.com'

/** Starts the app, and acts as the owner in a browser. */
async function startAccount(given: Parameters<typeof startTestApp>[0] = {}) {
  const testApp = await startTestApp(given)
  const headers = await signInOwner(testApp)
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = url, payload?: object) =>
    testApp.app.inject({ method, url: path, headers, ...(payload && { payload }) })
  const state = async () => pushState.parse((await call('GET')).json())
  const { senderKey } = await state()
  const browser = (origin = publicService) => createTestBrowser(origin, 'one', senderKey)
  return { ...testApp, headers, call, state, senderKey, browser }
}

const pushesOf = async ({ store }: Pick<TestApp, 'store'>) =>
  ((await store.people.findOwner())?.sessions ?? []).flatMap(({ push }) => push ?? [])

test('a browser is added to the devices and taken off again, which the audit log has', async () => {
  const account = await startAccount()
  const { call, state, browser, store } = account
  expect((await state()).devices).toEqual([])
  const { subscription } = browser()
  expect((await call('POST', url, subscription)).statusCode).toBe(200)
  // The page tells it again after each sign-in.
  expect((await call('POST', url, subscription)).statusCode).toBe(200)
  const [device, ...others] = (await state()).devices
  expect(others).toEqual([])
  expect(device).toMatchObject({ current: true, since: '2026-11-05T15:00:00.000Z' })
  const session = await call('GET', '/api/admin/session')
  expect(session.json()).toMatchObject({ person: { push: 'on' } })
  const path = `${url}/${device?.id}`
  expect((await call('DELETE', path)).statusCode).toBe(200)
  expect((await call('DELETE', path)).json()).toMatchObject({ code: 'no_such_device' })
  expect(await pushesOf(account)).toEqual([])
  // The page of a device that was taken off elsewhere doesn't subscribe again.
  expect((await call('GET', '/api/admin/session')).json()).toMatchObject({
    person: { push: 'off' },
  })
  const { entries } = await store.audit.newestFirst(0, 10)
  const noted = entries.filter(({ what = '' }) => what.startsWith('notifications on '))
  expect(noted.map(({ did }) => did)).toEqual(['turned off', 'turned on'])
})

test.each([
  'http://push.example.com/send/one',
  'https://127.0.0.1/send/one',
  'https://[::1]/send/one',
  'https://10.0.0.7/send/one',
  'https://2130706433/send/one',
  'https://localhost:8443/send/one',
  'https://user:password@push.example.com/send/one',
  'ftp://push.example.com/one',
])('%s is no address of a push service', async (endpoint) => {
  const account = await startAccount()
  const { subscription } = account.browser()
  const answer = await account.call('POST', url, { ...subscription, endpoint })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.endpoint).toContain('https://')
  expect(await pushesOf(account)).toEqual([])
})

test('keys that no browser has, and a key that is not ours any more, are refused', async () => {
  const account = await startAccount()
  const { subscription } = account.browser()
  const keys = { ...subscription.keys, auth: 'short' }
  expect((await account.call('POST', url, { ...subscription, keys })).json()).toMatchObject({
    fields: { keys: 'These aren’t a browser’s keys.' },
  })
  const outdated = await account.call('POST', url, { ...subscription, senderKey: 'another' })
  expect(outdated.json()).toMatchObject({ code: 'push_key_changed' })
  expect(await pushesOf(account)).toEqual([])
})

test('settings change one by one, and quiet hours need two times of the day', async () => {
  const { call, state } = await startAccount()
  const quiet = { from: '21:00', to: '07:00' }
  await call('PATCH', url, { quiet })
  await call('PATCH', url, { names: true })
  await call('PATCH', url, { events: ['new'] })
  expect((await state()).settings).toEqual({
    events: ['new'],
    names: true,
    quiet,
    urgentAlways: true,
  })
  await call('PATCH', url, { quiet: null })
  expect((await state()).settings.quiet).toBeNull()
  for (const wrong of [
    { from: '21:00', to: '21:00' },
    { from: '25:00', to: '07:00' },
  ])
    expect((await call('PATCH', url, { quiet: wrong })).statusCode).toBe(400)
})

test('a test is sent to the browser that asks for it, and its failure is answered', async () => {
  const service = await startPushService()
  const pushClient = createPushClient({
    allowPrivate: true,
    ...service.trusted,
    resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  const account = await startAccount({ pushClient })
  const { call, browser, store } = account
  expect((await call('POST', `${url}/test`)).json()).toMatchObject({ code: 'no_such_device' })
  const own = browser(service.origin)
  const owner = await store.people.findOwner()
  const [session] = owner?.sessions ?? []
  if (!owner || !session) throw new Error('nobody is signed in')
  const push = { ...own.subscription.keys, endpoint: own.subscription.endpoint }
  const failing = { since: '2026-11-05T15:00:00.000Z', reason: 'the push service answered 503' }
  const ours = { senderKey: own.subscription.senderKey, since: failing.since, failing }
  await store.people.transact(owner.id, (found) => ({
    ...(found && { change: { ...found, sessions: [{ ...session, push: { ...push, ...ours } }] } }),
    answer: undefined,
  }))
  expect((await call('POST', `${url}/test`)).statusCode).toBe(200)
  expect(service.got.map(own.read)).toMatchObject([{ title: 'It works', url: '/admin/account' }])
  const [reached] = await pushesOf(account)
  expect(reached?.failing).toBeUndefined()
  expect(reached?.reachedAt).toBe('2026-11-05T15:00:00.000Z')
  service.answer = (_request, reply) => reply.writeHead(503).end()
  const failed = await call('POST', `${url}/test`)
  expect(failed.statusCode).toBe(502)
  expect(failed.json().message).toContain('the push service answered 503')
  service.answer = (_request, reply) => reply.writeHead(410).end()
  expect((await call('POST', `${url}/test`)).json()).toMatchObject({ code: 'no_such_device' })
  expect(await pushesOf(account)).toEqual([])
})

test('a name that leads into the private network gets nothing', async () => {
  const service = await startPushService()
  let asked = 0
  const client = createPushClient({
    ...service.trusted,
    resolve: (_host, done) => {
      asked += 1
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])
    },
  })
  const { senderKey, store, clock } = await startAccount()
  const { port } = new URL(service.origin)
  const { subscription } = createTestBrowser(`https://push.example.com:${port}`, 'one', senderKey)
  const payload = { title: 'New lead', body: '', url: '/admin/dashboard', tag: 'one' }
  const keys = await store.pushKeys.obtain(clock.now)
  const sender = { keys, subject: 'https://www.highpine.example' }
  const send = (endpoint: string) =>
    client.send(
      { endpoint, ...subscription.keys },
      { payload, ttl: 60, urgency: 'high' },
      { sender, now: clock.now },
    )
  await expect(send(subscription.endpoint)).rejects.toThrow('in a private network')
  await expect(send(`https://127.0.0.1:${port}/one`)).rejects.toThrow('not one of a push service')
  await expect(send(`http://push.example.com:${port}/one`)).rejects.toThrow('not one of a push')
  expect(asked).toBe(1)
  expect(service.got).toEqual([])
})

test('neither answers nor the log have our private key or the address of a device', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const account = await startAccount({ log })
  const { call, browser, store, clock } = account
  const { subscription } = browser()
  await call('POST', url, subscription)
  await call('POST', `${url}/test`)
  const { privateKey } = await store.pushKeys.obtain(clock.now)
  const answers = [await call('GET'), await call('GET', '/api/admin/session')]
  const all = [...lines, ...answers.map(({ body }) => body)].join('\n')
  expect(all).not.toContain(privateKey)
  expect(all).not.toContain(new URL(subscription.endpoint).pathname)
  expect(all).not.toContain(subscription.keys.auth)
})
