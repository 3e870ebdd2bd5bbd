import type { LeadStatus } from '../contract/lead-status.ts'
import type { Outcome, Quote } from './outcome-contract.ts'

/** What of a lead says how it ended. */
interface Closable {
  status: LeadStatus
  outcome?: Outcome | undefined
  history: readonly { at: string; change: string }[]
  receivedAt: string
}

/**
 * Returns when and why a lead was closed, while it is. A lead that an earlier release closed has the day of its last
 * change to that status; without a history entry, the day of receipt. It is the day in UTC until `dateClosedLeads` has
 * stored that of the office.
 */
export function outcomeOf({ status, outcome = {}, ...lead }: Closable): Outcome | undefined {
  if (status === 'won') return { wonOn: outcome.wonOn ?? dayOfStatus({ ...lead, status }) }
  if (status !== 'lost') return undefined
  const { lostOn = dayOfStatus({ ...lead, status }), lostBecause } = outcome
  return { lostOn, ...(lostBecause !== undefined && { lostBecause }) }
}

/** Returns the quote that a lead waits for an answer to; undefined: it has no quote, or an answer. */
export const openQuoteOf = ({
  status,
  quote,
}: {
  status: LeadStatus
  quote?: Quote | undefined
}): Quote | undefined => (status === 'quoted' ? quote : undefined)

/** Returns whether an earlier release closed a lead, so that its day isn't stored. */
export const isUndated = ({ status, outcome }: Pick<Closable, 'status' | 'outcome'>): boolean =>
  (status === 'won' && outcome?.wonOn === undefined) ||
  (status === 'lost' && outcome?.lostOn === undefined)

/** Returns when a lead got its status, by its history (ISO 8601 in UTC); without an entry, when it was received. */
export const closedAt = ({
  status,
  history,
  receivedAt,
}: Pick<Closable, 'status' | 'history' | 'receivedAt'>): string =>
  history.findLast(({ change }) => change.startsWith('status: ') && change.endsWith(` → ${status}`))
    ?.at ?? receivedAt

const dayOfStatus = (lead: Parameters<typeof closedAt>[0]): string =>
  closedAt(lead).slice(0, 'yyyy-mm-dd'.length)
