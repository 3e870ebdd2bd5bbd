import { z } from 'zod'
import { success } from '../contract/success.ts'

/** What staff are told of by push messages: a new lead, one that was assigned to them, one whose answer is late. */
export const pushEvents = ['new', 'assigned', 'overdue'] as const
export type PushEvent = (typeof pushEvents)[number]

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please type a time, like 21:00.')
  .describe('In the office’s time: `21:00`.')

/** What somebody gets push messages about, on all their devices. */
export const pushSettings = z.strictObject({
  events: z.array(z.enum(pushEvents)),
  /** Over midnight if it ends earlier than it begins; null: none. */
  quiet: z
    .strictObject({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, {
      error: 'Quiet hours need two different times.',
      path: ['to'],
    })
    .nullable(),
  /** Urgent leads are told in quiet hours, too. */
  urgentAlways: z.boolean(),
  /** Whether messages name customers. */
  names: z.boolean(),
})
export type PushSettings = z.infer<typeof pushSettings>

/** Left out: stays as it is. */
export const pushSettingsChange = pushSettings.partial()

/** A device that gets push messages. Times are ISO 8601 in UTC. */
const pushDevice = z.strictObject({
  /** The id of its session. */
  id: z.string(),
  /** `Chrome on Android` */
  device: z.string(),
  since: z.string(),
  /** When a message last got there; accurate to an hour. */
  reachedAt: z.string().optional(),
  /** Since when no message gets there, and what the push service answered. */
  failing: z.strictObject({ since: z.string(), reason: z.string() }).optional(),
  /** Whether it is the device of the request. */
  current: z.boolean(),
})
export type PushDevice = z.infer<typeof pushDevice>

export const pushState = success({
  /** Our public key, with which a browser subscribes. */
  senderKey: z.string(),
  devices: z.array(pushDevice),
  settings: pushSettings,
})
export type PushState = z.infer<typeof pushState>

/** A browser's subscription, as `PushSubscription.toJSON()` has it, and the key of ours that it was made with. */
export const pushSubscription = z.strictObject({
  endpoint: z.url('Please send the address of a push service.').max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  senderKey: z.string().max(200),
})
export type PushSubscriptionRequest = z.infer<typeof pushSubscription>

/** What is encrypted in a push message, for the service worker. */
export const pushPayload = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** A path of the admin, which a tap opens. */
  url: z.string(),
  /** A later message with the same tag replaces this one. */
  tag: z.string(),
})
export type PushPayload = z.infer<typeof pushPayload>
