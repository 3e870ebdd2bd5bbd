import type { SubscriberState } from './contract.ts'
import type { Decision } from '../storage/decision.ts'
import type { Subscriber } from './subscriber.ts'
import type { ExportScan } from '../storage/query.ts'

/** A search. Filters that are left out match everything. */
export interface SubscriberSearch {
  /** Folded by `foldText`; address, name or ZIP code must have each of them. */
  words: readonly string[]
  state?: SubscriberState | undefined
}

interface FoundSubscribers {
  subscribers: Subscriber[]
  total: number
  /** How many of each state the search would find if it did not ask for one. */
  counts: Record<SubscriberState, number>
}

/** Access to the stored newsletter subscribers, implemented by each store. */
export interface SubscriberRepository {
  /** A page of matching subscribers (`take` after the first `skip`), newest first. */
  search(search: SubscriberSearch, skip: number, take: number): Promise<FoundSubscribers>
  /** All matching subscribers, newest first, for an export. */
  scan(search: SubscriberSearch): Promise<ExportScan<Subscriber>>
  one(id: string): Promise<Subscriber | undefined>
  /** A transaction over one subscriber. @throws NotStoredError */
  transact<Answer>(
    id: string,
    decide: (subscriber: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
  /**
   * A transaction over the subscriber with this address (case-insensitive), if any. Resolves with the answer when it is
   * durable. @throws NotStoredError nothing was stored
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
