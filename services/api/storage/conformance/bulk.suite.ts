import { describe, expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import type { Store } from '../../store.ts'
import {
  readAll,
  referenceChar,
  outboxRow,
  anOwner,
  addLeadOnce,
  type OpenFixture,
} from '../../testing/store-fixture.ts'

export function bulkConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: whole collections`, () => {
    test('a collection that is copied to another store is the same there', async () => {
      const { store: from } = await open()
      const { store: to } = await open()
      const records = Array.from({ length: 70 }, (_, n) => ({
        ...aLead(`HP-AAAA${referenceChar(n % 30)}${n < 30 ? 2 : n < 60 ? 3 : 4}`),
        mail: [outboxRow(`first ${n}`, '2026-11-05T12:00:00.000Z')],
      }))
      await from.bulk.add('leads', records)
      await from.bulk.add('people', [anOwner('a')])
      for (const name of ['leads', 'people'] as const)
        await to.bulk.add(name, await readAll(from, name))
      expect(await readAll(to, 'leads')).toEqual(records)
      expect(await to.people.findBySession('hash a')).toEqual(anOwner('a'))
      expect(await addLeadOnce(to, aLead('HP-BBBBB2', 'HP-AAAAA2'))).toBe('HP-AAAAA2')
    })

    test('an erased record is removed with its emails and index entries, also after a restart', async () => {
      const fixture = await open()
      const records = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'].map((id) => ({
        ...aLead(id),
        mail: [outboxRow(`first ${id}`, '2026-11-05T12:00:00.000Z')],
      }))
      await fixture.store.bulk.add('leads', records)
      await fixture.store.bulk.erase('leads', ['HP-BBBBB2', 'HP-ZZZZZ2'])
      const stands = async (store: Store) => ({
        whole: (await readAll(store, 'leads')).length,
        one: await store.leads.one('HP-BBBBB2'),
        list: (await store.leads.newestFirst(0, 10)).leads.map(({ id }) => id),
        due: (await store.outbox.due(new Date('2026-12-01T00:00:00.000Z'), 10)).length,
      })
      const expected = { whole: 2, one: undefined, list: ['HP-CCCCC2', 'HP-AAAAA2'], due: 2 }
      expect(await stands(fixture.store)).toEqual(expected)
      const again = await fixture.reopen()
      expect((await readAll(again, 'leads')).length).toBe(2)
      expect(await addLeadOnce(again, aLead('HP-BBBBB2'))).toBe('HP-BBBBB2')
    })

    test('a record that does not match the schema is refused', async () => {
      const { store } = await open()
      await expect(store.bulk.add('leads', [anOwner('a')])).rejects.toThrow()
      expect(await readAll(store, 'leads')).toEqual([])
    })
  })
}

export function closingConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: closing`, () => {
    test('finishes accepted writes and rejects new ones', async () => {
      const fixture = await open()
      const taken = addLeadOnce(fixture.store, aLead('HP-AAAAA2'))
      const store = await fixture.reopen()
      expect(await taken).toBe('HP-AAAAA2')
      expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
      await expect(addLeadOnce(fixture.store, aLead('HP-BBBBB2'))).rejects.toThrow()
    })
  })
}
