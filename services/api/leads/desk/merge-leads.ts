import type { MailRow } from '../../outbox/mail-row.ts'
import type { Decision } from '../../storage/query.ts'
import type { LeadMerge, LeadUnmerge } from '../contract.ts'
import type { LeadAccess } from '../lead-repository.ts'
import { withUpdateEvent } from '../lead-update-event.ts'
import { type Lead, systemActor } from '../lead.ts'
import { changedSince } from './lead-change.ts'

type MergeOutcome =
  | { outcome: 'merged'; lead: Lead }
  | { outcome: 'no such lead' }
  | { outcome: 'stale'; since: Lead['history'] }
  /** The lead itself, one that is merged already, or one that was erased. */
  | { outcome: 'cannot be merged' }

type UnmergeOutcome =
  | { outcome: 'unmerged'; lead: Lead }
  | { outcome: 'no such lead' }
  | { outcome: 'stale'; since: Lead['history'] }
  | { outcome: 'not merged' }

interface MergeContext {
  /** The name of the staff member. */
  by: string
  at: Date
  /** Whether webhooks are configured. */
  webhook: boolean
}

type Deciding = Decision<Lead, MergeOutcome>

/**
 * Merges a duplicate into the surviving lead: it leaves every list and is found and shown with the survivor, which
 * gets its notes and tags. The duplicate's `mergedInto` is authoritative and is written first: after a crash between
 * the two writes the merge is visible, and repeating the request completes it.
 * @throws NotStoredError
 */
export async function mergeLeads(
  id: string,
  { version, other }: LeadMerge,
  who: MergeContext,
  repository: LeadAccess,
): Promise<MergeOutcome> {
  const kept = await repository.one(id)
  if (!kept) return { outcome: 'no such lead' }
  if (kept.version !== version) return { outcome: 'stale', since: changedSince(kept, version) }
  if (id === other.id || isClosed(kept)) return { outcome: 'cannot be merged' }
  const marked = await repository.transact(other.id, (lead): Deciding => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (lead.mergedInto === id) return { answer: { outcome: 'merged', lead } }
    if (isClosed(lead)) return { answer: { outcome: 'cannot be merged' } }
    if (lead.version !== other.version)
      return { answer: { outcome: 'stale', since: changedSince(lead, other.version) } }
    const mergedTags = (lead.tags ?? []).filter((tag) => !kept.tags?.includes(tag))
    const set = { mergedInto: id, mergedTags, mail: lead.mail.map(withoutReminder) }
    const change = withChange(lead, set, `merged into ${id}`, who)
    return { change, answer: { outcome: 'merged', lead: change } }
  })
  if (marked.outcome !== 'merged') return marked
  const duplicate = marked.lead
  const merged = await repository.transact(id, (lead): Deciding => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (isClosed(lead)) return { answer: { outcome: 'cannot be merged' } }
    if (lead.mergedFrom?.includes(other.id)) return { answer: { outcome: 'merged', lead } }
    const tags = [...new Set([...(lead.tags ?? []), ...(duplicate.tags ?? [])])].sort()
    const notes = [...(lead.notes ?? []), ...(duplicate.notes ?? [])].sort((one, two) =>
      one.at < two.at ? -1 : 1,
    )
    const set = {
      ...(tags.length > 0 && { tags }),
      ...(notes.length > 0 && { notes }),
      mergedFrom: [...(lead.mergedFrom ?? []), other.id],
    }
    const change = withChange(lead, set, `merged with ${other.id}`, who)
    return { change, answer: { outcome: 'merged', lead: change } }
  })
  // The survivor was merged or erased between the two writes.
  if (merged.outcome !== 'merged') await restoreDuplicate(other.id, id, who, repository)
  return merged
}

/**
 * Undoes a merge: the duplicate is listed again with its own data, and the survivor loses the notes and tags that it
 * got from it. `mergedInto` is removed last: after a crash before that the merge is still visible, and undoing it
 * again completes the rest.
 * @throws NotStoredError
 */
