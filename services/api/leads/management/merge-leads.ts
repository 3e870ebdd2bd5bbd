import { isDeepStrictEqual } from 'node:util'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { isReminder } from '../emails/reminders.ts'
import type { Decision, RecordCollection } from '../../storage/query.ts'
import type { LeadMerge, LeadUnmerge } from '../contract.ts'
import type { LeadAccess } from '../lead-repository.ts'
import { HttpError, httpError, waitingForAnswer, wonNotMergeable } from '../../http/http-errors.ts'
import { reviseLead } from '../lead-update-event.ts'
import { isUnanswered, type Lead, systemActor } from '../lead.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { undefinedIfEmpty, requireVersion } from './lead-change.ts'
import { stepText } from '../next-step-contract.ts'
import { openQuoteOf } from '../outcome.ts'
import { dueAtDetail, mergedClock, mergedNote } from './merged-clock.ts'
import { dollars } from './outcome-change.ts'

interface Actor {
  /** The name of the staff member. */
  by: string
  at: Date
}

interface MergeContext extends Actor {
  responseSla: ResponseSla
}

/**
 * Merges a duplicate into the surviving lead: it leaves every list and is found and shown with the survivor, which
 * gets its notes and tags, its next step and open quote if it has none, its urgency, and its clock if its sender still
 * waits (`mergedClock`). The duplicate's `mergedInto` is authoritative and is written first: after a crash between the
 * two writes the merge is visible, and repeating the request completes it.
 * @throws HttpError, NotStoredError
 */
export async function mergeLeads(
  id: string,
  { version, other }: LeadMerge,
  who: MergeContext,
  repository: LeadAccess,
): Promise<Lead> {
  const kept = requireVersion(await repository.one(id), version)
  if (id === other.id) throw httpError('not_mergeable')
  assertMergeable(kept)
  const duplicate = await repository.transact(other.id, (lead): Decision<Lead, Lead> => {
    if (lead?.mergedInto === id) return { answer: lead }
    if (lead) assertMergeable(lead)
    const found = requireVersion(lead, other.version)
    assertNothingLost(found, kept)
    const mergedTags = (found.tags ?? []).filter((tag) => !kept.tags?.includes(tag))
    const set = { mergedInto: id, mergedTags, mail: found.mail.map(withoutReminder) }
    const change = reviseLead(found, set, [{ change: `merged into ${id}` }], who)
    return { change, answer: change }
  })
  const before = await mergedLeads(kept, repository)
  const merged = { before, after: [...before.filter((one) => one.id !== other.id), duplicate] }
  try {
    return await repository.transact(id, (lead): Decision<Lead, Lead> => {
      if (!lead) throw httpError('no_such_lead')
      assertMergeable(lead)
      if (lead.mergedFrom?.includes(other.id)) return { answer: lead }
      const tags = [...new Set([...(lead.tags ?? []), ...(duplicate.tags ?? [])])].sort()
      const notes = [...(lead.notes ?? []), ...(duplicate.notes ?? [])].sort((one, two) =>
        one.at < two.at ? -1 : 1,
      )
      const clock = mergedClock(lead, merged, { now: who.at, responseSla: who.responseSla })
      const givenStep = lead.nextStep ? undefined : duplicate.nextStep
      const givenQuote = lead.quote ? undefined : openQuoteOf(duplicate)
      const set = {
        ...clock,
        ...(tags.length > 0 && { tags }),
        ...(notes.length > 0 && { notes }),
        ...(givenStep && { nextStep: givenStep }),
        ...(givenQuote && { quote: givenQuote }),
        ...(duplicate.urgent && isUnanswered(duplicate) && { urgent: true }),
        mergedFrom: [...(lead.mergedFrom ?? []), other.id],
      }
      const entry = { change: `merged with ${other.id}`, ...dueAtDetail(lead.dueAt, clock.dueAt) }
      const quoted = { change: `${quoteGiven}${dollars(givenQuote?.amount)}` }
      const entries = [
        entry,
        ...(givenStep ? [{ change: stepGiven, detail: stepText(givenStep) }] : []),
        ...(givenQuote ? [quoted] : []),
      ]
      const change = reviseLead(lead, set, entries, who)
      return { change, answer: change }
    })
  } catch (error) {
    // The survivor was merged or erased between the two writes.
    if (error instanceof HttpError) await restoreDuplicate(other.id, id, who, repository)
    throw error
  }
}

/**
 * Undoes a merge: the duplicate is listed again with its own data, and the survivor loses the notes, the tags, and the
 * unchanged step and quote that it got from it. `mergedInto` is removed last: after a crash before that the merge is
 * still visible, and undoing it again completes the rest.
 * @throws HttpError, NotStoredError
 */
