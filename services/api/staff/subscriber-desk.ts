import type { SubscriberState } from '../contract/subscribers.ts'
import type { Decision } from '../records/decision.ts'
import type { Subscriber } from '../records/subscriber.ts'

/** Which subscribers staff want to see. What is left out does not narrow. */
export interface SubscriberSearch {
  /** Folded as `folded` does; each must be somewhere in address, name or ZIP code. */
  words: readonly string[]
  state?: SubscriberState | undefined
}

export interface FoundSubscribers {
  subscribers: Subscriber[]
  total: number
  /** How many of each state the search would find if it did not ask for one. */
  counts: Record<SubscriberState, number>
}

/** What the staff's list of subscribers needs from a store. */
export interface SubscriberDesk {
  /** The page of `take` subscribers after the first `skip` that fit, the newest first. */
  search(search: SubscriberSearch, skip: number, take: number): Promise<FoundSubscribers>
  one(id: string): Promise<Subscriber | undefined>
  /** Shows `decide` the subscriber and keeps what it decides as one step. @throws NotStored */
  work<Answer>(
    id: string,
    decide: (subscriber: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
}
