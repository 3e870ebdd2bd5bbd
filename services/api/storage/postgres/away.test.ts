import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import { listen } from '../../testing/listen.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { openPostgresStore } from '../../store.ts'

/** Starts a proxy to the database that can be cut: open connections break, and new ones fail until it is restored. */
async function cuttableProxy(to: URL) {
  const open = new Set<Socket>()
  let cut = false
  const proxy = createServer((near) => {
    if (cut) return near.destroy()
    const far = connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => into.destroy()).on('close', () => into.destroy())
      from.pipe(into)
    }
  })
  onTestFinished(() => void proxy.close())
  const url = new URL(to)
  url.port = String(await listen(proxy))
  return {
    url: url.href,
    cut: () => {
      cut = true
      for (const socket of open) socket.destroy()
      open.clear()
    },
    reconnect: () => (cut = false),
  }
}

test('an unreachable database: 503 with Retry-After, not ready, and automatic recovery', async () => {
  const proxy = await cuttableProxy(new URL(await newDatabase(inject('postgresUrl'))))
  const store = await openPostgresStore({ url: proxy.url, log: pino({ level: 'silent' }) })
  const { app } = await startTestApp({ store })
  onTestFinished(() => store.close())
  const keys = { before: randomUUID(), during: randomUUID() }
  const post = (form: keyof typeof keys) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactFields, idempotencyKey: keys[form] },
    })
  const signIn = () =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: { origin: 'https://www.highpine.example' },
      payload: { email: 'ann@example.com', password: 'twelve letters and more' },
    })
  const before = await post('before')
  expect(before.statusCode).toBe(200)

  proxy.cut()
  for (const answer of [await post('during'), await signIn()]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.json().message).toContain('970-555-0100')
    expect(answer.body).not.toMatch(/ECONN|terminated|127\.0\.0\.1/)
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(200)

  proxy.reconnect()
  expect((await post('during')).statusCode).toBe(200)
  expect((await post('before')).body).toBe(before.body)
  expect((await signIn()).statusCode).toBe(401)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
})

test('a database that is read-only: 503, not ready, and automatic recovery', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
  const service = await startTestApp({ store })
  const { app } = service
  onTestFinished(() => store.close())
  const headers = await signInOwner(service)
  const send = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, headers: sameOriginHeaders, payload })
  const signIn = () =>
    send('/api/admin/session', { email: 'ann@example.com', password: 'twelve letters and more' })
  const setReadOnly = async (value: 'on' | 'off') => {
    const database = new URL(url).pathname.slice(1)
    const server = inject('postgresUrl')
    await command(server, `alter database ${database} set default_transaction_read_only = ${value}`)
    await command(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    )
  }

  await setReadOnly('on')
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(503)
  expect((await send('/api/contact', contactFields)).statusCode).toBe(503)
  expect((await signIn()).statusCode).toBe(503)
  expect((await app.inject({ url: '/api/admin/leads', headers })).statusCode).toBe(200)

  await setReadOnly('off')
  await expect.poll(async () => (await send('/api/contact', contactFields)).statusCode).toBe(200)
  expect((await signIn()).statusCode).toBe(401)
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
})

test('one form gets one answer across two processes, a restart and a filled honeypot', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const open = async () => {
    const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
    onTestFinished(() => store.close())
    return { store, app: (await startTestApp({ store })).app }
  }
  const [one, other] = [await open(), await open()]
  for (const website of ['', 'https://spam.example']) {
    const payload = { ...contactFields, website, idempotencyKey: randomUUID() }
    const send = async ({ app }: typeof one) =>
      (await app.inject({ method: 'POST', url: '/api/contact', payload })).body
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(n % 2 ? one : other)),
    )
    answers.push(await send(await open()))
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ success: true })
  }
  expect((await one.store.leads.newestFirst(0, 10)).total).toBe(1)
  const suspects: unknown[] = []
  for await (const suspect of one.store.bulk.read('quarantined-leads')) suspects.push(suspect)
  expect(suspects).toMatchObject([{ honeypot: 'https://spam.example', mail: [] }])
})
