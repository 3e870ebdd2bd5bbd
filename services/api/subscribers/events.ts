import { z } from 'zod'
import { defineEvent } from '../webhooks/define-event.ts'
import { sampleSubscriber } from './emails.ts'
import type { Subscriber } from './subscriber.ts'

const at = z.string()
const text = z.string()
const sampleAt = '2026-11-23T17:40:00.000Z'
const ofSubscriber = { collection: 'subscribers', version: 1 }

export const subscriberCreated = defineEvent({
  ...ofSubscriber,
  type: 'subscriber.created',
  when: 'an address is subscribed, after its confirmation where one is required',
  event: z.strictObject({ type: z.literal('subscriber.created'), at }),
  payload: z.object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    zipCode: text,
    interests: z.array(text),
    language: text.optional(),
    subscribedAt: text,
    confirmedAt: text.optional(),
  }),
  build: (subscriber: Subscriber) => {
    if (subscriber.leftAt !== undefined) return { dropped: 'the address was unsubscribed' }
    const { id, email, firstName, lastName, zipCode, interests, language } = subscriber
    const { subscribedAt, confirmedAt } = subscriber
    const who = { id, email, firstName, lastName, zipCode }
    return { ...who, interests, language, subscribedAt, confirmedAt }
  },
  sample: { record: sampleSubscriber('en'), event: { type: 'subscriber.created', at: sampleAt } },
})

/** Receivers must not email the address anymore. */
export const subscriberLeft = defineEvent({
  ...ofSubscriber,
  type: 'subscriber.left',
  when: 'an address unsubscribed, or staff took it off the list: don’t email it anymore. Erasing a subscriber isn’t sent: erase it in your system too',
  event: z.strictObject({ type: z.literal('subscriber.left'), at }),
  payload: z.object({ id: text, email: text }),
  build: ({ id, email, leftAt }: Subscriber) =>
    leftAt === undefined ? { dropped: 'the address is subscribed again' } : { id, email },
  sample: {
    record: { ...sampleSubscriber('en'), leftAt: sampleAt },
    event: { type: 'subscriber.left', at: sampleAt },
  },
})

export const subscriberEvents = [subscriberCreated, subscriberLeft]
