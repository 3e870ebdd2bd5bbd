import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import type { Limit } from '../records/limit.ts'

/** How to recognise that the same filled form came again. */
export type SameForm =
  | { idempotencyKey: string }
  /** No key: the same words, received at or after `since` (ISO 8601). */
  | { fingerprint: string; since: string }

/** What intake needs from a store, for leads and for the quarantine alike. */
export interface LeadBook {
  /**
   * Shows `decide` the lead that the same form made before, if any, and keeps what it decides as
   * one step that no other caller can come between. Resolves with the answer when it is durable.
   * @param limit counted before anything is kept, also when the same form came again
   * @throws OverLimit the limit was exceeded: it was counted, and nothing was kept
   * @throws NotStored nothing was kept
   * @throws IdTaken the added lead's id belongs to another lead
   */
  settle<Answer>(
    form: SameForm,
    decide: (earlier: Lead | undefined) => Decision<Lead, Answer>,
    limit?: Limit,
  ): Promise<Answer>
}
