import type { OutboxQueue, OutboxRow } from '../outbox/outbox-row.ts'
import type { DueRow, Outbox } from '../outbox/outbox.ts'
import type { Declarations, StorageEngine } from '../storage/engine.ts'
import type { OutboxWhere, StoredOutboxRow } from '../storage/outbox-rows.ts'

/** Emails with failed attempts, without webhooks. */
export interface MailFailureStats {
  /** Waiting for a retry. */
  retried: number
  /** Permanently failed. */
  failed: number
}

const retried: OutboxWhere = { state: { is: 'waiting' }, retried: { is: true } }
const failed: OutboxWhere = { state: { is: 'failed' } }

/** Returns access to the outbox for workers and staff, over either store. */
export function outboxRepository({
  mail,
  senders,
}: Pick<StorageEngine<Declarations>, 'mail' | 'senders'>) {
  const withRecord = async (stored: StoredOutboxRow): Promise<DueRow[]> => {
    const { collection, recordId, row } = stored
    const sender = senders.find((one) => one.collection === collection)
    const record = await sender?.record(recordId)
    return sender && record ? [{ row, collection, record, other: sender.record }] : []
  }
  const outbox: Outbox = {
    due: async (now, max, queue = 'emails') =>
      (await Promise.all((await mail.claim(queue, now, max)).map(withRecord))).flat(),
    recordOutcome: ({ collection, record }, row, additionalRows = []) =>
      mail.recordOutcome({ collection, recordId: record.id, row }, additionalRows),
  }
  const changeOne = async (
    queue: OutboxQueue,
    where: OutboxWhere,
    changed: (row: OutboxRow) => OutboxRow,
  ): Promise<boolean> => (await mail.change({ queue, where }, changed)) > 0
  return {
    outbox,
    deadLetters: {
      /** Lists failed emails, the latest first. */
      list: (take: number): Promise<StoredOutboxRow[]> =>
        mail.find({ queue: 'emails', where: failed, sort: 'next_attempt_at', take }),
      /** Changes a failed email; false if it does not exist or is no longer failed. @throws NotStoredError */
      change: (id: string, changed: (row: OutboxRow) => OutboxRow) =>
        changeOne('emails', { ...failed, id: { is: id } }, changed),
    },
    deliveries: {
      /** Lists webhooks in any state, those of the latest events first. */
      newestFirst: async (skip: number, take: number) => {
        const page = mail.find({ queue: 'webhooks', sort: 'event_at', skip, take })
        const [deliveries, { total }] = await Promise.all([
          page,
          mail.count('webhooks', { total: {} }),
        ])
        return { deliveries, total }
      },
      /** Counts permanently failed webhooks. */
      failed: async (): Promise<number> => (await mail.count('webhooks', { failed })).failed,
      /** Changes all permanently failed webhooks; resolves with their number. @throws NotStoredError */
      changeFailed: (changed: (row: OutboxRow) => OutboxRow): Promise<number> =>
        mail.change({ queue: 'webhooks', where: failed }, changed),
      /** Changes a webhook; false if it does not exist or was dropped. @throws NotStoredError */
      change: (id: string, changed: (row: OutboxRow) => OutboxRow) =>
        changeOne('webhooks', { id: { is: id }, state: { not: 'dropped' } }, changed),
    },
    mailQueue: {
      /**
       * Counts emails; retries and reminders that are not due yet are waiting, too. May read every email, for a page that
       * is rarely opened.
       */
      stats: async () => {
        const [newer, counts, lastSentAt] = await Promise.all([
          mail.countUnknown(),
          mail.count('emails', { waiting: { state: { is: 'waiting' } }, retried, failed }),
          mail.highest('sent_at', { queue: 'emails', where: { state: { is: 'sent' } } }),
        ])
        return { ...counts, newer, ...(lastSentAt !== undefined && { lastSentAt }) }
      },
      /** Counts emails with failed attempts. Reads only waiting and failed emails, for a page that is polled. */
      failureStats: (): Promise<MailFailureStats> => mail.count('emails', { retried, failed }),
      /** Makes emails that wait for a retry due now; resolves with their number. @throws NotStoredError */
      retryNow: (now: Date): Promise<number> =>
        mail.change({ queue: 'emails', where: retried }, (row) => ({
          ...row,
          nextAttemptAt: now.toISOString(),
        })),
    },
  }
}
export type OutboxRepository = ReturnType<typeof outboxRepository>
