import { z } from 'zod'
import { limits } from './limits.ts'

/** A failed email as staff see it. Times are ISO 8601 in UTC. */
export const failedEmailView = z.strictObject({
  id: z.string(),
  /** The kind of email in words: `the new lead, to the office`. */
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
  'lead-to-office': 'the new lead, to the office',
  'lead-confirmation': 'the confirmation to the prospect',
  'reminder-50': 'the reminder at half the response time',
  'reminder-80': 'the reminder at 80% of the response time',
  'reminder-100': 'the reminder that we’re late',
  guide: 'the Mountain Building Guide',
  'confirm-subscription': 'the email that confirms a subscription',
  'account-ready': 'the welcome to a new account',
  'password-reset': 'the password reset link',
  invitation: 'the staff invitation',
  'test-mail': 'the test email',
  'mail-failed': 'the notice that an email failed',
  'mailbox-copies': 'the request to delete emails about an erased lead',
  webhook: 'a webhook to your own software',
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
      .pipe(z.email({ error: ({ input }) => `“${String(input)}” isn’t an email address.` })),
  )
  .min(1, 'Enter at least one address, or no one gets the email.')
  .max(10, 'Enter ten addresses at most.')
  .transform((all) => [...new Map(all.map((address) => [address.toLowerCase(), address])).values()])

/** Both lists as they are afterwards; `null` takes the setting away. */
export const notificationChange = z.object({
  addresses: z.strictObject({ requests: addresses, failures: addresses }).nullable(),
})
export type NotificationChange = z.output<typeof notificationChange>
