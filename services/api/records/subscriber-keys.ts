import type { SubscriberState } from '../contract/subscribers.ts'
import { folded } from './search-keys.ts'
import type { Subscriber } from './subscriber.ts'

/** What a subscriber is found by, on every store. */
export interface SubscriberKeys {
  state: SubscriberState
  text: string
}

export function subscriberKeys(subscriber: Subscriber): SubscriberKeys {
  const { email, firstName, lastName, zipCode } = subscriber
  const said = [email, firstName, lastName, zipCode].join('\n')
  // NUL is in no column of a database.
  return { state: stateOf(subscriber), text: folded(said).replaceAll('\0', ' ') }
}

/** Whether it waits for a yes is told by the last letter that asks or sends the guide. */
function stateOf({ leftAt, confirmedAt, mail }: Subscriber): SubscriberState {
  if (leftAt !== undefined) return 'left'
  if (confirmedAt !== undefined) return 'confirmed'
  const last = mail.findLast(
    ({ letter }) => letter === 'guide' || letter === 'confirm-subscription',
  )
  return last?.letter === 'confirm-subscription' ? 'waiting' : 'listed'
}

/** Before counting. */
export const noSubscribers = (): Record<SubscriberState, number> => ({
  confirmed: 0,
  listed: 0,
  waiting: 0,
  left: 0,
})
