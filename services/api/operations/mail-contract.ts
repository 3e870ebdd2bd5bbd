import { z } from 'zod'
import { success } from '../contract/success.ts'
import { emailProblem, normalizeEmail } from '../contract/email-address.ts'
import { limits } from '../contract/limits.ts'

/** A failed email as staff see it, without the other fields of its row. Times are ISO 8601 in UTC. */
const failedEmailView = z.object({
  id: z.string(),
  /** The kind of email: `the email about a new lead`. */
  what: z.string(),
  to: z.string(),
  attempts: z.number().int(),
  /** The mail server's last error. */
  fault: z.string(),
  /** The reference of its lead. */
  lead: z.string().optional(),
  /** Whether it is an email to a subscriber. */
  toSubscriber: z.boolean(),
})
export type FailedEmailView = z.infer<typeof failedEmailView>

export const failedEmailList = success({ mail: z.array(failedEmailView) })

/** Sends it again, or removes it from the list because a person has handled it. */
export const failedEmailChange = z.strictObject({ action: z.enum(['try again', 'done by hand']) })
export type FailedEmailChange = z.infer<typeof failedEmailChange>

/** The office's addresses. */
export const notificationResponse = success({
  requests: z.array(z.string()),
  failures: z.array(z.string()),
  /** The default: OFFICE_MAIL, or the firm's own address. */
  fallback: z.string(),
  /** Whether the owner has set them. */
  set: z.boolean(),
})
export type NotificationResponse = z.infer<typeof notificationResponse>

const addresses = z
  .array(
    z
      .string()
      .overwrite(normalizeEmail)
      .max(limits.email)
      .refine((address) => emailProblem(address) === undefined, {
        error: ({ input }) => `“${String(input)}”: ${emailProblem(String(input))}`,
      }),
  )
  .min(1, 'Enter at least one address, or no one gets the email.')
  .max(10, 'Enter ten addresses at most.')
  .transform((all) => [...new Map(all.map((address) => [address.toLowerCase(), address])).values()])

/** The new lists; `null` removes the setting. */
export const notificationChange = z.strictObject({
  addresses: z.strictObject({ requests: addresses, failures: addresses }).nullable(),
})
