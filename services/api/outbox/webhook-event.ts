import { z } from 'zod'
import { contactFormFields } from '../contact-form/fields.ts'
import { leadStatuses } from '../contract/lead-status.ts'

/** The time of the event, ISO 8601 in UTC. */
const at = z.string()

export const webhookAnswers = contactFormFields
  .filter(({ webhook }) => webhook)
  .map(({ name }) => name)

/** Fields whose changes send `lead.updated`, by their names in the message. */
export const webhookFields = [
  'status',
  'wonValue',
  'lostReason',
  'assignee',
  'tags',
  ...webhookAnswers,
  'services',
  'extra',
  'attachments',
  'mergedInto',
  'mergedFrom',
] as const

/**
 * Events for webhook receivers. They have only data that the record lacks: the rest of a message is built from the
 * record when it is sent.
 */
export const webhookEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead.created'), at }),
  z.strictObject({
    type: z.literal('lead.status_changed'),
    at,
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    /** The staff member's name. */
    by: z.string(),
  }),
  z.strictObject({
    type: z.literal('lead.updated'),
    /** The time of the latest change, if a message has several. */
    at,
    /** The staff member's name; left out: the prospect changed it. */
    by: z.string().optional(),
    changed: z.array(z.enum(webhookFields)).min(1),
  }),
  /** Receivers must erase the lead too. */
  z.strictObject({ type: z.literal('lead.erased'), at }),
  z.strictObject({ type: z.literal('subscriber.created'), at }),
  /** Receivers must not email the address anymore. */
  z.strictObject({ type: z.literal('subscriber.left'), at }),
])
/** The types of events. */
export const webhookEventTypes = webhookEvent.options.map(({ shape }) => shape.type.value)
export type WebhookEvent = z.infer<typeof webhookEvent>
