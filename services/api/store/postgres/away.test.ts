import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'
import { newDatabase } from '../../testing/postgres-server.ts'
import { openPostgresStore } from './open.ts'

/** A line to the database that can be cut: what is open breaks, and nobody answers until it is mended. */
async function cuttableLine(to: URL) {
  const open = new Set<Socket>()
  let cut = false
  const line = createServer((near) => {
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
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  onTestFinished(() => void line.close())
  const address = line.address()
  const url = new URL(to)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    cut: () => {
      cut = true
      for (const socket of open) socket.destroy()
      open.clear()
    },
    mend: () => (cut = false),
  }
}

test('a database that is away: 503 and when to come back, not ready, and all goes on by itself', async () => {
  const line = await cuttableLine(new URL(await newDatabase(inject('postgresUrl'))))
  const store = await openPostgresStore({ url: line.url, log: pino({ level: 'silent' }) })
  const { app } = await wholeApp({ store })
  onTestFinished(() => store.close())
  const post = (key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...aRequest, idempotencyKey: key },
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

  line.cut()
  for (const answer of [await post('during'), await signIn()]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.json().message).toContain('970-555-0100')
    expect(answer.body).not.toMatch(/ECONN|terminated|127\.0\.0\.1/)
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(200)

  line.mend()
  expect((await post('during')).statusCode).toBe(200)
  expect((await post('before')).body).toBe(before.body)
  expect((await signIn()).statusCode).toBe(401)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
  await expect
    .poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5_000 })
    .toBe(200)
})

test('one form gets one answer over two processes, a restart and a filled honeypot', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const open = async () => {
    const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
    onTestFinished(() => store.close())
    return { store, app: (await wholeApp({ store })).app }
  }
  const [one, other] = [await open(), await open()]
  for (const website of ['', 'https://spam.example']) {
    const payload = { ...aRequest, website, idempotencyKey: `key ${website}` }
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
  for await (const suspect of one.store.whole.read('quarantined-leads')) suspects.push(suspect)
  expect(suspects).toMatchObject([{ honeypot: 'https://spam.example', mail: [] }])
})
