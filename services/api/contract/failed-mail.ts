import { z } from 'zod'

/** A letter that was given up, as staff see it. Times are ISO 8601 in UTC. */
export const failedMail = z.strictObject({
  id: z.string(),
  /** What the letter is, in words: `the request, to the office`. */
  what: z.string(),
  to: z.string(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  fault: z.string(),
  /** The request that it belongs to, by its reference. */
  lead: z.string().optional(),
})
export type FailedMail = z.infer<typeof failedMail>

export const failedMailList = z.strictObject({
  success: z.literal(true),
  mail: z.array(failedMail),
})

/** Once more into the queue, or off the list because a person has taken care of it. */
export const failedMailChange = z.strictObject({ action: z.enum(['try again', 'done by hand']) })
export type FailedMailChange = z.infer<typeof failedMailChange>

/** What a letter is called when staff read of it. */
export const letterNames = {
  'lead-to-office': 'the request, to the office',
  'lead-confirmation': 'the confirmation of a request',
  'reminder-50': 'the reminder at half of the time',
  'reminder-80': 'the reminder at four fifths of the time',
  'reminder-100': 'the reminder that an answer is late',
  guide: 'the Mountain Building Guide',
  'confirm-subscription': 'the question whether the guide was asked for',
  'account-ready': 'the welcome to an account',
  'password-reset': 'the link to a new password',
  invitation: 'the invitation to the staff',
  'test-mail': 'the test of the mail server',
  'mail-failed': 'the notice that a letter failed',
  webhook: 'a message to the firm’s own software',
} as const
