import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import type { Subscriber } from '../records/subscriber.ts'

/** What looking through the quarantine needs from a store, for either kind of record. */
interface Held<Kept> {
  /** One that is set aside. */
  one(id: string): Promise<Kept | undefined>
  /** Shows `decide` the record and keeps what it decides as one step. @throws NotStored */
  work<Answer>(
    id: string,
    decide: (record: Kept | undefined) => Decision<Kept, Answer>,
  ): Promise<Answer>
}

export interface HeldLeads extends Held<Lead> {
  newestFirst(skip: number, take: number): Promise<{ leads: Lead[]; total: number }>
}

export interface HeldSubscribers extends Held<Subscriber> {
  newestFirst(skip: number, take: number): Promise<{ subscribers: Subscriber[]; total: number }>
}
