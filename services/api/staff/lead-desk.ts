import type { LeadNews } from '../contract/lead-news.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import type { FoundLeads, LeadSearch } from './lead-search.ts'

/** What the staff's contacts page needs from a store. */
export interface LeadDesk {
  newestFirst(skip: number, take: number): Promise<{ leads: Lead[]; total: number }>
  /** The page of `take` leads after the first `skip` that fit, and how many fit. */
  search(search: LeadSearch, skip: number, take: number): Promise<FoundLeads>
  /** The tags that leads have which stand in a list, the most used first, then by letter; at most `take`. */
  tags(take: number): Promise<string[]>
  one(id: string): Promise<Lead | undefined>
  /**
   * Calls `listener` after a lead was added, changed or erased, or what is held was, by whichever
   * process. Out: how to end it. What happens while the store cannot be reached is told as one change.
   */
  watch(listener: (what: LeadNews['what']) => void): () => void
  /** Shows `decide` the lead and keeps what it decides as one step. @throws NotStored */
  work<Answer>(
    id: string,
    decide: (lead: Lead | undefined) => Decision<Lead, Answer>,
  ): Promise<Answer>
}
