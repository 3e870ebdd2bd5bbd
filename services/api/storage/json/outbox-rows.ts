import { finalStates, type OutboxQueue, queueOf, type OutboxRow } from '../../outbox/outbox-row.ts'
import { latestAttempt } from '../../outbox/outbox.ts'
import type { StoredRecord } from '../collection.ts'
import { unknownRows } from '../unknown-rows.ts'
import {
  outboxColumns,
  type OutboxCollection,
  type OutboxColumn,
  type OutboxQuery,
  type OutboxRows,
  type OutboxWhere,
  type StoredOutboxRow,
} from '../outbox-rows.ts'
import { matches, testParts, testsOf } from '../query.ts'
import { recordOf, typedEntries } from '../typed-entries.ts'
import type { Collection } from './collection.ts'
import { openRowIndexes } from './indexes.ts'

/** Returns the outbox rows of these collections. The rows are part of the records in memory. */
export function outboxRows(
  senders: readonly OutboxCollection[],
  collections: ReadonlyMap<string, Collection<StoredRecord>>,
): OutboxRows {
  const names = senders.map(({ collection }) => collection)
  const scheduled = new Set(senders.flatMap(({ kinds }) => kinds.scheduled))
  /** Yields every row of a queue that may match one of the tests. */
  const candidates = function* (
    queue: OutboxQueue,
    tests: readonly OutboxWhere[],
  ): Generator<StoredOutboxRow> {
    // Most rows are in a final state. An index finds the others, since workers poll every second.
    const areOpen = tests.every(({ state }) =>
      [...finalStates].every((one) => !matches(one, state)),
    )
    for (const collection of names) {
      const committed = collections.get(collection)?.committed
      const records = areOpen
        ? committed?.indexedBy(openRowIndexes[queue])
        : committed?.oldestFirst()
      for (const { id, mail = [] } of records ?? [])
        for (const row of mail) if (queueOf(row) === queue) yield { collection, recordId: id, row }
    }
  }
  const rows = ({ queue, where = {} }: OutboxQuery): StoredOutboxRow[] => {
    const fits = matcher(where)
    return [...candidates(queue, [where])].filter(({ row }) => fits(row))
  }
  /** Replaces the rows of a record, unless `change` returns undefined. @returns whether they were replaced */
  const update = async (
    { collection, recordId }: StoredOutboxRow,
    change: (rows: readonly OutboxRow[]) => OutboxRow[] | undefined,
  ): Promise<boolean> => {
    const updated = collections.get(collection)?.transact(recordId, (record) => {
      const mail = record && change(record.mail ?? [])
      return record && mail ? { change: { ...record, mail }, answer: true } : { answer: false }
    })
    return (await updated) ?? false
  }
  const dueOf = (queue: OutboxQueue) => {
    const where: OutboxWhere = { state: { is: 'waiting' } }
    const fits = matcher(where)
    return dueRows(
      dueAt(scheduled),
      () => rows({ queue, where }),
      ({ collection, recordId, row: { id } }) => {
        const { mail = [] } = collections.get(collection)?.committed.get(recordId) ?? {}
        const row = mail.find((one) => one.id === id && fits(one))
        return row && { collection, recordId, row }
      },
    )
  }
  const due = { emails: dueOf('emails'), webhooks: dueOf('webhooks'), pushes: dueOf('pushes') }
  return {
    claim: async (queue, now, max) => due[queue](now, max),
    find: async ({ sort, skip = 0, take, ...query }) =>
      rows(query)
        .sort((one, other) => compare(other.row, one.row, sort))
        .slice(skip, skip + take),
    count: async (queue, tests) => {
      const counts = typedEntries(tests).map(([name, where]) => ({
        name,
        fits: matcher(where),
        count: 0,
      }))
      for (const { row } of candidates(queue, Object.values(tests)))
        for (const one of counts) if (one.fits(row)) one.count += 1
      return recordOf(counts.map(({ name, count }) => [name, count] as const))
    },
    countUnknown: async () => {
      let count = 0
      for (const name of names)
        for (const record of collections.get(name)?.committed.oldestFirst() ?? [])
          count += unknownRows(record).filter(({ isOpen }) => isOpen).length
      return count
    },
    highest: async (column, query) => {
      let highest = ''
      for (const { row } of rows(query)) {
        const value = outboxColumns[column](row)
        if (typeof value === 'string' && value > highest) highest = value
      }
      return highest || undefined
    },
    change: async (query, changed) => {
      const fits = matcher(query.where ?? {})
      const done = await Promise.all(
        rows(query).map((stored) => {
          const isIt = (row: OutboxRow) => row.id === stored.row.id && fits(row)
          return update(stored, (all) =>
            all.some(isIt) ? all.map((row) => (isIt(row) ? changed(row) : row)) : undefined,
          )
        }),
      )
      return done.filter(Boolean).length
    },
    recordOutcome: async (stored, additionalRows) => {
      const { row } = stored
      await update(stored, (rows) => [
        ...rows.map((old) => (old.id === row.id && !finalStates.has(old.state) ? row : old)),
        ...additionalRows.filter(({ id }) => rows.every((old) => old.id !== id)),
      ])
    },
  }
}

