import { describe, expect, test } from 'vitest'
import { hooksDue, letterDue, type MailRow } from '../../records/mail-row.ts'
import { aLead } from '../../records/sample-lead.ts'
import type { Store } from '../store.ts'
import { aSubscriber, keep, type OpenHome } from './home.ts'

const noon = '2026-11-05T12:00:00.000Z'
const later = new Date('2026-11-06T12:00:00.000Z')

const hook = (id: string, at: string, change: Partial<MailRow> = {}): MailRow[] =>
  hooksDue({ type: 'lead.created', at }, { webhook: true }).map((row) => ({
    ...row,
    id,
    ...change,
  }))

/** What every adapter must do for messages to the firm's own software. */
export function deliveryConformance(adapter: string, open: OpenHome): void {
  const keepLead = (store: Store, id: string, mail: MailRow[]) =>
    keep(store, { ...aLead(id), mail })
  const listed = async ({ deliveries }: Store) =>
    (await deliveries.newestFirst(0, 10)).deliveries.map(({ row }) => row.id)

  describe(`${adapter}: webhooks`, () => {
    test('letters and webhooks are due each in a lane of their own', async () => {
      const home = await open()
      const letter = letterDue('letter', 'lead-to-office', 'a@example.com', new Date(noon))
      await keepLead(home.store, 'HP-AAAAA2', [letter, ...hook('hook', noon)])
      const { outbox } = await home.reopen()
      expect((await outbox.due(later, 10)).map(({ row }) => row.id)).toEqual(['letter'])
      const [due] = await outbox.due(later, 10, 'webhooks')
      expect(due?.row).toEqual(hook('hook', noon)[0])
      if (due) await outbox.settle(due, { ...due.row, state: 'sent' })
      expect(await outbox.due(later, 10, 'webhooks')).toEqual([])
    })

    test('the log has them by what happened last, in pages, and no letter', async () => {
      const home = await open()
      const letter = letterDue('letter', 'lead-to-office', 'a@example.com', new Date(noon))
      await keepLead(home.store, 'HP-AAAAA2', [
        ...hook('second', '2026-11-05T12:00:02.000Z', { state: 'sent' }),
        letter,
        ...hook('fourth', '2026-11-05T12:00:04.000Z', { state: 'failed', lastFault: 'no' }),
      ])
      await keepLead(home.store, 'HP-BBBBB2', hook('third', '2026-11-05T12:00:03.000Z'))
      await home.store.subscribers.settle('ann@example.com', () => ({
        add: {
          ...aSubscriber('ann@example.com'),
          mail: hooksDue(
            { type: 'subscriber.created', at: '2026-11-05T12:00:01.000Z' },
            { webhook: true },
          ).map((row) => ({ ...row, id: 'first' })),
        },
        answer: undefined,
      }))
      const store = await home.reopen()
      expect(await listed(store)).toEqual(['fourth', 'third', 'second', 'first'])
      const page = await store.deliveries.newestFirst(1, 2)
      expect([page.total, page.deliveries.map(({ recordId }) => recordId)]).toEqual([
        4,
        ['HP-BBBBB2', 'HP-AAAAA2'],
      ])
      const [oldest] = (await store.deliveries.newestFirst(3, 1)).deliveries
      expect(oldest).toMatchObject({ kind: 'subscriber', event: { type: 'subscriber.created' } })
      expect(await store.deadLetters.list(10)).toEqual([])
    })

    test('one that was sent or given up goes into its lane again; one that was dropped does not', async () => {
      const { store } = await open()
      await keepLead(store, 'HP-AAAAA2', [
        ...hook('sent', noon, { state: 'sent', attempts: 1 }),
        ...hook('failed', noon, { state: 'failed', attempts: 8 }),
        ...hook('dropped', noon, { state: 'dropped', note: 'erased' }),
        letterDue('letter', 'guide', 'a@example.com', new Date(noon)),
      ])
      const again = (id: string) =>
        store.deliveries.change(id, (row) => ({ ...row, state: 'waiting', attempts: 0 }))
      const done = await Promise.all(['sent', 'failed', 'dropped', 'letter', 'none'].map(again))
      expect(done).toEqual([true, true, false, false, false])
      const due = await store.outbox.due(later, 10, 'webhooks')
      expect(due.map(({ row }) => row.id).sort()).toEqual(['failed', 'sent'])
    })

    test('those of an erased record are gone', async () => {
      const { store } = await open()
      await keepLead(store, 'HP-AAAAA2', hook('one', noon))
      await keepLead(store, 'HP-BBBBB2', hook('two', noon))
      await store.whole.erase('leads', ['HP-AAAAA2'])
      expect(await listed(store)).toEqual(['two'])
    })
  })
}
