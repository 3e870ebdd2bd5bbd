import { z } from 'zod'

/** Where the office is written to. */
export const notificationAnswer = z.strictObject({
  success: z.literal(true),
  requests: z.array(z.string()),
  failures: z.array(z.string()),
  /** OFFICE_MAIL, or the firm's own address: what counts while nothing is set. */
  fallback: z.string(),
  /** Whether somebody has set them. */
  set: z.boolean(),
})
export type NotificationAnswer = z.infer<typeof notificationAnswer>

const addresses = z
  .array(
    z
      .string()
      .trim()
      .max(254)
      .pipe(z.email({ error: ({ input }) => `“${String(input)}” is no email address.` })),
  )
  .min(1, 'At least one address is needed: nobody would hear of it otherwise.')
  .max(10, 'Ten addresses at most.')
  .transform((all) => [...new Map(all.map((address) => [address.toLowerCase(), address])).values()])

/** Both lists as they are afterwards; `null` takes the setting away. */
export const notificationChange = z.strictObject({
  addresses: z.strictObject({ requests: addresses, failures: addresses }).nullable(),
})
export type NotificationChange = z.output<typeof notificationChange>
