import type { LeadEvent, LeadSort } from './contract.ts'
import type { LeadStatus } from '../contract/lead-status.ts'
import type { Decision } from '../storage/decision.ts'
import type { Lead } from './lead.ts'
import type { ServiceType } from '../contact-form/service-types.ts'
import type { Limit } from '../storage/limit.ts'
import type { ExportScan } from '../storage/query.ts'

/** Access to the stored leads, implemented by each store. */
export interface LeadRepository {
  newestFirst(skip: number, take: number): Promise<{ leads: Lead[]; total: number }>
  /** A page of matching leads (`take` after the first `skip`), with the total. */
  search(search: LeadSearch, skip: number, take: number): Promise<FoundLeads>
  /** All matching leads in the search's order, for an export. */
  scan(search: LeadSearch): Promise<ExportScan<Lead>>
  /** Tags of listed leads, the most used first, then alphabetically; at most `take`. */
  tags(take: number): Promise<string[]>
  one(id: string): Promise<Lead | undefined>
  /** The leads merged into this one, directly or in a chain, oldest first. */
  mergedInto(id: string): Promise<Lead[]>
  /**
   * Calls `listener` after a lead or the quarantine was changed, by any process. Returns how to stop. Changes while
   * the store cannot be reached are one event.
   */
  watch(listener: (what: LeadEvent['what']) => void): () => void
  /** A transaction over one lead. @throws NotStoredError */
  transact<Answer>(
    id: string,
    decide: (lead: Lead | undefined) => Decision<Lead, Answer>,
  ): Promise<Answer>
  /**
   * A transaction over the lead that the same form has created before, if any. Resolves with the answer when it is
   * durable.
   * @param limit counted before anything is stored, also for a repeated form
   * @throws LimitExceededError the limit was exceeded: it was counted, and nothing was stored
   * @throws NotStoredError nothing was stored
   * @throws DuplicateIdError the added lead's id belongs to another lead
   */
  transactByForm<Answer>(
    form: FormKey,
    decide: (earlier: Lead | undefined) => Decision<Lead, Answer>,
    limit?: Limit,
  ): Promise<Answer>
}

/** What accepting a contact request needs of it. */
export type LeadIntakeRepository = Pick<LeadRepository, 'transactByForm'>

/** What reading and changing one lead needs of it. */
export type LeadAccess = Pick<LeadRepository, 'one' | 'transact'>

/** Quarantined contact requests: stored, never mailed, in no list of leads until staff release them. */
export type LeadQuarantine = Pick<
  LeadRepository,
  'newestFirst' | 'one' | 'transact' | 'transactByForm'
>

/** A search: filters and order. Filters that are left out match everything. */
export interface LeadSearch {
  /** Folded by `foldText`; the text of the lead, or of one merged into it, must have each of them. */
  words: readonly string[]
  statuses?: readonly LeadStatus[] | undefined
  /** A person's id; `null`: unassigned leads. */
  assignee?: string | null | undefined
  tag?: string | undefined
  serviceType?: ServiceType | undefined
  /** Received at or after, and before; ISO 8601 in UTC. */
  since?: string | undefined
  before?: string | undefined
  sort: LeadSort
  order: 'asc' | 'desc'
}

interface FoundLeads {
  leads: Lead[]
  total: number
  /** How many of each status the search would find if it did not ask for a status. */
  counts: Record<LeadStatus, number>
}

/** What identifies a repeated form. */
export type FormKey =
  | { idempotencyKey: string }
  /** Without a key: the same content, received at or after `since` (ISO 8601). */
  | { fingerprint: string; since: string }
