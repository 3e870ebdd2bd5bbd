import type { LeadSort } from '../contract/lead-query.ts'
import type { LeadStatus } from '../contract/lead-status.ts'
import type { ServiceType } from '../contract/service-types.ts'
import type { Lead } from '../records/lead.ts'

/** Which leads staff want to see, in which order. What is left out does not narrow. */
export interface LeadSearch {
  /** Folded as `folded` does; each must be somewhere in the lead's text. */
  words: readonly string[]
  statuses?: readonly LeadStatus[] | undefined
  /** A person's id; `null` for leads that nobody looks after. */
  assignee?: string | null | undefined
  tag?: string | undefined
  serviceType?: ServiceType | undefined
  /** Received at or after, and before; ISO 8601 in UTC. */
  since?: string | undefined
  before?: string | undefined
  sort: LeadSort
  order: 'asc' | 'desc'
}

export interface FoundLeads {
  leads: Lead[]
  total: number
  /** How many of each status the search would find if it did not ask for a status. */
  counts: Record<LeadStatus, number>
}
