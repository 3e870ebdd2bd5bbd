import { describe, expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import type { Store } from '../store.ts'
import { wholeOf, letter, mailRow, anOwner, keep, type OpenHome } from './home.ts'

export function wholeConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: whole collections`, () => {
    test('what is read whole and added to another store is the same there', async () => {
      const { store: from } = await open()
      const { store: to } = await open()
      const records = Array.from({ length: 70 }, (_, n) => ({
        ...aLead(`HP-AAAA${letter(n % 30)}${n < 30 ? 2 : n < 60 ? 3 : 4}`),
        mail: [mailRow(`first ${n}`, '2026-11-05T12:00:00.000Z')],
      }))
      await from.whole.add('leads', records)
      await from.whole.add('people', [anOwner('a')])
      for (const name of ['leads', 'people'] as const)
        await to.whole.add(name, await wholeOf(from, name))
      expect(await wholeOf(to, 'leads')).toEqual(records)
      expect(await to.people.bySession('hash a')).toEqual(anOwner('a'))
      expect(await keep(to, aLead('HP-BBBBB2', 'HP-AAAAA2'))).toBe('HP-AAAAA2')
    })

    test('what is erased is gone, with its letters and whatever found it, also after a restart', async () => {
      const home = await open()
      const records = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'].map((id) => ({
        ...aLead(id),
        mail: [mailRow(`first ${id}`, '2026-11-05T12:00:00.000Z')],
      }))
      await home.store.whole.add('leads', records)
      await home.store.whole.erase('leads', ['HP-BBBBB2', 'HP-ZZZZZ2'])
      const stands = async (store: Store) => ({
        whole: (await wholeOf(store, 'leads')).length,
        one: await store.leads.one('HP-BBBBB2'),
        list: (await store.leads.newestFirst(0, 10)).leads.map(({ id }) => id),
        due: (await store.outbox.due(new Date('2026-12-01T00:00:00.000Z'), 10)).length,
      })
      const expected = { whole: 2, one: undefined, list: ['HP-CCCCC2', 'HP-AAAAA2'], due: 2 }
      expect(await stands(home.store)).toEqual(expected)
      const again = await home.reopen()
      expect((await wholeOf(again, 'leads')).length).toBe(2)
      expect(await keep(again, aLead('HP-BBBBB2'))).toBe('HP-BBBBB2')
    })

    test('a record that is not one of the collection is refused', async () => {
      const { store } = await open()
      await expect(store.whole.add('leads', [anOwner('a')])).rejects.toThrow()
      expect(await wholeOf(store, 'leads')).toEqual([])
    })
  })
}
