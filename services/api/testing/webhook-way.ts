import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contactAccepted } from '../contract/contact.ts'
import { deliveryList } from '../contract/webhook.ts'
import type { LetterOut } from '../mail/post.ts'
import { startMailWorker } from '../mail/worker.ts'
import type { Store } from '../store/store.ts'
import { sendDueHooks, startCourier } from '../webhooks/courier.ts'
import { webhook } from '../webhooks/hook.ts'
import { testSender } from './test-sender.ts'
import { hookSecret, verified, webhookReceiver } from './webhook-receiver.ts'
import { aRequest, ownerSignedIn, ownOrigin, wholeApp } from './whole-app.ts'

const log = pino({ level: 'silent' })
const minuteMs = 60_000

/** Webhooks from a form to their receiver, over any store. */
export function webhooksTheWholeWay(adapter: string, open: () => Promise<Store | undefined>): void {
  /** The app with a receiver, a courier's round by hand, and what a visitor and the owner do. */
  async function hooked({ confirm = false, allowPrivate = true } = {}) {
    const receiver = await webhookReceiver()
    const settings = { url: receiver.url, secret: hookSecret, allowPrivate }
    const store = await open()
    const whole = await wholeApp({
      config: { webhook: settings, newsletterConfirm: confirm, probeToken: 'p'.repeat(24) },
      ...(store && { store }),
    })
    // Receivers refuse what is older than five minutes by their own clock.
    whole.clock.now = new Date()
    const round = {
      outbox: whole.store.outbox,
      hook: webhook(settings),
      origin: 'https://www.highpine.example',
      now: () => whole.clock.now,
      random: () => 0.5,
      log,
    }
    const owner = await ownerSignedIn(whole)
    /** Posts the form. Out: the request's reference. */
    const post = async (change: object = {}, headers = {}) => {
      const payload = { ...aRequest, ...change }
      const sent = { method: 'POST', url: '/api/contact', payload, headers } as const
      return contactAccepted.parse((await whole.app.inject(sent)).json()).reference
    }
    const deliveries = async () =>
      deliveryList.parse(
        (await whole.app.inject({ url: '/api/admin/webhooks', headers: owner })).json(),
      )
    const sendAgain = (id: string) =>
      whole.app.inject({
        method: 'PATCH',
        url: `/api/admin/webhooks/${id}`,
        headers: owner,
        payload: { action: 'send again' },
      })
    const messages = () => receiver.got.map(verified)
    const minutesLater = (minutes: number) =>
      (whole.clock.now = new Date(whole.clock.now.getTime() + minutes * minuteMs))
    return {
      ...{ ...whole, receiver, round, owner, post, messages, minutesLater, sendAgain },
      deliveries,
      work: () => sendDueHooks(round),
    }
  }

  describe(`${adapter}: webhooks`, () => {
    test('a posted form is a message that the rules’ own package verifies, once', async () => {
      const { post, work, messages, deliveries, clock, receiver } = await hooked()
      const reference = await post({ message: 'Ein Dach für Zoë' })
      expect(await work()).toBe(1)
      expect(await work()).toBe(0)
      expect(messages()).toHaveLength(1)
      expect(messages()).toMatchObject([
        {
          type: 'lead.created',
          timestamp: clock.now.toISOString(),
          data: {
            reference,
            name: 'Ann Ridge',
            email: 'ann@example.com',
            phone: '970-555-0111',
            serviceType: 'remodels',
            message: 'Ein Dach für Zoë',
            status: 'new',
            url: `https://www.highpine.example/admin/contacts?lead=${reference}`,
          },
        },
      ])
      const { receiver: host, deliveries: sent, total } = await deliveries()
      expect([host, total]).toEqual([`127.0.0.1:${receiver.port}`, 1])
      expect(sent[0]).toMatchObject({ event: 'lead.created', state: 'sent', lead: reference })
    })

    test('a new status says from what to what, and by whom; a note alone says nothing', async () => {
      const { app, post, owner, work, messages } = await hooked()
      const reference = await post()
      const change = (payload: object) =>
        app.inject({
          method: 'PATCH',
          url: `/api/admin/leads/${reference}`,
          headers: owner,
          payload,
        })
      await change({ version: 1, note: 'Called.' })
      await change({ version: 2, status: 'contacted' })
      await work()
      expect(messages()[1]).toMatchObject({
        type: 'lead.status_changed',
        data: { reference, from: 'new', to: 'contacted', by: 'Olive Owner' },
      })
      expect(messages()).toHaveLength(2)
    })

    test.each([false, true])(
      'a subscriber is told of once, when on the list; double opt-in %s',
      async (confirm) => {
        const { app, store, work, messages } = await hooked({ confirm })
        const email = 'june@example.com'
        const subscribe = () =>
          app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } })
        await subscribe()
        await subscribe()
        await work()
        expect(messages()).toHaveLength(confirm ? 0 : 1)
        if (confirm) {
          const june = await store.subscribers.settle(email, (one) => ({ answer: one?.id ?? '' }))
          const token = testSender.links.sign(june, { purpose: 'confirm subscription' })
          const url = `/api/newsletter/confirm?token=${token}`
          await app.inject(url)
          await work()
          expect(messages()).toEqual([])
          await app.inject({ method: 'POST', url, headers: ownOrigin })
          await app.inject({ method: 'POST', url, headers: ownOrigin })
          await work()
        }
        expect(messages()).toMatchObject([{ type: 'subscriber.created', data: { email } }])
      },
    )

    test('a receiver that is down gets it later: the same message, signed anew', async () => {
      const { post, work, receiver, messages, minutesLater, deliveries } = await hooked()
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

    test('one that was given up is no failed letter, and the owner sends it again', async () => {
      const { app, owner, post, work, receiver, sendAgain, deliveries } = await hooked()
      receiver.answer = (_request, reply) => reply.writeHead(410).end()
      await post()
      await work()
      const [failed] = (await deliveries()).deliveries
      const id = failed?.id ?? ''
      expect(failed?.state).toBe('failed')
      expect(failed?.fault).toContain('410')
      const letters = await app.inject({ url: '/api/admin/failed-mail', headers: owner })
      expect(letters.json()).toEqual({ success: true, mail: [] })
      receiver.answer = (_request, reply) => reply.end()
      expect((await sendAgain(id)).statusCode).toBe(200)
      await work()
      await sendAgain(id)
      await work()
      expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(
        Array.from({ length: 3 }, () => id),
      )
      expect((await sendAgain('another')).json()).toMatchObject({ code: 'no_such_webhook' })
    })

    test('nothing goes into the private network, and the log says what to do', async () => {
      const { post, work, receiver, deliveries } = await hooked({ allowPrivate: false })
      await post()
      await work()
      expect(receiver.got).toEqual([])
      const [held] = (await deliveries()).deliveries
      expect(held?.fault).toContain('WEBHOOK_PRIVATE=on')
    })

    test('a receiver that hangs holds up no letter, and the service stops all the same', async () => {
      const { post, round, receiver, store, deliveries, clock } = await hooked()
      receiver.answer = () => undefined
      for (let n = 0; n < 6; n += 1) await post({ message: `The roof, ${n}` })
      const courier = startCourier(round)
      await expect.poll(() => receiver.got.length, { timeout: 5_000 }).toBe(4)
      const letters: LetterOut[] = []
      const mail = startMailWorker({
        ...round,
        post: { where: '', send: async (one) => void letters.push(one), close: async () => {} },
        sender: testSender,
        counts: store.counters,
        now: () => clock.now,
      })
      onTestFinished(mail.stop)
      // Two of each request, three of them to one address in a day, and the owner's welcome.
      await expect.poll(() => letters.length, { timeout: 8_000 }).toBe(6 + 3 + 1)
      expect(receiver.got).toHaveLength(4)
      const began = Date.now()
      await courier.stop()
      expect(Date.now() - began).toBeLessThan(3_000)
      const states = (await deliveries()).deliveries.map(({ state }) => state)
      expect(states).toEqual(Array.from({ length: 6 }, () => 'waiting'))
    })

    test('a probe tells nobody; what was set aside is told of when it is released', async () => {
      const { app, owner, post, work, messages, store } = await hooked()
      await post({}, { 'probe-token': 'p'.repeat(24) })
      await post({ message: 'Buy now', website: 'https://spam.example' })
      expect(await work()).toBe(0)
      const [held] = (await store.quarantine.leads.newestFirst(0, 1)).leads
      await app.inject({
        method: 'PATCH',
        url: `/api/admin/quarantine/${held?.id}`,
        headers: owner,
        payload: { action: 'release' },
      })
      await work()
      expect(messages()).toMatchObject([{ type: 'lead.created', data: { reference: held?.id } }])
    })

    test('whoever was told of a request is told that it was erased, and nothing else of it', async () => {
      const { app, post, owner, work, messages, sendAgain, deliveries } = await hooked()
      const reference = await post()
      await work()
      const url = `/api/admin/leads/${reference}/erasure`
      await app.inject({ method: 'POST', url, headers: owner })
      await work()
      expect(messages()[1]).toMatchObject({ type: 'lead.erased' })
      expect(messages()[1]?.data).toEqual({ reference })
      const created = (await deliveries()).deliveries.find(({ event }) => event === 'lead.created')
      await sendAgain(created?.id ?? '')
      await work()
      expect(messages()).toHaveLength(2)
    })

    test('what was erased meanwhile is told to nobody', async () => {
      const { app, post, owner, work, receiver, deliveries } = await hooked()
      const reference = await post()
      const url = `/api/admin/leads/${reference}/erasure`
      await app.inject({ method: 'POST', url, headers: owner })
      await work()
      expect(receiver.got).toEqual([])
      expect((await deliveries()).deliveries).toMatchObject([{ state: 'dropped' }])
    })
  })
}