function matcher(where: OutboxWhere): (row: OutboxRow) => boolean {
  const tests = testsOf(where).flatMap(([column, test]) =>
    testParts(test).map((holds) => ({ valueOf: outboxColumns[column], holds })),
  )
  return (row) => tests.every(({ valueOf, holds }) => holds(valueOf(row)))
}

/** Compares rows by a column. Equal values are ordered by id, so that pages do not overlap. */
function compare(one: OutboxRow, other: OutboxRow, column: OutboxColumn): number {
  const [a, b] = [outboxColumns[column](one) ?? '', outboxColumns[column](other) ?? '']
  if (a !== b) return a < b ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/**
 * Returns a function that takes due rows from a queue. All due rows are collected once and the queue is used up before
 * the next scan, so that a large backlog is not scanned again for every batch of four emails.
 * @param dueAt tells whether a waiting row is due at a time
 * @param waiting every waiting row, in any order
 * @param current a row as it is now; undefined if it is no longer waiting
 * @returns a function of a time and a maximum, which returns the oldest rows that are due at that time
 */
function dueRows(
  dueAt: (now: Date) => (row: OutboxRow) => boolean,
  waiting: () => StoredOutboxRow[],
  current: (mail: StoredOutboxRow) => StoredOutboxRow | undefined,
): (now: Date, max: number) => StoredOutboxRow[] {
  /** The oldest last. */
  let queue: StoredOutboxRow[] = []
  const take = (isDue: (row: OutboxRow) => boolean, max: number): StoredOutboxRow[] => {
    const due: StoredOutboxRow[] = []
    for (let next = queue.pop(); next; next = due.length < max ? queue.pop() : undefined) {
      const mail = current(next)
      if (mail && isDue(mail.row)) due.push(mail)
    }
    return due
  }
  return (now, max) => {
    const isDue = dueAt(now)
    const first = take(isDue, max)
    if (first.length === max) return first
    const seen = new Set(first.map(({ row }) => row.id))
    queue = waiting()
      .filter(({ row }) => isDue(row) && !seen.has(row.id))
      .sort(byTime)
      .reverse()
    return [...first, ...take(isDue, max - first.length)]
  }
}

/** Returns a function that tells whether a waiting row is due at a time. @param scheduled OutboxKinds */
const dueAt = (scheduled: ReadonlySet<string>) => (now: Date) => {
  const [at, latest] = [now.toISOString(), latestAttempt(now).toISOString()]
  return ({ letter, attempts, nextAttemptAt }: OutboxRow): boolean =>
    nextAttemptAt <= at || (nextAttemptAt > latest && (attempts > 0 || !scheduled.has(letter)))
}

/** Compares rows by due time; equal times keep their order. */
function byTime({ row: one }: StoredOutboxRow, { row: other }: StoredOutboxRow): number {
  if (one.nextAttemptAt === other.nextAttemptAt) return 0
  return one.nextAttemptAt < other.nextAttemptAt ? -1 : 1
}
