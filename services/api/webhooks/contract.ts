import { z } from 'zod'
import { success } from '../contract/success.ts'
import { pageQuery } from '../contract/paging.ts'

/** One message of the delivery log, without the other fields of its row. Times are ISO 8601 in UTC. */
const webhookDelivery = z.object({
  /** The message's `webhook-id`, the same in all attempts. */
  id: z.string(),
  /** The type of the event: `lead.created`. */
  event: z.string(),
  /** The time of the event. */
  at: z.string(),
  /** `failed`: permanently. `dropped`: not needed any more; `note` has the reason. */
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** The next attempt of a waiting message. */
  nextAttemptAt: z.string().optional(),
  sentAt: z.string().optional(),
  /** The error of the last failed attempt. */
  fault: z.string().optional(),
  note: z.string().optional(),
  /** The reference of the lead. */
  lead: z.string().optional(),
})
export type Delivery = z.infer<typeof webhookDelivery>

export const webhookDeliveryListQuery = z.object(pageQuery(20, 100))

export const webhookDeliveryList = success({
  /** The host of WEBHOOK_URL; left out: no webhooks are sent. */
  receiver: z.string().optional(),
  deliveries: z.array(webhookDelivery),
  total: z.number().int(),
  /** How many have failed permanently. */
  failed: z.number().int(),
})
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryList>

/** Sends the same message, or all that failed, again now, with all attempts. */
export const webhookDeliveryChange = z.strictObject({ action: z.literal('send again') })
export type WebhookDeliveryChange = z.infer<typeof webhookDeliveryChange>
