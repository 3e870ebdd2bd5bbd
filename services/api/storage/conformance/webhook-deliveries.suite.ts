import { describe, expect, test } from 'vitest'
import { queuedWebhook, queuedEmail, type OutboxRow } from '../../outbox/outbox-row.ts'
import type { WebhookEvent } from '../../outbox/outbox-row.ts'
import { aLead } from '../../testing/sample-lead.ts'
import type { Store } from '../../store.ts'
import { aSubscriber, addLeadOnce, type OpenFixture } from '../../testing/store-fixture.ts'

const noon = '2026-11-05T12:00:00.000Z'
const later = new Date('2026-11-06T12:00:00.000Z')

const webhookRow = (id: string, at: string, change: Partial<OutboxRow> = {}): OutboxRow => ({
  ...queuedWebhook({ type: 'lead.created', at }),
  id,
  ...change,
})

/** Registers the conformance tests of webhook deliveries. */
export function deliveryConformance(adapter: string, open: OpenFixture): void {
  const keepLead = (store: Store, id: string, mail: OutboxRow[]) =>
    addLeadOnce(store, { ...aLead(id), mail })
  const listed = async ({ deliveries }: Store) =>
    (await deliveries.newestFirst(0, 10)).deliveries.map(({ row }) => row.id)

  describe(`${adapter}: webhooks`, () => {
    test('emails and webhooks are due in separate queues', async () => {
      const fixture = await open()
      const email = queuedEmail('email', 'lead-to-office', 'a@example.com', new Date(noon))
      await keepLead(fixture.store, 'HP-AAAAA2', [email, webhookRow('hook', noon)])
      const { outbox } = await fixture.reopen()
      expect((await outbox.due(later, 10)).map(({ row }) => row.id)).toEqual(['email'])
      const [due] = await outbox.due(later, 10, 'webhooks')
      expect(due?.row).toEqual(webhookRow('hook', noon))
      if (due) await outbox.recordOutcome(due, { ...due.row, state: 'sent' })
      expect(await outbox.due(later, 10, 'webhooks')).toEqual([])
    })

    test('the log lists webhooks by their last event, in pages, without emails', async () => {
      const fixture = await open()
      const email = queuedEmail('email', 'lead-to-office', 'a@example.com', new Date(noon))
      await keepLead(fixture.store, 'HP-AAAAA2', [
        webhookRow('second', '2026-11-05T12:00:02.000Z', { state: 'sent' }),
        email,
        webhookRow('fourth', '2026-11-05T12:00:04.000Z', { state: 'failed', lastFault: 'no' }),
      ])
      await keepLead(fixture.store, 'HP-BBBBB2', [webhookRow('third', '2026-11-05T12:00:03.000Z')])
      await fixture.store.subscribers.transactByEmail('ann@example.com', () => ({
        add: {
          ...aSubscriber('ann@example.com'),
          mail: [
            {
              ...queuedWebhook({ type: 'subscriber.created', at: '2026-11-05T12:00:01.000Z' }),
              id: 'first',
            },
          ],
        },
        answer: undefined,
      }))
      const store = await fixture.reopen()
      expect(await listed(store)).toEqual(['fourth', 'third', 'second', 'first'])
      const page = await store.deliveries.newestFirst(1, 2)
      expect([page.total, page.deliveries.map(({ recordId }) => recordId)]).toEqual([
        4,
        ['HP-BBBBB2', 'HP-AAAAA2'],
      ])
      const [oldest] = (await store.deliveries.newestFirst(3, 1)).deliveries
      expect(oldest).toMatchObject({
        collection: 'subscribers',
        row: { event: { type: 'subscriber.created' } },
      })
      expect(await store.deadLetters.list(10)).toEqual([])
    })

    test('a sent or failed webhook can be queued again; a dropped one cannot', async () => {
      const { store } = await open()
      await keepLead(store, 'HP-AAAAA2', [
        webhookRow('sent', noon, { state: 'sent', attempts: 1 }),
        webhookRow('failed', noon, { state: 'failed', attempts: 8 }),
        webhookRow('dropped', noon, { state: 'dropped', note: 'erased' }),
        queuedEmail('email', 'guide', 'a@example.com', new Date(noon)),
      ])
      const again = (id: string) =>
        store.deliveries.change(id, (row) => ({ ...row, state: 'waiting', attempts: 0 }))
      const done = await Promise.all(['sent', 'failed', 'dropped', 'letter', 'none'].map(again))
      expect(done).toEqual([true, true, false, false, false])
      const due = await store.outbox.due(later, 10, 'webhooks')
      expect(due.map(({ row }) => row.id).sort()).toEqual(['failed', 'sent'])
    })

    test('webhooks of an erased record are removed', async () => {
      const { store } = await open()
      await keepLead(store, 'HP-AAAAA2', [webhookRow('one', noon)])
      await keepLead(store, 'HP-BBBBB2', [webhookRow('two', noon)])
      await store.bulk.erase('leads', ['HP-AAAAA2'])
      expect(await listed(store)).toEqual(['two'])
    })

    test('with webhooks off no new one is stored, and stored ones keep their event', async () => {
      const fixture = await open()
      await keepLead(fixture.store, 'HP-AAAAA2', [webhookRow('stored', noon)])
      const store = await fixture.reopen({ webhooks: false })
      const email = queuedEmail('email', 'lead-to-office', 'a@example.com', new Date(noon))
      await keepLead(store, 'HP-BBBBB2', [email, webhookRow('added', noon)])
      const event: WebhookEvent = { type: 'lead.updated', at: noon, changed: ['name'] }
      await store.leads.transact('HP-AAAAA2', (lead) => {
        if (!lead) return { answer: undefined }
        const stored = lead.mail.map((row) => ({ ...row, event, note: 'seen' }))
        const change = { ...lead, mail: [...stored, email, queuedWebhook(event)] }
        return { change: { ...change, version: 2 }, answer: undefined }
      })
      expect((await store.leads.one('HP-AAAAA2'))?.mail).toEqual([
        webhookRow('stored', noon, { note: 'seen' }),
        email,
      ])
      expect((await store.leads.one('HP-BBBBB2'))?.mail).toEqual([email])
      expect(await listed(await fixture.reopen())).toEqual(['stored'])
    })

    test('a quarantined lead gets no webhooks', async () => {
      const { store } = await open()
      const lead = { ...aLead('HP-AAAAA2'), mail: [webhookRow('hook', noon)] }
      await store.quarantinedLeads.transact(lead.id, () => ({ add: lead, answer: undefined }))
      expect((await store.quarantinedLeads.one(lead.id))?.mail).toEqual([])
    })
  })
}
