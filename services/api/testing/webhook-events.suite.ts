import { describe, expect, test } from 'vitest'
import { colleagues } from '../leads/contract.ts'
import { signSelfServiceToken, createLinkSigner } from '../email/link-tokens.ts'
import { startWebhookTestApp, type OpenStore } from './webhook-test-app.ts'
import { testEmailContext } from './test-firm.ts'
import { contactFields } from './send-contact.ts'
import { postForm } from './submit-contact.ts'
import { sameOriginHeaders } from './test-app.ts'

/** Registers tests of webhook messages on any store, from the form to the receiver. */
export function webhookEvents(adapter: string, open: OpenStore): void {
  describe(`${adapter}: webhook messages`, () => {
    test('a posted form sends one message that the standardwebhooks package verifies', async () => {
      const { post, work, messages, deliveries, clock, receiver } = await startWebhookTestApp(open)
      const reference = await post({ message: 'Ein Dach für Zoë', town: 'Vail', roofArea: '200' })
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
            town: 'Vail',
            extra: { roofArea: '200', town: 'Vail' },
            status: 'new',
            url: `https://www.highpine.example/admin/contacts?lead=${reference}`,
          },
        },
      ])
      const { receiver: host, deliveries: sent, total } = await deliveries()
      expect([host, total]).toEqual([`127.0.0.1:${receiver.port}`, 1])
      expect(sent[0]).toMatchObject({ event: 'lead.created', state: 'sent', lead: reference })
    })

    test('a status change has the old and the new status and the person; a note sends nothing', async () => {
      const { app, post, owner, work, messages } = await startWebhookTestApp(open)
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
      // Both are delivered concurrently.
      expect(messages().find(({ type }) => type === 'lead.status_changed')).toMatchObject({
        data: { reference, from: 'new', to: 'contacted', by: 'Olive Owner' },
      })
      expect(messages()).toHaveLength(2)
    })

    test('changes in quick succession are one message with the current lead', async () => {
      const { app, post, owner, work, messages, minutesLater } = await startWebhookTestApp(open)
      const reference = await post()
      const url = `/api/admin/leads/${reference}`
      const change = (payload: object) =>
        app.inject({ method: 'PATCH', url, headers: owner, payload })
      const asked = await app.inject({ url: '/api/admin/colleagues', headers: owner })
      const [olive] = colleagues.parse(asked.json()).people
      await change({ version: 1, status: 'won', assignee: olive?.id })
      await change({ version: 2, wonValue: 12_500 })
      await change({ version: 3, note: 'Signed.' })
      await work()
      minutesLater(1)
      await work()
      const updates = messages().filter(({ type }) => type === 'lead.updated')
      expect(updates).toMatchObject([
        {
          data: {
            reference,
            changed: ['status', 'wonValue', 'outcome', 'assignee'],
            by: 'Olive Owner',
            status: 'won',
            wonValue: 12_500,
            lostReason: null,
            assignee: olive,
            name: 'Ann Ridge',
            url: `https://www.highpine.example/admin/contacts?lead=${reference}`,
          },
        },
      ])
      await change({ version: 4, status: 'lost' })
      await change({ version: 5, lostReason: 'Too far' })
      minutesLater(1)
      await work()
      expect(messages().findLast(({ type }) => type === 'lead.updated')).toMatchObject({
        data: {
          changed: ['status', 'wonValue', 'lostReason', 'outcome'],
          wonValue: null,
          lostReason: 'Too far',
        },
      })
    })

    test('a change while a delivery may be running is a new message', async () => {
      const { app, post, owner, work, messages, receiver, minutesLater } =
        await startWebhookTestApp(open)
      const url = `/api/admin/leads/${await post()}`
      const change = (payload: object) =>
        app.inject({ method: 'PATCH', url, headers: owner, payload })
      await change({ version: 1, tags: ['roof'] })
      minutesLater(1)
      receiver.answer = (_request, reply) => reply.writeHead(503).end()
      await work()
      await change({ version: 2, tags: [] })
      receiver.answer = (_request, reply) => reply.writeHead(204).end()
      minutesLater(2)
      await work()
      const tags = messages().flatMap(({ type, data }) => (type === 'lead.updated' ? [data] : []))
      // The first attempt, its retry, and the second change.
      expect(tags).toHaveLength(3)
      expect(tags.slice(1)).toMatchObject([{ tags: [] }, { tags: [] }])
    })

    test('corrections by the prospect and by staff are sent', async () => {
      const { app, post, owner, work, messages, minutesLater, store } =
        await startWebhookTestApp(open)
      const form = {
        ...sameOriginHeaders,
        'idempotency-key': '3f0c1d52-8a4b-4c6e-9b7d-1e2f3a4b5c6d',
      }
      const reference = await post({}, form)
      await post({ phone: '970-555-0188' }, form)
      const lastEvent = async () => {
        minutesLater(1)
        await work()
        return messages().findLast(({ type }) => type === 'lead.updated')?.data
      }
      const first = await lastEvent()
      expect(first).toMatchObject({ reference, phone: '970-555-0188' })
      expect(first).not.toHaveProperty('by')
      const lead = await store.leads.one(reference)
      const links = createLinkSigner('a secret of at least thirty-two characters')
      const token = lead && signSelfServiceToken(lead, 'email', links)
      const fields = {
        ...contactFields,
        phone: '970-555-0188',
        name: 'Anne Ridge',
        acceptTerms: 'on',
        message: lead?.message ?? '',
        bestTime: 'evening',
      }
      await postForm(app, `/api/request?token=${token}`, fields, sameOriginHeaders)
      expect(await lastEvent()).toMatchObject({
        changed: ['name', 'bestTime', 'message'],
        name: 'Anne Ridge',
        bestTime: 'evening',
        town: null,
      })
      await app.inject({
        method: 'PATCH',
        url: `/api/admin/leads/${reference}`,
        headers: owner,
        payload: { version: 3, email: 'anne@example.com' },
      })
      expect(await lastEvent()).toMatchObject({
        changed: ['email'],
        email: 'anne@example.com',
        by: 'Olive Owner',
      })
    })

    test('merging and undoing it are sent for both leads', async () => {
      const { app, post, owner, work, messages, minutesLater } = await startWebhookTestApp(open)
      const [one, other] = [await post({ message: 'Once.' }), await post({ message: 'Again.' })]
      const send = (path: string, payload: object) =>
        app.inject({ method: 'POST', url: `/api/admin/leads/${path}`, headers: owner, payload })
      const lastEvent = async () => {
        const before = messages().length
        minutesLater(1)
        await work()
        await work()
        const data = messages()
          .slice(before)
          .map((message) => message.data)
        return data.filter(({ changed }) => changed !== undefined)
      }
      await work()
      await send(`${one}/merge`, { version: 1, other: { id: other, version: 1 } })
      const merged = await lastEvent()
      expect(merged).toHaveLength(2)
      expect(merged).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ reference: one, mergedFrom: [other], mergedInto: null }),
          expect.objectContaining({ reference: other, mergedInto: one }),
        ]),
      )
      await send(`${one}/unmerge`, { version: 2, other })
      expect(await lastEvent()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ reference: one, changed: ['mergedFrom'], mergedFrom: [] }),
          expect.objectContaining({ reference: other, changed: ['mergedInto'], mergedInto: null }),
        ]),
      )
    })

    test.each([false, true])(
      'a subscriber is sent once, when they are on the list; double opt-in %s',
      async (confirm) => {
        const { app, store, work, messages } = await startWebhookTestApp(open, { confirm })
        const email = 'june@example.com'
        const subscribe = () =>
          app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } })
        await subscribe()
        await subscribe()
        await work()
        expect(messages()).toHaveLength(confirm ? 0 : 1)
        if (confirm) {
          const june = await store.subscribers.transactByEmail(email, (one) => ({
            answer: one?.id ?? '',
          }))
          const token = testEmailContext.links.sign(june, { purpose: 'confirm subscription' })
          const url = `/api/newsletter/confirm?token=${token}`
          await app.inject(url)
          await work()
          expect(messages()).toEqual([])
          await app.inject({ method: 'POST', url, headers: sameOriginHeaders })
          await app.inject({ method: 'POST', url, headers: sameOriginHeaders })
          await work()
        }
        expect(messages()).toMatchObject([{ type: 'subscriber.created', data: { email } }])
      },
    )

    test('an address that left the list is sent, unless it came back before', async () => {
      const { app, store, owner, work, messages } = await startWebhookTestApp(open)
      const email = 'june@example.com'
      const subscribe = () =>
        app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } })
      await subscribe()
      const id = await store.subscribers.transactByEmail(email, (one) => ({ answer: one?.id }))
      const leave = () =>
        app.inject({ method: 'POST', url: `/api/admin/subscribers/${id}/leave`, headers: owner })
      await work()
      await leave()
      await leave()
      await work()
      const [created, ...left] = messages()
      expect([created?.type, left]).toMatchObject([
        'subscriber.created',
        [{ type: 'subscriber.left', data: { id, email } }],
      ])
      // Whoever left comes back by the link in the email only.
      const comeBack = async () => {
        await subscribe()
        const links = createLinkSigner('a secret of at least thirty-two characters')
        const token = links.sign(id ?? '', { purpose: 'confirm subscription' })
        await postForm(app, `/api/newsletter/confirm?token=${token}`, {})
      }
      await comeBack()
      await leave()
      await comeBack()
      await work()
      expect(messages().map(({ type }) => type)).toEqual([
        'subscriber.created',
        'subscriber.left',
        'subscriber.created',
        'subscriber.created',
      ])
    })

    test('probes send nothing; a quarantined lead is sent when it is released', async () => {
      const { app, owner, post, work, messages, store } = await startWebhookTestApp(open)
      await post({}, { 'probe-token': 'p'.repeat(24) })
      await post({ message: 'Buy now', website: 'https://spam.example' })
      expect(await work()).toBe(0)
      const [held] = (await store.quarantinedLeads.newestFirst(0, 1)).leads
      await app.inject({
        method: 'PATCH',
        url: `/api/admin/quarantine/${held?.id}`,
        headers: owner,
        payload: { action: 'release' },
      })
      await work()
      expect(messages()).toMatchObject([{ type: 'lead.created', data: { reference: held?.id } }])
    })

    test('an erasure is sent, without personal data', async () => {
      const { app, post, owner, work, messages, sendAgain, deliveries } =
        await startWebhookTestApp(open)
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

    test('for a lead that is erased before its first message, only the erasure is sent', async () => {
      const { app, post, owner, work, messages, deliveries } = await startWebhookTestApp(open)
      const reference = await post()
      const url = `/api/admin/leads/${reference}/erasure`
      await app.inject({ method: 'POST', url, headers: owner })
      await work()
      // The first message may have been delivered already.
      expect(messages()).toMatchObject([{ type: 'lead.erased', data: { reference } }])
      const { deliveries: all } = await deliveries()
      expect(all.map(({ event, state }) => [event, state]).sort()).toEqual([
        ['lead.created', 'dropped'],
        ['lead.erased', 'sent'],
      ])
    })
  })
}
