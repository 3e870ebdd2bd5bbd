import type { Decision } from '../records/decision.ts'
import type { Subscriber } from '../records/subscriber.ts'

/** What intake needs from a store for subscriptions. */
export interface SubscriberBook {
  /**
   * Shows `decide` the subscriber with this address, if any (compared in lower case), and keeps
   * what it decides as one step. Resolves with the answer when it is durable.
   * @throws NotStored nothing was kept
   */
  settle<Answer>(
    email: string,
    decide: (earlier: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
  /** The subscriber whom a letter's link names. */
  one(id: string): Promise<Subscriber | undefined>
  /** The same as `settle`, by id: for what somebody does by a letter's link. @throws NotStored */
  work<Answer>(
    id: string,
    decide: (subscriber: Subscriber | undefined) => Decision<Subscriber, Answer>,
  ): Promise<Answer>
}
