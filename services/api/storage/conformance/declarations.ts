import { describe, expect, test } from 'vitest'
import { createEraser } from '../../erasure/eraser.ts'
import { eraseExpired } from '../../erasure/retention.ts'
import { audit } from '../../audit/audit-log.ts'
import {
  foldText,
  type CollectionDeclaration,
  type ColumnValue,
  type StoredRecord,
} from '../collection.ts'
import { isCounts } from '../engine.ts'
import { erasures } from '../erasure.ts'
import { leads, quarantinedLeads } from '../../leads/lead-collection.ts'
import { settings } from '../../operations/notifications.ts'
import { people } from '../../people/person.ts'
import type { RecordCollection, Where } from '../query.ts'
import { aLead } from '../../leads/sample-lead.ts'
import { quarantinedSubscribers, subscribers } from '../../subscribers/subscriber.ts'
import { typedEntries, typedKeys } from '../typed-entries.ts'
import { declarations, recordsOf, type Collections } from '../../collections.ts'
import { anOwner, aSubscriber, referenceChar, type OpenFixture } from './fixture.ts'

const at = (n: number) => `2026-11-0${1 + (n % 3)}T10:00:0${n}.000Z`

const leadSample = (n: number) => ({
  ...aLead(`HP-AAAA${referenceChar(n)}2`),
  receivedAt: at(n),
  name: ['Zoë', 'adam', 'Bea'][n % 3] ?? '',
  tags: n % 2 === 0 ? ['roof', 'snow'] : ['roof'],
  ...(n % 2 === 0 && { assignee: 'ann', dueAt: at(n), wonValue: n * 1_000, answerMinutes: n }),
})
const subscriberSample = (n: number) => ({
  ...aSubscriber(`a${n}@example.com`),
  firstName: ['Zoë', 'Adam'][n % 2] ?? '',
  ...(n % 2 === 0 && { leftAt: at(n) }),
})

/** Tests every declared collection. A new collection gets a line here that makes its nth record. */
export function declarationConformance(adapter: string, open: OpenFixture): void {
  const covered = new Set<string>()
  const conforms = <R extends StoredRecord, C extends string>(
    declared: CollectionDeclaration<R, C>,
    of: (all: Collections) => RecordCollection<R, C>,
    sample: (n: number) => R,
    count = 6,
  ) => {
    covered.add(declared.name)
    const samples = Array.from({ length: count }, (_, n) => sample(n))
    collectionConformance(adapter, open, { declared, of, samples })
  }
  conforms(leads, (all) => all.leads, leadSample)
  conforms(subscribers, (all) => all.subscribers, subscriberSample)
  conforms(quarantinedLeads, (all) => all['quarantined-leads'], leadSample)
  conforms(quarantinedSubscribers, (all) => all['quarantined-subscribers'], subscriberSample)
  conforms(
    people,
    (all) => all.people,
    (n) => anOwner(`person${n}`),
  )
  const requests = ['office@example.com']
  const setting = { id: 'notifications', requests, failures: requests } as const
  conforms(
    settings,
    (all) => all.settings,
    () => ({ ...setting, requests, failures: requests }),
    1,
  )
  conforms(
    audit,
    (all) => all.audit,
    (n) => ({ id: `entry ${n}`, at: at(n), did: 'invited' }),
  )
  conforms(
    erasures,
    (all) => all.erasures,
    (n) => ({
      id: `erasure ${n}`,
      requestedAt: at(n),
      requestedBy: 'staff' as const,
      why: 'on request',
      targets: [{ collection: 'leads' as const, id: 'HP-AAAAA2' }],
      emails: [],
    }),
  )
  test(`${adapter}: every declared collection conforms`, () => {
    const declared = Object.values(declarations).filter((one) => !isCounts(one))
    expect([...covered]).toEqual(declared.map(({ name }) => name))
  })
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
      const name = typedKeys(declarations).find((each) => each === declared.name) ?? 'leads'
      for await (const { id } of recordsOf(addressOf(one).toUpperCase(), name, store.bulk))
        exported.push(id)
      expect(exported).toEqual(ids(samples.filter((other) => addressOf(other) === addressOf(one))))
      let year = 2036
      const now = () => new Date(`${year}-11-05T10:00:00.000Z`)
      const eraser = createEraser({
        store,
        files: { removeAttachments: async () => undefined, removeEmails: async () => undefined },
        officeMail: async () => [],
        webhook: false,
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
      await eraseExpired({ store, days: 1, eraser, now })
      // The remainder of an erased record is removed after its own retention period.
      year += 10
      await eraseExpired({ store, days: 1, eraser, now })
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
          from: at(0).slice(0, 10),
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