export async function unmergeLead(
  id: string,
  { version, other }: LeadUnmerge,
  who: MergeContext,
  repository: LeadAccess,
): Promise<UnmergeOutcome> {
  const duplicate = await repository.one(other)
  if (!duplicate) return { outcome: 'no such lead' }
  if (duplicate.mergedInto !== id || duplicate.erasedAt !== undefined)
    return { outcome: 'not merged' }
  const unmerged = await repository.transact(id, (lead): Decision<Lead, UnmergeOutcome> => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (lead.version !== version)
      return { answer: { outcome: 'stale', since: changedSince(lead, version) } }
    const { mergedTags = [], notes: given = [] } = duplicate
    const tags = lead.tags?.filter((tag) => !mergedTags.includes(tag))
    const notes = lead.notes?.filter((note) => !given.some((one) => sameNote(one, note)))
    const mergedFrom = lead.mergedFrom?.filter((one) => one !== other)
    const set = {
      tags: noneIfEmpty(tags),
      notes: noneIfEmpty(notes),
      mergedFrom: noneIfEmpty(mergedFrom),
    }
    const change = withChange(lead, set, `merge with ${other} undone`, who)
    return { change, answer: { outcome: 'unmerged', lead: change } }
  })
  if (unmerged.outcome === 'unmerged') await restoreDuplicate(other, id, who, repository)
  return unmerged
}

/** The duplicate as a lead of its own, with its reminders if it is unanswered. */
const restoreDuplicate = (
  id: string,
  into: string,
  who: MergeContext,
  repository: LeadAccess,
): Promise<void> =>
  repository.transact(id, (lead) => {
    if (lead?.mergedInto !== into) return { answer: undefined }
    const mail = lead.mail.map((row) => withReminder(row, who.at))
    const set = { mergedInto: undefined, mergedTags: undefined, mail }
    return { change: withChange(lead, set, `merge into ${into} undone`, who), answer: undefined }
  })

function withChange(
  lead: Lead,
  set: Partial<Lead>,
  change: string,
  { by, at, webhook }: MergeContext,
): Lead {
  const version = lead.version + 1
  const history = [...lead.history, { at: at.toISOString(), by, change, version }]
  return withUpdateEvent(lead, { ...lead, ...set, version, history }, { at, by, webhook })
}

const isClosed = ({ mergedInto, erasedAt }: Lead): boolean =>
  mergedInto !== undefined || erasedAt !== undefined

type StaffNote = NonNullable<Lead['notes']>[number]

const sameNote = (one: StaffNote, other: StaffNote): boolean =>
  one.at === other.at && one.by === other.by && one.text === other.text

const noneIfEmpty = <T>(list: T[] | undefined): T[] | undefined =>
  list?.length === 0 ? undefined : list

const mergedNote = 'the request went into another one'
const isReminder = ({ letter }: MailRow): boolean => letter.startsWith('reminder-')

/** Drops the duplicate's reminders: those of the survivor remain. */
const withoutReminder = (row: MailRow): MailRow =>
  isReminder(row) && row.state === 'waiting' ? { ...row, state: 'dropped', note: mergedNote } : row

/** Reminders whose time has passed meanwhile stay dropped. */
function withReminder(row: MailRow, now: Date): MailRow {
  const { note, ...rest } = row
  const wasDropped = isReminder(row) && row.state === 'dropped' && note === mergedNote
  const isAhead = row.nextAttemptAt >= now.toISOString()
  return wasDropped && isAhead ? { ...rest, state: 'waiting' } : row
}

interface RestoreDeps {
  store: {
    collections: { leads: { all(): AsyncIterable<Lead> } }
    leads: LeadAccess
  }
  /** Whether webhooks are configured. */
  webhook: boolean
  now: () => Date
}

/**
 * Lists leads again whose surviving lead was removed by retention: a won lead is kept, and `mergedInto` would hide
 * it forever.
 */
export const restoreOrphanedDuplicates =
  ({ store, webhook, now }: RestoreDeps) =>
  async (collection: string, stopping?: AbortSignal): Promise<void> => {
    if (collection !== 'leads') return
    const merged: { id: string; into: string }[] = []
    for await (const { id, mergedInto, erasedAt } of store.collections.leads.all())
      if (mergedInto !== undefined && erasedAt === undefined) merged.push({ id, into: mergedInto })
    for (const { id, into } of merged) {
      if (stopping?.aborted) return
      const survivor = await store.leads.one(into)
      if (survivor && survivor.erasedAt === undefined) continue
      await restoreDuplicate(id, into, { by: systemActor, at: now(), webhook }, store.leads)
    }
  }
