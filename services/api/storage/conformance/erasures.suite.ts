import { describe, expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import type { Erasure } from '../erasure.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'

const at = '2026-11-05T10:00:00.000Z'

export function erasureConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: erasures`, () => {
    test('survive a restart until they are finished', async () => {
      const fixture = await open()
      const one: Erasure = {
        id: 'one',
        requestedAt: at,
        requestedBy: 'prospect',
        why: 'on request',
        targets: [{ collection: 'leads', id: 'HP-AAAAA2' }],
        emails: [],
      }
      await fixture.store.erasures.put(one)
      await fixture.store.erasures.put({ ...one, id: 'two' })
      await fixture.store.erasures.put({ ...one, emails: ['an email'] })
      const store = await fixture.reopen()
      expect(await store.erasures.all()).toEqual([
        { ...one, emails: ['an email'] },
        { ...one, id: 'two' },
      ])
      await store.erasures.remove('one')
      await store.erasures.remove('none')
      expect((await store.erasures.all()).map(({ id }) => id)).toEqual(['two'])
    })

    test('an erased lead is in no list, is never overdue, and is found by its id', async () => {
      const fixture = await open()
      const late = { status: 'new', dueAt: at } as const
      await fixture.store.bulk.add('leads', [
        { ...aLead('HP-AAAAA2'), ...late },
        { ...aLead('HP-BBBBB2'), ...late },
      ])
      await fixture.store.leads.transact('HP-AAAAA2', (lead) => ({
        ...(lead && { change: { ...lead, erasedAt: at } }),
        answer: undefined,
      }))
      const store = await fixture.reopen()
      const search = { words: [], sort: 'received', order: 'desc' } as const
      const found = await store.leads.search(search, 0, 10)
      expect(found.leads.map(({ id }) => id)).toEqual(['HP-BBBBB2'])
      expect([found.total, found.counts.new]).toEqual([1, 1])
      const newest = await store.leads.newestFirst(0, 10)
      expect([newest.total, newest.leads.map(({ id }) => id)]).toEqual([1, ['HP-BBBBB2']])
      expect(await store.leadAnalytics.countOverdue('2026-11-06T10:00:00.000Z')).toBe(1)
      expect((await store.leads.one('HP-AAAAA2'))?.erasedAt).toBe(at)
    })
  })
}
