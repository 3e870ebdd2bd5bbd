import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { OutboxSource } from '../outbox/outbox-source.ts'
import type { DueRow, Outbox } from '../outbox/outbox.ts'
import type { WebhookEvent } from '../outbox/webhook-event.ts'
import type { Declarations, StorageEngine } from '../storage/engine.ts'
import type { OutboxWhere, StoredOutboxRow } from '../storage/outbox-rows.ts'

/** Emails with failed attempts, without webhooks. */
export interface MailFailureStats {
  /** Waiting for a retry. */
  retried: number
  /** Permanently failed. */
  failed: number
}

/** A failed email with its record. */
export interface FailedEmail {
  kind: OutboxSource['kind']
  /** The record's id; a lead's is its reference. */
  recordId: string
  row: OutboxRow
}

/** A webhook with its record. */
export interface WebhookDelivery extends FailedEmail {
  event: WebhookEvent
}

const retried: OutboxWhere = { state: { is: 'waiting' }, retried: { is: true } }
const failed: OutboxWhere = { state: { is: 'failed' } }
const articleEmails = (page: string): OutboxWhere => ({
  kind: { is: 'article' },
  page: { is: page },
})

/** Returns access to the outbox for workers and staff, over either store. */
export function outboxRepository({
  mail,
  senders,
}: Pick<StorageEngine<Declarations>, 'mail' | 'senders'>) {
  const senderOf = ({ collection }: StoredOutboxRow) =>
    senders.find((one) => one.collection === collection)
  const withKind = (stored: StoredOutboxRow): FailedEmail[] => {
    const kind = senderOf(stored)?.kind
    return kind ? [{ kind, recordId: stored.recordId, row: stored.row }] : []
  }
  const withSource = async (stored: StoredOutboxRow): Promise<DueRow[]> => {
    const source = await senderOf(stored)?.source(stored.recordId)
    return source ? [{ row: stored.row, source }] : []
  }
  const outbox: Outbox = {
    due: async (now, max, queue = 'emails') =>
      (await Promise.all((await mail.claim(queue, now, max)).map(withSource))).flat(),
    recordOutcome: async ({ source }, row, additionalRows = []) => {
      const sender = senders.find(({ kind }) => kind === source.kind)
      if (!sender) return
      const stored = { collection: sender.collection, recordId: source.record.id, row }
      await mail.recordOutcome(stored, additionalRows)
    },
  }
  return {
    outbox,
    deadLetters: {
      /** Lists failed emails, the latest first. */
      list: async (take: number): Promise<FailedEmail[]> =>
        (
          await mail.find({ queue: 'emails', where: failed, sort: 'next_attempt_at', take })
        ).flatMap(withKind),
      /** Changes a failed email; false if it does not exist or is no longer failed. @throws NotStoredError */
      change: async (id: string, changed: (row: OutboxRow) => OutboxRow): Promise<boolean> =>
        (await mail.change({ queue: 'emails', where: { ...failed, id: { is: id } } }, changed)) > 0,
    },
    deliveries: {
      /** Lists webhooks in any state, those of the latest events first. */
      newestFirst: async (
        skip: number,
        take: number,
      ): Promise<{ deliveries: WebhookDelivery[]; total: number }> => {
        const page = mail.find({ queue: 'webhooks', sort: 'event_at', skip, take })
        const [found, { total }] = await Promise.all([page, mail.count('webhooks', { total: {} })])
        const deliveries = found
          .flatMap(withKind)
          .flatMap((one) => (one.row.event ? [{ ...one, event: one.row.event }] : []))
        return { deliveries, total }
      },
      /** Counts permanently failed webhooks. */
      failed: async (): Promise<number> => (await mail.count('webhooks', { failed })).failed,
      /** Changes all permanently failed webhooks; resolves with their number. @throws NotStoredError */
      changeFailed: (changed: (row: OutboxRow) => OutboxRow): Promise<number> =>
        mail.change({ queue: 'webhooks', where: failed }, changed),
      /** Changes a webhook; false if it does not exist or was dropped. @throws NotStoredError */
      change: async (id: string, changed: (row: OutboxRow) => OutboxRow): Promise<boolean> =>
        (await mail.change(
          { queue: 'webhooks', where: { id: { is: id }, state: { not: 'dropped' } } },
          changed,
        )) > 0,
    },
    articleEmails: {
      /** Counts subscribers' emails with an article. `undelivered`: given up. */
      count: (page: string): Promise<Record<'sent' | 'waiting' | 'undelivered', number>> =>
        mail.count('emails', {
          sent: { ...articleEmails(page), state: { is: 'sent' } },
          waiting: { ...articleEmails(page), state: { is: 'waiting' } },
          undelivered: { ...articleEmails(page), state: { is: 'dropped' }, retried: { is: true } },
        }),
      /** Drops the emails that are not sent yet; resolves with their number. @throws NotStoredError */
      stop: (page: string, note: string): Promise<number> =>
        mail.change(
          { queue: 'emails', where: { ...articleEmails(page), state: { is: 'waiting' } } },
          // Without an earlier error, which would count as a rejection of the address.
          ({ lastFault: _, ...row }) => ({ ...row, state: 'dropped', attempts: 0, note }),
        ),
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
