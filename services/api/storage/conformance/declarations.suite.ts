import { foldText } from '../../contract/fold-text.ts'
import { describe, expect, test } from 'vitest'
import { createEraser } from '../../erasure/eraser.ts'
import { eraseExpired } from '../../erasure/retention.ts'
import { type CollectionDeclaration, type ColumnValue, type StoredRecord } from '../collection.ts'
import type { RecordCollection, Where } from '../query.ts'
import { sampleRecords, sampleTime } from '../../testing/sample-records.ts'
import { typedEntries } from '../typed-entries.ts'
import { collectionNames, declarations, recordsOf, type Collections } from '../../collections.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'

/** Tests every declared collection with its samples (`services/api/testing/sample-records.ts`). */
export function declarationConformance(adapter: string, open: OpenFixture): void {
  for (const [name, samples] of typedEntries(sampleRecords)) {
    const declared: { name: string } = declarations[name]
    collectionConformance(adapter, open, {
      declared: declared as CollectionDeclaration<StoredRecord>,
      of: (all) => all[name] as unknown as RecordCollection<StoredRecord, string>,
      samples,
    })
  }
}

interface Conforming<R extends StoredRecord, C extends string> {
  declared: CollectionDeclaration<R, C>
  of: (all: Collections) => RecordCollection<R, C>
  /** Oldest first. */
  samples: readonly R[]
}

