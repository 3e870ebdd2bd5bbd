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
}
