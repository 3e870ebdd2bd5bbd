import { describe, expect, test } from 'vitest'
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
  })
}