export async function unmergeLead(
  id: string,
  { version, other }: LeadUnmerge,
  who: MergeContext,
  repository: LeadAccess,
): Promise<Lead> {
  const duplicate = await repository.one(other)
  if (!duplicate) throw httpError('no_such_lead')
  if (duplicate.mergedInto !== id || duplicate.erasedAt !== undefined) throw httpError('not_merged')
  const before = await mergedLeads(await repository.one(id), repository)
  const merged = { before, after: before.filter((one) => one.id !== other) }
  const unmerged = await repository.transact(id, (found): Decision<Lead, Lead> => {
    const lead = requireVersion(found, version)
    const { mergedTags = [], notes: given = [] } = duplicate
    const clock = mergedClock(lead, merged, { now: who.at, responseSla: who.responseSla })
    const set = {
      ...clock,
      tags: undefinedIfEmpty(lead.tags?.filter((tag) => !mergedTags.includes(tag))),
      notes: undefinedIfEmpty(
        lead.notes?.filter((note) => !given.some((one) => sameNote(one, note))),
      ),
      ...(hasOf(duplicate, lead, 'nextStep', stepGiven) && { nextStep: undefined }),
      ...(hasOf(duplicate, lead, 'quote', quoteGiven) && { quote: undefined }),
      mergedFrom: undefinedIfEmpty(lead.mergedFrom?.filter((one) => one !== other)),
    }
    const entry = { change: `merge with ${other} undone`, ...dueAtDetail(lead.dueAt, clock.dueAt) }
    const change = reviseLead(lead, set, [entry], who)
    return { change, answer: change }
  })
  await restoreDuplicate(other, id, who, repository)
  return unmerged
}

/** Restores the duplicate as a separate lead, with its reminders if it is unanswered. */
const restoreDuplicate = (
  id: string,
  into: string,
  who: Actor,
  repository: LeadAccess,
): Promise<void> =>
  repository.transact(id, (lead) => {
    if (lead?.mergedInto !== into) return { answer: undefined }
    const mail = lead.mail.map((row) => withReminder(row, who.at))
    const set = { mergedInto: undefined, mergedTags: undefined, mail }
    const change = reviseLead(lead, set, [{ change: `merge into ${into} undone` }], who)
    return { change, answer: undefined }
  })

/** Checks that a lead can be merged. @throws HttpError it was merged already, or erased */
function assertMergeable({ mergedInto, erasedAt }: Lead): void {
  if (mergedInto !== undefined || erasedAt !== undefined) throw httpError('not_mergeable')
}

/**
 * Checks that the merge takes neither the value of a won lead out of the figures nor a waiting sender off the list of
 * unanswered leads. @throws HttpError
 */
function assertNothingLost(duplicate: Lead, kept: Lead): void {
  if (duplicate.status === 'won') throw wonNotMergeable(duplicate)
  if (duplicate.visits?.some(({ state }) => state === 'booked')) throw httpError('visit_booked')
  const wasAnsweredSince = (kept.answeredAt ?? '') >= duplicate.receivedAt
  if (isUnanswered(duplicate) && !isUnanswered(kept) && !wasAnsweredSince)
    throw waitingForAnswer(duplicate.id, kept.id)
}

/** The entries about what a lead got by a merge begin so; they have the version of the merge. */
const quoteGiven = 'quote: none → '
const stepGiven = 'next step'

/** Returns whether a lead has what it got from a duplicate, unchanged. @param given how the entry about it begins */
function hasOf(duplicate: Lead, lead: Lead, field: 'quote' | 'nextStep', given: string): boolean {
  const merge = lead.history.findLast(({ change }) => change === `merged with ${duplicate.id}`)
  const isGiven = lead.history.some(
    ({ change, version }) => version === merge?.version && change.startsWith(given),
  )
  return merge !== undefined && isGiven && isDeepStrictEqual(lead[field], duplicate[field])
}

/** Returns the leads that were merged into this one directly. */
async function mergedLeads(
  lead: Lead | undefined,
  repository: Pick<LeadAccess, 'one'>,
): Promise<Lead[]> {
  const found = await Promise.all((lead?.mergedFrom ?? []).map((id) => repository.one(id)))
  return found.flatMap((one) => (one?.mergedInto === lead?.id && one ? [one] : []))
}

type StaffNote = NonNullable<Lead['notes']>[number]

/** Its text may have been changed since. */
const sameNote = (one: StaffNote, other: StaffNote): boolean =>
  one.at === other.at && one.by === other.by

/** Drops a reminder of the duplicate; the survivor sends it if it is the next one. */
const withoutReminder = (row: OutboxRow): OutboxRow =>
  isReminder(row) && row.state === 'waiting' ? { ...row, state: 'dropped', note: mergedNote } : row

/** Restores a dropped reminder, unless its time has passed. */
function withReminder(row: OutboxRow, now: Date): OutboxRow {
  const { note, ...rest } = row
  const wasDropped = isReminder(row) && row.state === 'dropped' && note === mergedNote
  const isAhead = row.nextAttemptAt >= now.toISOString()
  return wasDropped && isAhead ? { ...rest, state: 'waiting' } : row
}

/**
 * Restores leads whose surviving lead was removed by retention. Won leads are kept, and `mergedInto` would hide them
 * forever.
 */
export const restoreOrphanedDuplicates =
  ({
    store,
    now,
  }: {
    store: {
      collections: { leads: Pick<RecordCollection<Lead, never>, 'all' | 'unreadable'> }
      leads: LeadAccess
    }
    now: () => Date
  }) =>
  async (collection: string, stopping?: AbortSignal): Promise<void> => {
    if (collection !== 'leads') return
    const merged: { id: string; into: string }[] = []
    for await (const { id, mergedInto, erasedAt } of store.collections.leads.all())
      if (mergedInto !== undefined && erasedAt === undefined) merged.push({ id, into: mergedInto })
    const unreadable = (await store.collections.leads.unreadable()).map(({ id }) => id)
    for (const { id, into } of merged) {
      if (stopping?.aborted) return
      // Another release wrote the surviving lead.
      if (unreadable.includes(into)) continue
      const survivor = await store.leads.one(into)
      if (survivor && survivor.erasedAt === undefined) continue
      await restoreDuplicate(id, into, { by: systemActor, at: now() }, store.leads)
    }
  }
