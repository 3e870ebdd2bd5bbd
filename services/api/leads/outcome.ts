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
 * change to that status, in UTC; without a history entry, the day of receipt.
 */
export function outcomeOf({ status, outcome = {}, ...lead }: Closable): Outcome | undefined {
  if (status === 'won') return { wonOn: outcome.wonOn ?? dayOfStatus(lead, status) }
  if (status !== 'lost') return undefined
  const { lostOn = dayOfStatus(lead, status), lostBecause } = outcome
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

const dayOfStatus = (
  { history, receivedAt }: Pick<Closable, 'history' | 'receivedAt'>,
  status: LeadStatus,
): string =>
  (
    history.findLast(
      ({ change }) => change.startsWith('status: ') && change.endsWith(` → ${status}`),
    )?.at ?? receivedAt
  ).slice(0, 'yyyy-mm-dd'.length)
