import { z } from 'zod'

/** A request or a subscription that was set aside, as staff see it. Times are ISO 8601 in UTC. */
export const heldView = z.strictObject({
  id: z.string(),
  what: z.enum(['request', 'subscription']),
  at: z.string(),
  /** Empty with a subscription that gave none. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Why it was set aside: the hidden field was filled in, or nothing was proved during a flood. */
  why: z.enum(['hidden field', 'no proof']),
})
export type HeldView = z.infer<typeof heldView>

/** The newest of each kind, and how many there are of both. */
export const heldList = z.strictObject({
  success: z.literal(true),
  held: z.array(heldView),
  total: z.number().int(),
})

export const heldChange = z.strictObject({ action: z.literal('release') })

/** The lead that it has become; none with a subscription. */
export const heldReleased = z.strictObject({
  success: z.literal(true),
  reference: z.string().optional(),
})
