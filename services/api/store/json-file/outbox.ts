import type { DueMail, Outbox } from '../../mail/outbox.ts'
import { sourceId, mailRowsOf, type MailSource } from '../../records/mail-source.ts'
import type { Lead } from '../../records/lead.ts'
import { isWebhook, type MailRow } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type {
  FailedEmail,
  FailedEmailRepository,
  MailQueueRepository,
  MailQueueStats,
} from '../../staff/mail-queue.ts'
import type { Collection } from './collection.ts'
import type { RecordLookup } from './record-index.ts'

/** The collections whose records have emails. */
export interface MailCollections {
  leads: Collection<Lead>
  subscribers: Collection<Subscriber>
  people: Collection<Person>
}

/**
 * The mail rows that are still waiting, in the records that have them. An index has the records with
 * waiting rows, so that a worker that polls every second does not scan the history.
 */
export function outbox(mailing: MailCollections): Outbox {
  const listOf = (index: MailIndex) =>
    dueRows(
      () => indexedRows(mailing, index),
      ({ row: { id }, source }) => {
        const now = currentSource(mailing, source)
        const row =
          now && mailRowsOf(now).find((one) => one.id === id && mailIndexPredicates[index](one))
        return row && { row, source: now }
      },
    )
  const lists = { emails: listOf('waiting'), webhooks: listOf('waitingHooks') }
  return {
    due: async (now, most, lane = 'emails') => lists[lane](now.toISOString(), most),
    recordOutcome: async ({ source }, row, additionalRows = []) => {
      const put = (mail: MailRow[]) => [
        ...mail.map((old) => (old.id === row.id && !finalStates.has(old.state) ? row : old)),
        ...additionalRows.filter(({ id }) => mail.every((old) => old.id !== id)),
      ]
      if (source.kind === 'lead') await updateMail(mailing.leads, source.lead.id, put)
      else if (source.kind === 'person') await updateMail(mailing.people, source.person.id, put)
      else await updateMail(mailing.subscribers, source.subscriber.id, put)
    },
  }
}

/** Sent and dropped are final. */
const finalStates: ReadonlySet<MailRow['state']> = new Set(['sent', 'dropped'])

/** The failed emails, found by their own index. */
export function deadLetters(mailing: MailCollections): FailedEmailRepository {
  return {
    list: async (most) =>
      indexedRows(mailing, 'failed')
        .sort((one, other) => (one.row.nextAttemptAt > other.row.nextAttemptAt ? -1 : 1))
        .slice(0, most)
        .map(({ source, row }): FailedEmail => ({
          kind: source.kind,
          recordId: sourceId(source),
          row,
        })),
    change: async (rowId, changed) => {
      const changes = [
        updateRow(mailing.leads, (found) => found.find('failed', rowId), rowId, changed),
        updateRow(mailing.subscribers, (found) => found.find('failed', rowId), rowId, changed),
        updateRow(mailing.people, (found) => found.find('failed', rowId), rowId, changed),
      ]
      return (await Promise.all(changes)).includes(true)
    },
  }
}

/** For each index, which rows of a record it has. */
const mailIndexPredicates = {
  waiting: (row: MailRow) => row.state === 'waiting' && !isWebhook(row),
  failed: (row: MailRow) => row.state === 'failed' && !isWebhook(row),
  waitingHooks: (row: MailRow) => row.state === 'waiting' && isWebhook(row),
}
type MailIndex = keyof typeof mailIndexPredicates

/** The index entries of a record: ids of its mail rows. */
export const mailIndexes = {
  waiting: indexedIds('waiting'),
  failed: indexedIds('failed'),
  waitingHooks: indexedIds('waitingHooks'),
}

function indexedIds(index: MailIndex) {
  return ({ mail }: { mail: MailRow[] }): readonly string[] =>
    mail.filter(mailIndexPredicates[index]).map(({ id }) => id)
}

/** Every row of an index, with its record. */
export function indexedRows(
  { leads, subscribers, people }: MailCollections,
  index: MailIndex,
): DueMail[] {
  const sources: MailSource[] = [
    ...leads.committed.indexedBy(index).map((lead) => ({ kind: 'lead' as const, lead })),
    ...subscribers.committed
      .indexedBy(index)
      .map((subscriber) => ({ kind: 'subscriber' as const, subscriber })),
    ...people.committed.indexedBy(index).map((person) => ({ kind: 'person' as const, person })),
  ]
  return sources.flatMap((source) =>
    mailRowsOf(source)
      .filter(mailIndexPredicates[index])
      .map((row) => ({ row, source })),
  )
}

/** The record as it is stored now. */
function currentSource(
  { leads, subscribers, people }: MailCollections,
  source: MailSource,
): MailSource | undefined {
  if (source.kind === 'lead') {
    const lead = leads.committed.get(source.lead.id)
    return lead && { kind: 'lead', lead }
  }
  if (source.kind === 'person') {
    const person = people.committed.get(source.person.id)
    return person && { kind: 'person', person }
  }
  const subscriber = subscribers.committed.get(source.subscriber.id)
  return subscriber && { kind: 'subscriber', subscriber }
}

