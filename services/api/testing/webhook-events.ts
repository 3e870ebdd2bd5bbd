import { describe, expect, test } from 'vitest'
import { hookedApp, type OpenStore } from './hooked-app.ts'
import { testSender } from './test-sender.ts'
import { ownOrigin } from './whole-app.ts'

/** What the firm’s own software is told of, from a form to its receiver, over any store. */
export function webhookEvents(adapter: string, open: OpenStore): void {
  describe(`${adapter}: what webhooks tell`, () => {
    test('a posted form is a message that the rules’ own package verifies, once', async () => {
      const { post, work, messages, deliveries, clock, receiver } = await hookedApp(open)
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
      const { app, post, owner, work, messages } = await hookedApp(open)
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
        const { app, store, work, messages } = await hookedApp(open, { confirm })
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

    test('a probe tells nobody; what was set aside is told of when it is released', async () => {
      const { app, owner, post, work, messages, store } = await hookedApp(open)
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
      const { app, post, owner, work, messages, sendAgain, deliveries } = await hookedApp(open)
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
      const { app, post, owner, work, receiver, deliveries } = await hookedApp(open)
      const reference = await post()
      const url = `/api/admin/leads/${reference}/erasure`
      await app.inject({ method: 'POST', url, headers: owner })
      await work()
      expect(receiver.got).toEqual([])
      expect((await deliveries()).deliveries).toMatchObject([{ state: 'dropped' }])
    })
  })
}
