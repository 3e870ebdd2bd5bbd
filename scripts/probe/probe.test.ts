import { expect, test } from 'vitest'
import { startTestApp } from '../../services/api/testing/test-app.ts'
import { probe } from './probe.ts'

const token = 'a token of twenty-four and more'

/** Starts the app, listening, without the mail worker. */
async function withoutWorker(config = {}) {
  const whole = await startTestApp({ config: { probeToken: token, ...config } })
  const origin = await whole.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...whole, origin }
}

test('a probe fails without a running mail worker, and still cleans up', async () => {
  const { origin, store } = await withoutWorker()
  await expect(probe({ origin, token, withinMs: 10_000 })).rejects.toThrow(
    /^HP-\w{6} was stored, but its email waits: the mail worker does not work\.$/,
  )
  expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
})

test('a probe fails if one of its emails was sent', async () => {
  const { origin, store } = await withoutWorker()
  const sending = probe({ origin, token, withinMs: 60_000 }).catch((error: unknown) =>
    String(error),
  )
  await expect.poll(async () => (await store.leads.newestFirst(0, 1)).total).toBe(1)
  for (const mail of await store.outbox.due(new Date('2027-01-01'), 10))
    await store.outbox.recordOutcome(mail, { ...mail.row, state: 'sent' })
  expect(await sending).toMatch(/The email of HP-\w{6} was sent: probes send none/)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
})

test('a probe needs no challenge during a flood', async () => {
  const { origin } = await withoutWorker({ challenge: true })
  await expect(probe({ origin, token, withinMs: 10_000 })).rejects.toThrow('the mail worker')
})
