import { z } from 'zod'
import { limits } from './limits.ts'

/** A failed email as staff see it. Times are ISO 8601 in UTC. */
export const failedEmailView = z.strictObject({
  id: z.string(),
  /** The kind of email in words: `the request, to the office`. */
  what: z.string(),
  to: z.string(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  fault: z.string(),
  /** The request that it belongs to, by its reference. */
  lead: z.string().optional(),
})
export type FailedEmailView = z.infer<typeof failedEmailView>

export const failedEmailList = z.strictObject({
  success: z.literal(true),
  mail: z.array(failedEmailView),
})

/** Once more into the queue, or off the list because a person has taken care of it. */
export const failedEmailChange = z.object({ action: z.enum(['try again', 'done by hand']) })
export type FailedEmailChange = z.infer<typeof failedEmailChange>

/** The kinds of email in words, for staff. */
export const emailNames = {
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
  'mailbox-copies': 'the request to delete emails about an erased lead',
  webhook: 'a message to the firm’s own software',
} as const

/** Where the office is written to. */
export const notificationResponse = z.strictObject({
  success: z.literal(true),
  requests: z.array(z.string()),
  failures: z.array(z.string()),
  /** The default: OFFICE_MAIL, or the firm's own address. */
  fallback: z.string(),
  /** Whether somebody has set them. */
  set: z.boolean(),
})
export type NotificationResponse = z.infer<typeof notificationResponse>

const addresses = z
  .array(
    z
      .string()
      .trim()
      .max(limits.email)
      .pipe(z.email({ error: ({ input }) => `“${String(input)}” is no email address.` })),
  )
  .min(1, 'At least one address is needed: nobody would hear of it otherwise.')
  .max(10, 'Ten addresses at most.')
  .transform((all) => [...new Map(all.map((address) => [address.toLowerCase(), address])).values()])

/** Both lists as they are afterwards; `null` takes the setting away. */
export const notificationChange = z.object({
  addresses: z.strictObject({ requests: addresses, failures: addresses }).nullable(),
})
export type NotificationChange = z.output<typeof notificationChange>
