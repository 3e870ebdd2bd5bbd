import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LeadBook } from '../../intake/lead-book.ts'
import { aLead } from '../../records/sample-lead.ts'
import { aSubscriber, type OpenHome } from './home.ts'

export function quarantineConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: quarantine`, () => {
    test('what is in quarantine is listed newest first, found, and erased', async () => {
      const home = await open()
      const { leads, subscribers } = home.store.quarantine
      for (const id of ['HP-AAAAA2', 'HP-BBBBB2'])
        await leads.settle({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
      for (const email of ['ann@example.com', 'bea@example.com'])
        await subscribers.settle(email, () => ({ add: aSubscriber(email), answer: undefined }))
      expect(await leads.newestFirst(0, 1)).toEqual({ leads: [aLead('HP-BBBBB2')], total: 2 })
      expect(await subscribers.newestFirst(0, 1)).toEqual({
        subscribers: [aSubscriber('bea@example.com')],
        total: 2,
      })
      await leads.work('HP-AAAAA2', (found) =>
        found ? { erase: found, answer: undefined } : { answer: undefined },
      )
      const { quarantine } = await home.reopen()
      expect(await quarantine.leads.one('HP-AAAAA2')).toBeUndefined()
      expect((await quarantine.leads.newestFirst(0, 9)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('the quarantine is another book', async () => {
      const { store } = await open()
      await store.quarantine.leads.settle({ idempotencyKey: 'bot' }, () => ({
        add: aLead('HP-AAAAA2'),
        answer: undefined,
      }))
      expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
    })

    test('whoever listens hears that more or less is set aside, and of a lead that is erased', async () => {
      const { store } = await open()
      const heard: string[] = []
      onTestFinished(store.leads.watch((what) => heard.push(what)))
      const keep = (book: LeadBook, id: string) =>
        book.settle({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
      // A listener of a database hears from the moment that it is connected, and says so.
      await keep(store.leads, 'HP-AAAAA2')
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0))
      const next = async (what: string, act: () => Promise<unknown>) => {
        heard.length = 0
        await act()
        await vi.waitFor(() => expect(heard).toContain(what))
      }
      const erase = <R>(record: R | undefined) =>
        record ? { erase: record, answer: undefined } : { answer: undefined }
      const { leads, subscribers } = store.quarantine
      const email = 'ann@example.com'
      await next('held', () => keep(leads, 'HP-BBBBB2'))
      await next('held', () => leads.work('HP-BBBBB2', erase))
      await next('held', () =>
        subscribers.settle(email, () => ({ add: aSubscriber(email), answer: undefined })),
      )
      await next('changed', () => store.leads.work('HP-AAAAA2', erase))
    })
  })
}
