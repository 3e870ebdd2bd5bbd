import type { DueMail } from '../../outbox/outbox.ts'
import { mailRowsOf, sourceId } from '../../outbox/mail-source.ts'
import { isWebhook, type MailRow } from '../../outbox/mail-row.ts'
import type { MailQueueStats, WebhookDelivery } from '../../outbox/mail-queue.ts'
import type { MailEngine } from '../engine.ts'
import { mailIndexPredicates, type MailIndex } from './indexes.ts'
import type { MailCollection, MailOf } from './mail-collection.ts'

export function mailStore(collections: readonly MailCollection[]): MailEngine {
  const indexed = (index: MailIndex) => collections.flatMap((one) => one.indexed(index))
  const collectionOf = ({ source }: MailOf) => collections.find(({ kind }) => kind === source.kind)
  const dueOf = (index: MailIndex) =>
    dueRows(
      () => indexed(index),
      (mail) => {
        const source = collectionOf(mail)?.source(sourceId(mail.source))
        const rows = source ? mailRowsOf(source) : []
        const row = rows.find(({ id }) => id === mail.row.id)
        return source && row && mailIndexPredicates[index](row) ? { row, source } : undefined
      },
    )
  const due = { emails: dueOf('waiting'), webhooks: dueOf('waitingHooks') }
  const retried = () => indexed('waiting').filter(({ row }) => isRetried(row))
  const deliveries = () => collections.flatMap((one) => [...deliveriesOf(one)])
  return {
    outbox: {
      due: async (now, most, lane = 'emails') => due[lane](now.toISOString(), most),
      recordOutcome: async (mail, row, additionalRows = []) => {
        await collectionOf(mail)?.update(sourceId(mail.source), (rows) => [
          ...rows.map((old) => (old.id === row.id && !finalStates.has(old.state) ? row : old)),
          ...additionalRows.filter(({ id }) => rows.every((old) => old.id !== id)),
        ])
      },
    },
    deadLetters: {
      list: async (most) =>
        indexed('failed')
          .sort((one, other) => (one.row.nextAttemptAt > other.row.nextAttemptAt ? -1 : 1))
          .slice(0, most)
          .map(({ source, row }) => ({ kind: source.kind, recordId: sourceId(source), row })),
      change: async (rowId, changed) => {
        for (const one of collections) {
          const id = one.find('failed', rowId)
          const change = replaceRow(rowId, mailIndexPredicates.failed, changed)
          if (id !== undefined && (await one.update(id, change))) return true
        }
        return false
      },
    },
    deliveries: {
      newestFirst: async (skip, take) => {
        const all = deliveries().sort(newestFirst)
        return { deliveries: all.slice(skip, skip + take), total: all.length }
      },
      change: async (rowId, changed) => {
        const found = deliveries().find(({ row }) => row.id === rowId)
        const collection = collections.find(({ kind }) => kind === found?.kind)
        const change = replaceRow(rowId, ({ state }) => state !== 'dropped', changed)
        return (found && collection?.update(found.recordId, change)) ?? false
      },
    },
    mailQueue: {
      stats: async () => {
        const stats: MailQueueStats = { waiting: 0, retried: 0, failed: 0 }
        for (const one of collections) for (const { row } of one.rows()) addToStats(row, stats)
        return stats
      },
      failureStats: async () => ({ retried: retried().length, failed: indexed('failed').length }),
      retryNow: async (now) => {
        const waiting = retried()
        const hurry = (rows: MailRow[]) =>
          rows.map((row) => (isRetried(row) ? { ...row, nextAttemptAt: now.toISOString() } : row))
        await Promise.all(
          waiting.map(async (mail) => collectionOf(mail)?.update(sourceId(mail.source), hurry)),
        )
        return waiting.length
      },
    },
  }
}

/** Sent and dropped are final. */
const finalStates: ReadonlySet<MailRow['state']> = new Set(['sent', 'dropped'])

const isRetried = (row: MailRow) => mailIndexPredicates.waiting(row) && row.attempts > 0

const replaceRow =
  (id: string, mayChange: (row: MailRow) => boolean, changed: (row: MailRow) => MailRow) =>
  (rows: MailRow[]): MailRow[] | undefined =>
    rows.some((row) => row.id === id && mayChange(row))
      ? rows.map((row) => (row.id === id ? changed(row) : row))
      : undefined

/** The log is seldom read: a pass over the records costs less than an index of all deliveries. */
function* deliveriesOf({ kind, rows }: MailCollection): Generator<WebhookDelivery> {
  if (kind === 'person') return
  for (const { id, row } of rows())
    if (row.event) yield { kind, recordId: id, event: row.event, row }
}

/** Equal times are ordered by id, so that pages do not overlap. */
function newestFirst(one: WebhookDelivery, other: WebhookDelivery): number {
  if (one.event.at !== other.event.at) return one.event.at > other.event.at ? -1 : 1
  return one.row.id > other.row.id ? -1 : 1
}

/**
 * The rows that are due, a few at a time. All of them are collected once and the list is used up, so that a
 * flood of emails is not scanned again for every four that are sent.
 * @param waiting every waiting row, in any order
 * @param current a row and its record as they are now; undefined if it is no longer waiting
 * @returns in: a moment as ISO 8601, and how many at most; out: the oldest that are due then
 */
function dueRows(
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
