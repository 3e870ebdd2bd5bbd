import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { webhookEvent, type WebhookEvent } from './webhook-event.ts'

/** The kinds of email. An email is rendered when it is sent, from the record that its row is part of. */
export const emailKinds = [
  'lead-to-office',
  'lead-confirmation',
  'reminder-50',
  'reminder-80',
  'reminder-100',
  'guide',
  'confirm-subscription',
  'article',
  'article-test',
  'account-ready',
  'password-reset',
  'invitation',
  'test-mail',
  'mail-failed',
  'mailbox-copies',
] as const
type EmailKind = (typeof emailKinds)[number]
/** What `letter` of a row may be. */
export const knownKinds = [...emailKinds, 'webhook'] as const
export const knownStates = ['waiting', 'sent', 'failed', 'dropped'] as const

/**
 * A row of the outbox: an email or a webhook to send (transactional outbox). It is part of the record that causes it,
 * so that a lead and its emails are one commit.
 */
export const outboxRow = z.strictObject({
  id: z.string().min(1),
  /** The kind of email. The name is fixed: every release has stored it, in files and in PostgreSQL. */
  letter: z.enum(knownKinds),
  /** The event of a webhook; emails have none. */
  event: webhookEvent.optional(),
  /** Empty for a webhook, which is sent to the receiver in the settings. */
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
   * Of a `mail-failed` email: the id of the row that failed. Of a `lead-to-office` email to a colleague: the assignment
   * (assignment-row.ts).
   */
  about: z.string().optional(),
  /** Of an `article` or `article-test` email: the path of the article. */
  page: z.string().optional(),
})
export type OutboxRow = z.infer<typeof outboxRow>

/** Terminal states. */
export const finalStates: ReadonlySet<OutboxRow['state']> = new Set(['sent', 'dropped'])

/** Returns an email that is due now. */
export function queuedEmail(id: string, kind: EmailKind, to: string, now: Date): OutboxRow {
  return { id, letter: kind, to, state: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() }
}

/** Returns the webhook of an event, due now. */
export function queuedWebhook(event: WebhookEvent): OutboxRow {
  const row = { id: randomUUID(), letter: 'webhook', to: '', state: 'waiting' } as const
  return { ...row, event, attempts: 0, nextAttemptAt: event.at }
}

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
export const isWebhook = ({ letter }: OutboxRow): boolean => letter === 'webhook'

export const queueOf = (row: OutboxRow): 'emails' | 'webhooks' =>
  isWebhook(row) ? 'webhooks' : 'emails'

/** Drops a confirmation that is waiting or has failed, after a correction of its address. */
export const withoutConfirmation = (mail: readonly OutboxRow[]): OutboxRow[] =>
  mail.map((row) =>
    row.letter === 'lead-confirmation' && (row.state === 'waiting' || row.state === 'failed')
      ? { ...row, state: 'dropped', note: 'the address was corrected' }
      : row,
  )

/** Returns whether a row is a reminder, which is queued hours or days before it is due. */
export const isReminder = ({ letter }: OutboxRow): boolean => letter.startsWith('reminder-')

/**
 * Returns whether a later reminder of the same lead to the same address is due too, so that this one would be untrue:
 * after the service or the mail server was down for hours.
 */
export const isOutdatedReminder = (row: OutboxRow, all: readonly OutboxRow[], now: Date): boolean =>
  isReminder(row) &&
  all.some(
    (other) =>
      isReminder(other) &&
      other.to === row.to &&
      percentOf(other) > percentOf(row) &&
      (other.state === 'sent' ||
        (other.state === 'waiting' &&
          (other.attempts > 0 || other.nextAttemptAt <= now.toISOString()))),
  )

/** `reminder-80` → 80 */
const percentOf = ({ letter }: OutboxRow): number => Number(letter.split('-')[1])

/** Emails about a lead that go to the office's mailbox and contain personal data. */
const toOffice: ReadonlySet<OutboxRow['letter']> = new Set<EmailKind>([
  'lead-to-office',
  'reminder-50',
  'reminder-80',
  'reminder-100',
  'mail-failed',
])

export const isToOffice = ({ letter }: Pick<OutboxRow, 'letter'>): boolean => toOffice.has(letter)