/** Makes waiting retries due now. Out: how many. @throws NotStoredError */
export async function retryNow(mailing: MailCollections, now: Date): Promise<number> {
  const isTriedAgain = (row: MailRow) => mailIndexPredicates.waiting(row) && row.attempts > 0
  const due = (mail: MailRow[]) =>
    mail.map((row) => (isTriedAgain(row) ? { ...row, nextAttemptAt: now.toISOString() } : row))
  const waiting = indexedRows(mailing, 'waiting').filter(({ row }) => isTriedAgain(row))
  const sources = new Map(
    waiting.map(({ source }) => [`${source.kind} ${sourceId(source)}`, source]),
  )
  await Promise.all(
    [...sources.values()].map((source) => {
      if (source.kind === 'lead') return updateMail(mailing.leads, sourceId(source), due)
      if (source.kind === 'person') return updateMail(mailing.people, sourceId(source), due)
      return updateMail(mailing.subscribers, sourceId(source), due)
    }),
  )
  return waiting.length
}

type MailRecord = { id: string; mail: MailRow[] }

function updateMail<R extends MailRecord>(
  records: Collection<R>,
  id: string,
  update: (mail: MailRow[]) => MailRow[],
): Promise<void> {
  return records.transact((found) => {
    const record = found.get(id)
    if (!record) return { answer: undefined }
    return { change: { ...record, mail: update(record.mail) }, answer: undefined }
  })
}

/** False: the row does not exist or must not be changed. @throws NotStoredError */
export function updateRow<R extends MailRecord>(
  records: Collection<R>,
  findRecord: (found: RecordLookup<R>) => R | undefined,
  rowId: string,
  update: (row: MailRow) => MailRow | undefined,
): Promise<boolean> {
  return records.transact((found) => {
    const record = findRecord(found)
    const row = record?.mail.find(({ id }) => id === rowId)
    const now = row && update(row)
    if (!record || !now) return { answer: false }
    const mail = record.mail.map((one) => (one.id === rowId ? now : one))
    return { change: { ...record, mail }, answer: true }
  })
}

/**
 * The rows that are due, a few at a time. All of them are collected once and the list is used up, so that a
 * flood of emails is not scanned again for every four that are sent.
 * @param waiting every waiting row, in any order
 * @param current a row and its record as they are now; undefined if it is no longer waiting
 * @returns in: a moment as ISO 8601, and how many at most; out: the oldest that are due then
 */
export function dueRows(
  waiting: () => DueMail[],
  current: (mail: DueMail) => DueMail | undefined,
): (now: string, max: number) => DueMail[] {
  let queue: DueMail[] = []
  const isDue = (now: string) => (mail: DueMail) => mail.row.nextAttemptAt <= now
  const take = (now: string, max: number): DueMail[] => {
    const due: DueMail[] = []
    while (due.length < max) {
      const next = queue.pop()
      if (!next) break
      const mail = current(next)
      if (mail && isDue(now)(mail)) due.push(mail)
    }
    return due
  }
  return (now, most) => {
    const first = take(now, most)
    if (first.length === most) return first
    const seen = new Set(first.map(({ row }) => row.id))
    // The oldest last, since they are popped from the end; equal times keep their order.
    queue = waiting()
      .filter(isDue(now))
      .filter(({ row }) => !seen.has(row.id))
      .sort(byTime)
      .reverse()
    return [...first, ...take(now, most - first.length)]
  }
}

function byTime({ row: one }: DueMail, { row: other }: DueMail): number {
  if (one.nextAttemptAt === other.nextAttemptAt) return 0
  return one.nextAttemptAt < other.nextAttemptAt ? -1 : 1
}

export const mailQueue = (mailing: MailCollections): MailQueueRepository => ({
  stats: async () => {
    const stats: MailQueueStats = { waiting: 0, retried: 0, failed: 0 }
    for (const { committed } of [mailing.leads, mailing.subscribers, mailing.people])
      for (const { mail } of committed.oldestFirst()) for (const row of mail) addToStats(row, stats)
    return stats
  },
  failureStats: async () => ({
    retried: indexedRows(mailing, 'waiting').filter(({ row }) => row.attempts > 0).length,
    failed: indexedRows(mailing, 'failed').length,
  }),
  retryNow: (now) => retryNow(mailing, now),
})

function addToStats(row: MailRow, stats: MailQueueStats): void {
  if (isWebhook(row)) return
  if (row.state === 'waiting') {
    stats.waiting += 1
    if (row.attempts > 0) stats.retried += 1
  }
  if (row.state === 'failed') stats.failed += 1
  if (row.sentAt !== undefined && row.sentAt > (stats.lastSentAt ?? ''))
    stats.lastSentAt = row.sentAt
}
