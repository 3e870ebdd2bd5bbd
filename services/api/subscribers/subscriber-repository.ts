import type { SubscriberState } from './contract.ts'
import type { Decision } from '../storage/decision.ts'
import type { Subscriber } from './subscriber.ts'
import type { ExportScan } from '../storage/query.ts'

/** A search. Filters that are left out match everything. */
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

/** Access to the stored newsletter subscribers, implemented by each store. */
export interface SubscriberRepository {
  /** The page of `take` subscribers after the first `skip` that fit, the newest first. */
  search(search: SubscriberSearch, skip: number, take: number): Promise<FoundSubscribers>
  /** All that fit, the newest first, for an export. */
  scan(search: SubscriberSearch): Promise<ExportScan<Subscriber>>
  one(id: string): Promise<Subscriber | undefined>
  /** A transaction over one subscriber. @throws NotStoredError */
  transact<Answer>(
    id: string,
    decide: (subscriber: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
  /**
   * Shows `decide` the subscriber with this address, if any (compared in lower case), and keeps
   * what it decides as one step. Resolves with the answer when it is durable.
   * @throws NotStoredError nothing was kept
   */
  transactByEmail<Answer>(
    email: string,
    decide: (earlier: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
}

/** What subscribing, confirming and unsubscribing need of it. */
export type SubscriberIntakeRepository = Pick<
  SubscriberRepository,
  'one' | 'transact' | 'transactByEmail'
>

/** Quarantined subscriptions, until staff release them. */
export interface SubscriberQuarantine extends SubscriberIntakeRepository {
  newestFirst(skip: number, take: number): Promise<{ subscribers: Subscriber[]; total: number }>
}
