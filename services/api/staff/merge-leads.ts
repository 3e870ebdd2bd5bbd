import type { LeadMerge } from '../contract/lead-actions.ts'
import type { Lead } from '../records/lead.ts'
import type { MailRow } from '../records/mail-row.ts'
import { changedSince } from './lead-change.ts'
import type { LeadDesk } from './lead-desk.ts'

export type MergeOutcome =
  | { outcome: 'merged'; lead: Lead }
  | { outcome: 'no such lead' }
  | { outcome: 'stale'; since: Lead['history'] }
  /** Itself, one that went into another already, or one whose sender had it erased. */
  | { outcome: 'cannot be merged' }

/**
 * Lets a duplicate go into the lead that stays: its notes and tags are there too, and it keeps everything
 * else at its own address, out of every list, with no reminder left. The duplicate is marked first: if
 * the second step is not kept, asking again finishes it, and nothing is ever in neither.
 * @throws NotStored
 */
export async function mergeLeads(
  id: string,
  { version, other }: LeadMerge,
  { by, at }: { by: string; at: Date },
  desk: Pick<LeadDesk, 'one' | 'work'>,
): Promise<MergeOutcome> {
  const kept = await desk.one(id)
  if (!kept) return { outcome: 'no such lead' }
  if (kept.version !== version) return { outcome: 'stale', since: changedSince(kept, version) }
  if (id === other.id || isClosed(kept)) return { outcome: 'cannot be merged' }
  const when = { at: at.toISOString(), by }
  const marked = await desk.work<MergeOutcome>(other.id, (lead) => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (lead.mergedInto === id) return { answer: { outcome: 'merged', lead } }
    if (isClosed(lead)) return { answer: { outcome: 'cannot be merged' } }
    if (lead.version !== other.version)
      return { answer: { outcome: 'stale', since: changedSince(lead, other.version) } }
    const next = lead.version + 1
    const change: Lead = {
      ...lead,
      mergedInto: id,
      version: next,
      history: [...lead.history, { ...when, change: `merged into ${id}`, version: next }],
      mail: lead.mail.map(withoutReminder),
    }
    return { change, answer: { outcome: 'merged', lead: change } }
  })
  if (marked.outcome !== 'merged') return marked
  const duplicate = marked.lead
  return desk.work<MergeOutcome>(id, (lead) => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (isClosed(lead)) return { answer: { outcome: 'cannot be merged' } }
    if (lead.mergedFrom?.includes(other.id)) return { answer: { outcome: 'merged', lead } }
    const next = lead.version + 1
    const tags = [...new Set([...(lead.tags ?? []), ...(duplicate.tags ?? [])])].sort()
    const notes = [...(lead.notes ?? []), ...(duplicate.notes ?? [])].sort((one, two) =>
      one.at < two.at ? -1 : 1,
    )
    const change: Lead = {
      ...lead,
      ...(tags.length > 0 && { tags }),
      ...(notes.length > 0 && { notes }),
      mergedFrom: [...(lead.mergedFrom ?? []), other.id],
      version: next,
      history: [...lead.history, { ...when, change: `merged with ${other.id}`, version: next }],
    }
    return { change, answer: { outcome: 'merged', lead: change } }
  })
}

const isClosed = ({ mergedInto, erasedAt }: Lead): boolean =>
  mergedInto !== undefined || erasedAt !== undefined

/** The lead that stays reminds of the answer. */
const withoutReminder = (row: MailRow): MailRow =>
  row.letter.startsWith('reminder-') && row.state === 'waiting'
    ? { ...row, state: 'dropped', note: 'the request went into another one' }
    : row
