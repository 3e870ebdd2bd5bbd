import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { webhookEvent, type WebhookEvent } from './webhook-event.ts'

/** Which email a row stands for. It is rendered when it is sent, from the record that the row is part of. */
export const emailKinds = [
  'lead-to-office',
  'lead-confirmation',
  'reminder-50',
  'reminder-80',
  'reminder-100',
  'guide',
  'confirm-subscription',
  'account-ready',
  'password-reset',
  'invitation',
  'test-mail',
  'mail-failed',
  'mailbox-copies',
] as const
export type EmailKind = (typeof emailKinds)[number]

/**
 * An email or a webhook that must be sent (transactional outbox). It is part of the record that causes it, so
 * that a lead and its emails are one commit.
 */
export const mailRow = z.strictObject({
  id: z.string().min(1),
  /** The kind of email. Stored under this name by every release, in files and in PostgreSQL. */
  letter: z.enum([...emailKinds, 'webhook']),
  /** Of a webhook; emails have none. */
  event: webhookEvent.optional(),
  /** Empty for a webhook: it goes where the settings say when it is sent. */
  to: z.string(),
  /**
   * `failed`: given up, a person has to look. `dropped`: not needed any more, or not wanted; `note`
   * says why.
   */
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number().int().min(0),
  /** ISO 8601, UTC. Not tried before this time. */
  nextAttemptAt: z.string(),
  sentAt: z.string().optional(),
  lastFault: z.string().optional(),
  note: z.string().optional(),
  /** Of a `mail-failed` email: the id of the row that failed. */
  about: z.string().optional(),
})
export type MailRow = z.infer<typeof mailRow>

/** An email that is due at once. */
export function dueEmail(id: string, kind: EmailKind, to: string, now: Date): MailRow {
  return { id, letter: kind, to, state: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() }
}

/** The webhook about an event, due at once; none where the settings name no receiver. */
export function dueWebhooks(event: WebhookEvent, { webhook }: { webhook: boolean }): MailRow[] {
  if (!webhook) return []
  const row = { id: randomUUID(), letter: 'webhook', to: '', state: 'waiting' } as const
  return [{ ...row, event, attempts: 0, nextAttemptAt: event.at }]
}

/** Webhooks are sent by a worker of their own, so that a receiver that hangs delays no email. */
export const isWebhook = ({ letter }: MailRow): boolean => letter === 'webhook'

/**
 * For an address that was corrected: drops a confirmation that waits for the old address, and one that failed
 * there, which nobody has to look at any more.
 */
export const withoutConfirmation = (mail: readonly MailRow[]): MailRow[] =>
  mail.map((row) =>
    row.letter === 'lead-confirmation' && (row.state === 'waiting' || row.state === 'failed')
      ? { ...row, state: 'dropped', note: 'the address was corrected' }
      : row,
  )

/** Emails about a lead that go to the office's own mailbox, and name the sender. */
const toOffice: ReadonlySet<MailRow['letter']> = new Set<EmailKind>([
  'lead-to-office',
  'reminder-50',
  'reminder-80',
  'reminder-100',
  'mail-failed',
])

export const isToOffice = ({ letter }: Pick<MailRow, 'letter'>): boolean => toOffice.has(letter)
