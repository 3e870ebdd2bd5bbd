import { z } from 'zod'

/** A quarantined request or subscription as staff see it. Times are ISO 8601 in UTC. */
export const quarantinedView = z.strictObject({
  id: z.string(),
  what: z.enum(['request', 'subscription']),
  at: z.string(),
  /** Empty with a subscription that gave none. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Why: the honeypot was filled, or there was no proof of work. */
  why: z.enum(['hidden field', 'no proof']),
})
export type QuarantinedView = z.infer<typeof quarantinedView>

/** The newest of each kind, and how many there are of both. */
export const quarantineList = z.strictObject({
  success: z.literal(true),
  /** An open admin page of the release before reads the list under this name. */
  held: z.array(quarantinedView),
  total: z.number().int(),
})

export const quarantineChange = z.object({ action: z.literal('release') })

/** The lead that it has become; none with a subscription. */
export const releaseResponse = z.strictObject({
  success: z.literal(true),
  reference: z.string().optional(),
})
