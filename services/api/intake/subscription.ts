import { randomUUID } from 'node:crypto'
import type { Decision } from '../records/decision.ts'
import { hooksDue, letterDue } from '../records/mail-row.ts'
import type { Subscriber } from '../records/subscriber.ts'
import { withConsent } from './consent.ts'
import type { SubscriberBook } from './subscriber-book.ts'

/** The evidence of a press on a button: by which link, in which words. */
export interface Press {
  page: string
  wording: string
  at: Date
}

/** Whether there is such a subscriber; false after everything about it was erased. */
export type Known = boolean

/** The list, and whether the firm's own software is told of who joins it. */
export interface List {
  subscribers: SubscriberBook
  webhook: boolean
}

/**
 * The address itself says yes: from now on it is on the list, and the guide goes out to it, once
 * however often the button is pressed. @throws NotStored
 */
export function confirmSubscription(
  id: string,
  press: Press,
  { subscribers, webhook }: List,
): Promise<Known> {
  return subscribers.work(id, (subscriber): Decision<Subscriber, Known> => {
    if (!subscriber) return { answer: false }
    if (subscriber.confirmedAt !== undefined) return { answer: true }
    const { leftAt: _, ...rest } = withConsent(subscriber, 'confirmed', press)
    const guide = letterDue(randomUUID(), 'guide', subscriber.email, press.at)
    const at = press.at.toISOString()
    const told = hooksDue({ type: 'subscriber.created', at }, { webhook })
    const change = { ...rest, confirmedAt: at, mail: [...rest.mail, guide, ...told] }
    return { change, answer: true }
  })
}

/**
 * The address leaves the list: nothing goes out to it any more. Leaving twice is leaving once.
 * @throws NotStored
 */
export function leaveList(id: string, press: Press, { subscribers }: List): Promise<Known> {
  return subscribers.work(id, (subscriber): Decision<Subscriber, Known> => {
    if (!subscriber) return { answer: false }
    if (subscriber.leftAt !== undefined) return { answer: true }
    const { confirmedAt: _, ...rest } = withConsent(subscriber, 'left', press)
    return { change: { ...rest, leftAt: press.at.toISOString() }, answer: true }
  })
}
