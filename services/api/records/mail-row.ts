import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { hookEvent, type HookEvent } from './hook-event.ts'

/** Which letter a row stands for. The text is made when it is sent, from the record it hangs on. */
export const letters = [
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
] as const
export type Letter = (typeof letters)[number]

/**
 * One letter, or one message to the firm's own software (a webhook), that must go out. It is part of
 * the record that causes it, so that a lead and its mail are on the disk in the same commit: there is
 * no lead without its letters.
 */
export const mailRow = z.strictObject({
  id: z.string().min(1),
  letter: z.enum([...letters, 'webhook']),
  /** What a webhook tells of; letters have none. */
  event: hookEvent.optional(),
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
  /** The row that this letter tells of: the one that failed. */
  about: z.string().optional(),
})
export type MailRow = z.infer<typeof mailRow>

/** A letter that is due at once. */
export function letterDue(id: string, letter: Letter, to: string, now: Date): MailRow {
  return { id, letter, to, state: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() }
}

/** The message about an event, due at once; none where the settings name no receiver. */
export function hooksDue(event: HookEvent, { webhook }: { webhook: boolean }): MailRow[] {
  if (!webhook) return []
  const row = { id: randomUUID(), letter: 'webhook', to: '', state: 'waiting' } as const
  return [{ ...row, event, attempts: 0, nextAttemptAt: event.at }]
}

/** Whether a row is a message to software; it takes a lane of its own through the outbox. */
export const isHook = ({ letter }: MailRow): boolean => letter === 'webhook'
