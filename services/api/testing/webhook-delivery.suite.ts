import { mailWorkerDeps, testTransport } from './mail-worker-deps.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import { startMailWorker } from '../email/mail-worker.ts'
import { createWebhookClient } from '../webhooks/webhook-client.ts'
import { startWebhookWorker } from '../webhooks/webhook-worker.ts'
import { webhookSecret } from './webhook-receiver.ts'
import { startWebhookTestApp, type OpenStore } from './webhook-test-app.ts'

/** Registers tests of failed webhook deliveries on any store. */
export function webhookDelivery(adapter: string, open: OpenStore): void {
  describe(`${adapter}: webhooks that fail`, () => {
    test('a receiver that is down gets the same message later, with a new signature', async () => {
      const { post, work, receiver, messages, minutesLater, deliveries } =
        await startWebhookTestApp(open)
      receiver.answer = (_request, reply) => reply.writeHead(503).end()
      await post()
      await work()
      expect((await deliveries()).deliveries).toMatchObject([
        { state: 'waiting', attempts: 1, fault: 'the receiver answered 503' },
      ])
      expect(await work()).toBe(0)
      receiver.answer = (_request, reply) => reply.writeHead(204).end()
      minutesLater(2)
      await work()
      const [first, second] = receiver.got
      expect(messages()[1]).toEqual(messages()[0])
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
      expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature'])
      expect((await deliveries()).deliveries).toMatchObject([{ state: 'sent', attempts: 2 }])
    })

    test('a failed webhook is on the health page, not among the failed emails, and the owner can send it again', async () => {
      const { app, owner, post, work, receiver, sendAgain, deliveries } =
        await startWebhookTestApp(open)
      receiver.answer = (_request, reply) => reply.writeHead(410).end()
      await post()
      await work()
      const [failed] = (await deliveries()).deliveries
      const id = failed?.id ?? ''
      expect(failed?.state).toBe('failed')
      expect(failed?.fault).toContain('410')
      const emails = await app.inject({ url: '/api/admin/failed-mail', headers: owner })
      expect(emails.json()).toEqual({ success: true, mail: [] })
      const missed = `127.0.0.1:${receiver.port} missed 1 webhook`
      const health = async () =>
        (await app.inject({ url: '/api/admin/health', headers: owner })).body.includes(missed)
      expect(await health()).toBe(true)
      receiver.answer = (_request, reply) => reply.end()
      expect((await sendAgain(id)).statusCode).toBe(200)
      await work()
      expect(await health()).toBe(false)
      await sendAgain(id)
      await work()
      expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(
        Array.from({ length: 3 }, () => id),
      )
      expect((await sendAgain('another')).json()).toMatchObject({ code: 'no_such_webhook' })
    })

    test('the owner sends all that failed again, once the receiver is back', async () => {
      const { app, owner, post, work, receiver, deliveries, minutesLater } =
        await startWebhookTestApp(open)
      receiver.answer = (_request, reply) => reply.writeHead(410).end()
      for (const name of ['Ann', 'Bea']) await post({ name, email: `${name}@example.com` })
      await work()
      expect(await deliveries()).toMatchObject({ failed: 2, total: 2 })
      receiver.answer = (_request, reply) => reply.end()
      await post({ name: 'Cat', email: 'cat@example.com' })
      await work()
      minutesLater(1)
      const payload = { action: 'send again' }
      const url = '/api/admin/webhooks'
      expect((await app.inject({ method: 'PATCH', url, headers: owner, payload })).statusCode).toBe(
        200,
      )
      await work()
      expect(await deliveries()).toMatchObject({ failed: 0, total: 3 })
      // What had arrived is not sent again.
      expect(receiver.got).toHaveLength(5)
    })

    test('private addresses are refused, and the log has the fix', async () => {
      const { post, work, receiver, deliveries } = await startWebhookTestApp(open, {
        allowPrivate: false,
      })
      await post()
      await work()
      expect(receiver.got).toEqual([])
      const [held] = (await deliveries()).deliveries
      expect(held?.fault).toContain('WEBHOOK_PRIVATE=on')
    })

    test('a hanging receiver delays neither emails nor shutdown', async () => {
      const { post, deps, receiver, store, deliveries, clock } = await startWebhookTestApp(open)
      receiver.answer = () => undefined
      for (let n = 0; n < 6; n += 1) await post({ message: `The roof, ${n}` })
      // With a timeout that ends none of them while the emails go out.
      const settings = { url: receiver.url, secret: webhookSecret, allowPrivate: true }
      const client = createWebhookClient(settings, { waitMs: 120_000 })
      const worker = startWebhookWorker({ ...deps, client })
      await expect.poll(() => receiver.got.length).toBe(4)
      const emails: OutgoingEmail[] = []
      const transport = testTransport(async (one) => void emails.push(one))
      const mail = startMailWorker(mailWorkerDeps(store, clock, { transport }))
      onTestFinished(mail.stop)
      // Two for each lead, limited to three a day for one address, and the owner's welcome.
      await expect.poll(() => emails.length).toBe(6 + 3 + 1)
      expect(receiver.got).toHaveLength(4)
      const began = Date.now()
      await worker.stop()
      expect(Date.now() - began).toBeLessThan(60_000)
      const states = (await deliveries()).deliveries.map(({ state }) => state)
      expect(states).toEqual(Array.from({ length: 6 }, () => 'waiting'))
    })
  })
}
