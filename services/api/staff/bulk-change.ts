import type { BulkChange } from '../contract/lead-actions.ts'
import type { Lead } from '../records/lead.ts'
import { changeLead, type ChangeOutcome, type Circumstances } from './lead-change.ts'
import type { LeadDesk } from './lead-desk.ts'

export interface BulkOutcome {
  changed: Lead[]
  refused: { id: string; outcome: Exclude<ChangeOutcome, { outcome: 'changed' }> }[]
}

/**
 * Makes one change to several leads, each by itself: one that somebody has changed meanwhile is refused
 * and holds up none of the others. @throws NotStored what was changed before stays changed
 */
export async function changeMany(
  { leads, tag, ...change }: BulkChange,
  circumstances: Circumstances,
  desk: Pick<LeadDesk, 'one' | 'work'>,
): Promise<BulkOutcome> {
  const result: BulkOutcome = { changed: [], refused: [] }
  for (const { id, version } of leads) {
    const before = tag === undefined ? undefined : await desk.one(id)
    const tags = tag !== undefined && [...new Set([...(before?.tags ?? []), tag])].sort()
    const wanted = { ...change, version, ...(tags && { tags }) }
    const outcome = await changeLead(id, wanted, circumstances, desk)
    if (outcome.outcome === 'changed') result.changed.push(outcome.lead)
    else result.refused.push({ id, outcome })
  }
  return result
}
