import { describe, expect, onTestFinished, test } from 'vitest'
import type { LeadIntakeRepository } from '../../leads/lead-repository.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { aSubscriber, type OpenFixture } from '../../testing/store-fixture.ts'

export function quarantineConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: quarantine`, () => {
    test('quarantined leads are listed newest first, found, and erased', async () => {
      const fixture = await open()
      const { quarantinedLeads: leads, quarantinedSubscribers: subscribers } = fixture.store
      for (const id of ['HP-AAAAA2', 'HP-BBBBB2'])
        await leads.transactByForm({ idempotencyKey: id }, () => ({
          add: aLead(id),
          answer: undefined,
        }))
      for (const email of ['ann@example.com', 'bea@example.com'])
        await subscribers.transactByEmail(email, () => ({
          add: aSubscriber(email),
          answer: undefined,
        }))
      expect(await leads.newestFirst(0, 1)).toEqual({ leads: [aLead('HP-BBBBB2')], total: 2 })
      expect(await subscribers.newestFirst(0, 1)).toEqual({
        subscribers: [aSubscriber('bea@example.com')],
        total: 2,
      })
      await leads.transact('HP-AAAAA2', (found) =>
        found ? { erase: found, answer: undefined } : { answer: undefined },
      )
      const { quarantinedLeads } = await fixture.reopen()
      expect(await quarantinedLeads.one('HP-AAAAA2')).toBeUndefined()
      expect((await quarantinedLeads.newestFirst(0, 9)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('the quarantine is separate from the leads', async () => {
      const { store } = await open()
      await store.quarantinedLeads.transactByForm({ idempotencyKey: 'bot' }, () => ({
        add: aLead('HP-AAAAA2'),
        answer: undefined,
      }))
      expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
    })

    test('listeners get events of the quarantine, and of an erased lead', async () => {
      const { store } = await open()
      const heard: string[] = []
      onTestFinished(store.watch((what) => heard.push(what)))
      const keep = (book: LeadIntakeRepository, id: string) =>
        book.transactByForm({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
      // A PostgreSQL listener gets events once it is connected, which it reports.
      await keep(store.leads, 'HP-AAAAA2')
      await expect.poll(() => heard.length).toBeGreaterThan(0)
      const next = async (what: string, act: () => Promise<unknown>) => {
        heard.length = 0
        await act()
        await expect.poll(() => heard).toContain(what)
      }
      const erase = <R>(record: R | undefined) =>
        record ? { erase: record, answer: undefined } : { answer: undefined }
      const { quarantinedLeads: leads, quarantinedSubscribers: subscribers } = store
      const email = 'ann@example.com'
      await next('held', () => keep(leads, 'HP-BBBBB2'))
      await next('held', () => leads.transact('HP-BBBBB2', erase))
      await next('held', () =>
        subscribers.transactByEmail(email, () => ({ add: aSubscriber(email), answer: undefined })),
      )
      await next('changed', () => store.leads.transact('HP-AAAAA2', erase))
    })
  })
}