function collectionConformance<R extends StoredRecord, C extends string>(
  adapter: string,
  open: OpenFixture,
  { declared, of, samples }: Conforming<R, C>,
): void {
  const columns = typedEntries(declared.columns)
  const ids = (records: readonly R[]) => records.map(({ id }) => id)
  const newestFirst = samples.toReversed()
  const filled = async () => {
    const fixture = await open()
    await of(fixture.store.collections).addAll(samples)
    return of((await fixture.reopen()).collections)
  }
  const scanned = async (scan: ReturnType<RecordCollection<R, C>['scan']>) => {
    const found: string[] = []
    for await (const batch of (await scan).batches) found.push(...ids(batch))
    return found
  }
  const every = { skip: 0, take: 100 }

  describe(`${adapter}: ${declared.name}, as declared`, () => {
    test('are added, read, listed in pages and erased', async () => {
      const records = await filled()
      expect(await records.list()).toEqual(samples)
      for (const one of samples) expect(await records.one(one.id)).toEqual(one)
      const { records: page, total } = await records.find({ skip: 1, take: 2 })
      expect([ids(page), total]).toEqual([ids(newestFirst.slice(1, 3)), samples.length])
      await records.eraseAll([...ids(samples.slice(0, 1)), 'none'])
      expect(await records.list()).toEqual(samples.slice(1))
    })

    test('a transaction changes, erases and adds, and an id is added once', async () => {
      const records = await filled()
      const [one] = samples
      if (!one) throw new Error('There is no sample.')
      await expect(records.addAll([one])).rejects.toThrow()
      expect(await records.transact(one.id, () => ({ erase: one, answer: 'erased' }))).toBe(
        'erased',
      )
      expect(await records.one(one.id)).toBeUndefined()
      await records.transact(one.id, (found) => (found ? { answer: 0 } : { add: one, answer: 0 }))
      expect(ids(await records.list()).at(-1)).toBe(one.id)
      const held = await records.transactAll((all) => ({ answer: ids(all) }))
      expect(held).toEqual(ids([...samples.slice(1), one]))
    })

    test('are filtered, counted and sorted by each column, in lists and in scans', async () => {
      const records = await filled()
      for (const [name, { type, valueOf }] of columns) {
        const values = samples.map(valueOf)
        for (const value of new Set(values.flatMap((each) => each))) {
          if (typeof value === 'number') continue
          const test = type === 'list' ? { has: String(value) } : { is: value }
          const where: Where<C> = {}
          Object.assign(where, { [name]: test })
          const holds = (each: ColumnValue) =>
            Array.isArray(each) ? each.includes(value) : each === value
          const expected = ids(newestFirst.filter((one) => holds(valueOf(one))))
          const found = await records.find({ ...every, where })
          expect([name, value, ids(found.records), found.total]).toEqual([
            name,
            value,
            expected,
            expected.length,
          ])
          expect(await scanned(records.scan({ where }))).toEqual(expected)
          expect(await records.count(where)).toBe(expected.length)
          if (value !== null && type !== 'moment' && type !== 'flag')
            expect((await records.countBy(name, {})).get(String(value))).toBe(expected.length)
        }
        if (type === 'list' || type === 'flag') continue
        for (const order of ['asc', 'desc'] as const) {
          const sorted = ids(sortedBy(newestFirst, valueOf, order))
          expect(ids((await records.find({ ...every, sort: name, order })).records)).toEqual(sorted)
          expect(await scanned(records.scan({ sort: name, order }))).toEqual(sorted)
        }
      }
    })

    test('are found by their lookups, and a unique value is added once', async () => {
      const records = await filled()
      for (const [column, { lookup, valueOf }] of columns) {
        if (!lookup) continue
        for (const value of new Set(samples.flatMap((one) => valueOf(one)))) {
          if (typeof value !== 'string') continue
          const has = (one: R) => [valueOf(one)].flat().includes(value)
          expect((await records.findBy(column, value))?.id).toBe(newestFirst.find(has)?.id)
          if (lookup !== 'unique') continue
          const first = samples.find(has)
          const other = samples.find((one) => one.id !== first?.id)
          if (!first || !other) throw new Error('There are too few samples.')
          await records.eraseAll(ids([first, other]))
          const add = (id: string) =>
            records.transactBy({ column, value }, (found) =>
              found ? { answer: 'found' } : { add: { ...first, id }, answer: 'added' },
            )
          const outcomes = await Promise.all([add(first.id), add(other.id)])
          expect(outcomes.sort()).toEqual(['added', 'found'])
          // Restores the collection for the next value.
          await records.eraseAll(ids(samples))
          await records.addAll(samples)
        }
      }
    })

    test('are exported, erased and expire as their personal data and retention say', async () => {
      const { store } = await open()
      const records = of(store.collections)
      await records.addAll(samples)
      const found = store.personal.find(({ name }) => name === declared.name)
      const [one] = samples
      expect(found !== undefined).toBe(declared.personal?.addressOf !== undefined)
      if (!found || !declared.personal?.addressOf || !one) return
      const { addressOf, fields, remainder } = declared.personal
      const exported: string[] = []
      const name = collectionNames.find((each) => each === declared.name) ?? 'leads'
      for await (const { id } of recordsOf(addressOf(one).toUpperCase(), name, store.bulk))
        exported.push(id)
      expect(exported).toEqual(ids(samples.filter((other) => addressOf(other) === addressOf(one))))
      let year = 2036
      const now = () => new Date(`${year}-11-05T10:00:00.000Z`)
      const eraser = createEraser({
        store,
        files: { removeAttachments: async () => undefined, removeEmails: async () => undefined },
        requestRecipients: async () => [],
        addressKey: 'key',
        now,
        log: { warn: () => undefined, error: () => undefined },
      })
      const targets = [{ collection: declared.name, id: one.id }]
      await eraser.erase({ requestedBy: 'staff', why: 'asked', targets })
      const left = await records.one(one.id)
      expect(left !== undefined).toBe(remainder !== undefined)
      for (const field of left && addressOf(one) ? fields : [])
        if (JSON.stringify(one[field] ?? []).length > 4)
          expect(left?.[field], field).not.toEqual(one[field])
      expect(JSON.stringify(left ?? '')).not.toContain(addressOf(one))
      const days = { RETENTION_DAYS: 1, APPLICATION_RETENTION_DAYS: 1 }
      await eraseExpired({ store, days, eraser, now })
      // The remainder of an erased record is removed after its own retention period.
      year += 10
      await eraseExpired({ store, days, eraser, now })
      const kept = samples.filter((each) => !declared.retention?.lastActivity(each))
      expect(ids(await records.list())).toEqual(declared.retention ? ids(kept) : ids(samples))
    })

    test('are found by each of their words, and summed', async () => {
      const records = await filled()
      const { searchText } = declared
      if (searchText)
        for (const one of samples) {
          const words = searchText(one).flatMap((part) => foldText(part).split(/\s+/))
          const found = await records.find({ ...every, words: words.filter(Boolean) })
          expect(ids(found.records)).toContain(one.id)
        }
      for (const [column, { type, valueOf }] of columns) {
        if (type !== 'moment') continue
        const period = {
          column,
          from: sampleTime(0).slice(0, 10),
          before: '2026-11-03T00:00:00.000Z',
          timeZone: 'UTC',
        }
        const whole = { ...period, from: `${period.from}T00:00:00.000Z` }
        const { day } = await records.sum({
          where: {},
          period: whole,
          by: ['day'],
          sums: { n: {} },
        })
        for (const [key, { n }] of day)
          expect(n).toBe(samples.filter((one) => String(valueOf(one)).startsWith(key)).length)
        expect(day.has('2026-11-03')).toBe(false)
      }
    })
  })
}

/** Returns the records sorted by a value, those without one last; the sort is stable. */
const sortedBy = <R>(all: readonly R[], valueOf: (one: R) => ColumnValue, order: 'asc' | 'desc') =>
  all.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === other) return 0
    if (one === null) return 1
    if (other === null) return -1
    return one < other === (order === 'asc') ? -1 : 1
  })
