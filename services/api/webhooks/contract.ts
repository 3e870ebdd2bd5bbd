import { z } from 'zod'

/** The event types, by their names in the messages. */
export const webhookEventTypes = [
  'lead.created',
  'lead.status_changed',
  'lead.updated',
  'lead.erased',
  'subscriber.created',
] as const

/** One message of the delivery log. Times are ISO 8601 in UTC. */
export const webhookDelivery = z.strictObject({
  /** The message's `webhook-id`, the same in all attempts. */
  id: z.string(),
  event: z.enum(webhookEventTypes),
  /** When it happened. */
  at: z.string(),
  /** `failed`: given up. `dropped`: not needed any more; `note` says why. */
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** Of a waiting one: not tried before this time. */
  nextAttemptAt: z.string().optional(),
  sentAt: z.string().optional(),
  /** What was wrong with the last attempt that failed. */
  fault: z.string().optional(),
  note: z.string().optional(),
  /** The request that it tells of, by its reference. */
  lead: z.string().optional(),
})
export type Delivery = z.infer<typeof webhookDelivery>

export const webhookDeliveryListQuery = z.object({
  /** 1 is the newest page. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
})

export const webhookDeliveryList = z.strictObject({
  success: z.literal(true),
  /** The receiver's host, by WEBHOOK_URL; none: nothing is sent. */
  receiver: z.string().optional(),
  deliveries: z.array(webhookDelivery),
  total: z.number().int(),
})
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryList>

/** The same message once more, at once and with all its attempts before it. */
export const webhookDeliveryChange = z.object({ action: z.literal('send again') })
export type WebhookDeliveryChange = z.infer<typeof webhookDeliveryChange>
