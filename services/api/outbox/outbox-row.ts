import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** The kind of a row that is a webhook, and that of a push message. Every other kind is one of email. */
export const webhookKind = 'webhook'
export const pushKind = 'push'
export const knownStates = ['waiting', 'sent', 'failed', 'dropped'] as const

/** The event of a webhook: its type, its time (ISO 8601 in UTC), and data that the record lacks. */
export const webhookEvent = z.looseObject({ type: z.string(), at: z.string() })
export type WebhookEvent = z.infer<typeof webhookEvent>

/**
 * A row of the outbox: an email or a webhook to send (transactional outbox). It is part of the record that causes it,
 * so that a lead and its emails are one commit.
 */
export const outboxRow = z.strictObject({
  id: z.string().min(1),
  /** The kind of email. The name is fixed: every release has stored it, in files and in PostgreSQL. */
  letter: z.string(),
  /** The event of a webhook; emails have none. */
  event: webhookEvent.optional(),
  /** Empty for a webhook, which is sent to the receiver in the settings; of a push message the id of a session. */
  to: z.string(),
  /**
   * `failed`: permanently, for a person to handle. `dropped`: not needed any more; `note` has the reason. `sent` with a
   * note: it was written to a file, since there is no mail server.
   */
  state: z.enum(knownStates),
  attempts: z.number().int().min(0),
  /** The earliest time of the next attempt, ISO 8601 in UTC. */
  nextAttemptAt: z.string(),
  sentAt: z.string().optional(),
  lastFault: z.string().optional(),
  note: z.string().optional(),
  /**
   * Of a `mail-failed` email: the id of the row that failed. Of a push message that waits or has failed: what it is about. Else it tells emails apart
   * whose `letter` is the same (email/define-email.ts).
   */
  about: z.string().optional(),
  /** Of an `article` or `article-test` email: the path of the article. */
  page: z.string().optional(),
})
export type OutboxRow = z.infer<typeof outboxRow>

/** What this release can send. Rows of other kinds belong to the next release, which may have written them. */
export interface OutboxKinds {
  /** Values of `letter`. */
  emails: readonly string[]
  /** Those that are queued hours or days before they are due. */
  scheduled: readonly string[]
  /** The event of a row, by its type. */
  events: Readonly<Record<string, z.ZodObject>>
}

/** Returns the schema of the rows that this release can send. */
export function knownRow({ emails, events }: OutboxKinds): z.ZodType<OutboxRow> {
  const [first, ...rest] = Object.values(events)
  const event = first ? z.union([first, ...rest]) : z.never()
  return outboxRow.extend({
    letter: z.enum([...emails, webhookKind, pushKind]),
    event: event.optional() as unknown as (typeof outboxRow)['shape']['event'],
  })
}

/** Terminal states. */
export const finalStates: ReadonlySet<OutboxRow['state']> = new Set(['sent', 'dropped'])

/** Returns an email that is due at a time. */
export function queuedEmail(id: string, letter: string, to: string, at: Date): OutboxRow {
  return { id, letter, to, state: 'waiting', attempts: 0, nextAttemptAt: at.toISOString() }
}

/** Returns the webhook of an event, due now. Without a receiver in the settings the store leaves it out. */
export function queuedWebhook(event: WebhookEvent): OutboxRow {
  const row = { id: randomUUID(), letter: webhookKind, to: '', state: 'waiting' } as const
  return { ...row, event, attempts: 0, nextAttemptAt: event.at }
}

/** Returns a row that has not been tried yet, due at another time. */
export const dueAt = (row: OutboxRow, at: Date): OutboxRow => ({
  ...row,
  nextAttemptAt: at.toISOString(),
})

/** Returns a change that queues a row again with all attempts. */
export const requeue =
  (now: Date) =>
  (row: OutboxRow): OutboxRow => ({
    ...row,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  })

/** Returns a change that marks a row as handled by hand: no retry. */
export const markHandled =
  (by: string, now: Date) =>
  (row: OutboxRow): OutboxRow => ({
    ...row,
    state: 'dropped',
    note: `done by hand by ${by}, ${now.toISOString()}`,
  })

/** Returns whether a row is a webhook. Webhooks have their own worker, so that a hanging receiver delays no email. */
export const isWebhook = ({ letter }: OutboxRow): boolean => letter === webhookKind

/** Separate queues, so that a hanging receiver delays no email. */
export type OutboxQueue = 'emails' | 'webhooks' | 'pushes'

export const queueOf = (row: OutboxRow): OutboxQueue => {
  if (isWebhook(row)) return 'webhooks'
  return row.letter === pushKind ? 'pushes' : 'emails'
}
