import { z } from 'zod'

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
  'mail-failed',
] as const
export type Letter = (typeof letters)[number]

/**
 * One letter that must go out. It is part of the record that causes it, so that a lead and its
 * mail are on the disk in the same commit: there is no lead without its letters.
 */
export const mailRow = z.strictObject({
  id: z.string().min(1),
  letter: z.enum(letters),
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
