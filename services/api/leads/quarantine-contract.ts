import { z } from 'zod'

/** A quarantined request or subscription as staff see it. Times are ISO 8601 in UTC. */
const quarantinedView = z.strictObject({
  id: z.string(),
  what: z.enum(['request', 'subscription']),
  at: z.string(),
  /** Empty for a subscription without a name. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The reason: a filled honeypot, or no proof of work. */
  why: z.enum(['hidden field', 'no proof']),
})
export type QuarantinedView = z.infer<typeof quarantinedView>

/** The newest of each kind, and the total of both. */
export const quarantineList = z.strictObject({
  success: z.literal(true),
  /** Admin pages of the previous release that are still open read this name. */
  held: z.array(quarantinedView),
  total: z.number().int(),
})

export const quarantineChange = z.object({ action: z.literal('release') })

/** The lead that was created; none for a subscription. */
export const releaseResponse = z.strictObject({
  success: z.literal(true),
  reference: z.string().optional(),
})
