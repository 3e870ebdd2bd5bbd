import { z } from 'zod'
import { leadStatuses } from '../contract/lead-status.ts'

/** ISO 8601, UTC: when it happened. */
const at = z.string()

/**
 * What the firm's own software is told of (webhooks/). Only what the record does not say itself: the
 * rest of a message is made from the record when it is sent.
 */
export const hookEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead.created'), at }),
  z.strictObject({
    type: z.literal('lead.status_changed'),
    at,
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    /** The name of whoever of the staff changed it. */
    by: z.string(),
  }),
  /** Whoever was told of the request must forget it too. */
  z.strictObject({ type: z.literal('lead.erased'), at }),
  z.strictObject({ type: z.literal('subscriber.created'), at }),
])
export type HookEvent = z.infer<typeof hookEvent>
