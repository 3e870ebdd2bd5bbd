import { describe, expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import type { Lead } from '../../leads/lead.ts'
import type { LeadSearch } from '../../leads/lead-repository.ts'
import type { ExportScan } from '../query.ts'
import type { Store } from '../../store.ts'
import { aSubscriber, type OpenFixture } from '../../testing/store-fixture.ts'

const newestFirst: LeadSearch = { words: [], sort: 'received', order: 'desc' }

/** More records than any store reads at once. */
const many = 1_300

async function idsOf(scan: ExportScan<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const portion of scan.batches) ids.push(...portion.map(({ id }) => id))
  return ids
}

/** Returns the nth reference: in base 8, with digits that are allowed in references. */
const reference = (n: number) =>
  `HP-${n
    .toString(8)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))}`

/** Stores leads with the given values, oldest first. */
async function withValues(
  store: Store,
  values: readonly (number | undefined)[],
  status: Lead['status'] = 'won',
): Promise<void> {
  const leads = values.map((wonValue, n) => ({
    ...aLead(reference(n), `key ${n}`),
    status,
    ...(wonValue !== undefined && { wonValue }),
  }))
  await store.bulk.add('leads', leads)
}

export function scanConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: scanning all search results`, () => {
    test('yields each lead once, in the order of the list, for any number of leads', async () => {
      const { store } = await open()
      await withValues(
        store,
        Array.from({ length: many }, (_, n) => (n % 7 === 0 ? undefined : (n * 37) % 100)),
      )
      for (const search of [
        newestFirst,
        { ...newestFirst, order: 'asc' },
        { ...newestFirst, sort: 'value' },
        { ...newestFirst, sort: 'value', order: 'asc' },
      ] satisfies LeadSearch[]) {
        const { leads, total } = await store.leads.search(search, 0, many)
        const scan = await store.leads.scan(search)
        expect([search, scan.total]).toEqual([search, total])
        expect(await idsOf(scan)).toEqual(leads.map(({ id }) => id))
      }
    })

    test('filters as the list does', async () => {
      const { store } = await open()
      await withValues(store, [1, 2, 3], 'quoted')
      await store.leads.transact(reference(1), (lead) =>
        lead ? { change: { ...lead, status: 'won' }, answer: 0 } : { answer: 0 },
      )
      const won = await store.leads.scan({ ...newestFirst, statuses: ['won'] })
      expect([won.total, await idsOf(won)]).toEqual([1, [reference(1)]])
      const named = await store.leads.scan({ ...newestFirst, words: [reference(2).toLowerCase()] })
      expect([named.total, await idsOf(named)]).toEqual([1, [reference(2)]])
    })

    test('a lead that is added meanwhile shifts nothing, and an erased one is left out', async () => {
      const { store } = await open()
      await withValues(
        store,
        Array.from({ length: 700 }, () => 1),
      )
      const { total, batches } = await store.leads.scan(newestFirst)
      const ids: string[] = []
      for await (const portion of batches) {
        if (ids.length === 0) {
          await store.bulk.add('leads', [aLead('HP-NEWNEW', 'key new')])
          await store.bulk.erase('leads', [reference(0)])
        }
        ids.push(...portion.map(({ id }) => id))
      }
      expect(total).toBe(700)
      expect(ids).toEqual(Array.from({ length: 699 }, (_, n) => reference(699 - n)))
    })

    test('yields to the event loop between batches and within them', async () => {
      const { store } = await open()
      await withValues(
        store,
        // Unsorted, so that sorting takes a while in memory too.
        Array.from({ length: many }, (_, n) => (n * 37) % many),
      )
      let [turns, portionsRead, running] = [0, 0, true]
      const tick = () => {
        turns += 1
        if (running) setImmediate(tick)
      }
      setImmediate(tick)
      const { batches } = await store.leads.scan({ ...newestFirst, sort: 'value' })
      const whileSearching = turns
      let largest = 0
      for await (const portion of batches) {
        portionsRead += 1
        largest = Math.max(largest, portion.length)
      }
      running = false
      expect(whileSearching).toBeGreaterThan(0)
      expect(largest).toBeLessThanOrEqual(64)
      expect(portionsRead).toBe(Math.ceil(many / largest))
      expect(turns - whileSearching).toBeGreaterThanOrEqual(portionsRead - 1)
    })

    test('yields subscribers in the order of their list', async () => {
      const { store } = await open()
      const subscribers = Array.from({ length: many }, (_, n) => ({
        ...aSubscriber(`a${n}@example.com`),
        ...(n % 3 === 0 && { leftAt: '2026-11-06T11:00:00.000Z' }),
      }))
      await store.bulk.add('subscribers', subscribers)
      for (const search of [{ words: [] }, { words: ['a1'], state: 'left' as const }]) {
        const { subscribers: listed, total } = await store.subscribers.search(search, 0, many)
        const scan = await store.subscribers.scan(search)
        expect(scan.total).toBe(total)
        expect(await idsOf(scan)).toEqual(listed.map(({ id }) => id))
      }
    })
  })
}
