import { answerTo, staffFields, type StaffField } from '../../contact-form/fields.ts'
import type { LeadChange, BulkChange } from '../contract.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { slaMinutesBetween } from '../../sla/response-clock.ts'
import type { Decision } from '../../storage/query.ts'
import { type Lead, isProbe } from '../lead.ts'
import { withUpdateEvent } from '../lead-update-event.ts'
import { dueWebhooks, withoutConfirmation, type MailRow } from '../../outbox/mail-row.ts'
import type { Person } from '../../people/person.ts'
import type { LeadAccess, LeadRepository } from '../lead-repository.ts'

type Entry = Lead['history'][number]

type ChangeOutcome =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'no such lead' }
  /** The lead has a newer version than the change is based on; `since` is what has changed. */
  | { outcome: 'stale'; lead: Lead; since: Entry[] }
  | { outcome: 'does not fit'; fields: Record<string, string> }

interface ChangeContext {
  by: Person
  at: Date
  responseSla: ResponseSla
  /** Possible assignees. */
  colleagues: readonly Pick<Person, 'id' | 'name'>[]
  /** Whether webhooks are configured. */
  webhook: boolean
}

/**
 * Changes a lead with a history entry; a change without effect leaves none. The first status that counts as an
 * answer stops the response clock and records the time and the minutes. The status `new` restarts it.
 * @throws NotStoredError
 */
export function changeLead(
  id: string,
  change: LeadChange,
  circumstances: ChangeContext,
  repository: Pick<LeadRepository, 'transact'>,
): Promise<ChangeOutcome> {
  return repository.transact(id, (lead) => decideChange(lead, change, circumstances))
}

/** The change as a pure function of the lead. */
export function decideChange(
  lead: Lead | undefined,
  change: LeadChange,
  { by, at, responseSla, colleagues, webhook }: ChangeContext,
): Decision<Lead, ChangeOutcome> {
  // Notes on an erased lead could contain the erased data again.
  if (!lead || lead.erasedAt !== undefined) return { answer: { outcome: 'no such lead' } }
  if (lead.version !== change.version)
    return { answer: { outcome: 'stale', lead, since: changedSince(lead, change.version) } }
  const wanted = resolveChange(lead, change, colleagues)
  if ('fields' in wanted) return { answer: { outcome: 'does not fit', fields: wanted.fields } }
  const { set, entries, note } = wanted
  if (entries.length === 0) return { answer: { outcome: 'changed', lead } }
  const when = { at: at.toISOString(), by: by.name }
  const version = lead.version + 1
  const mail = set.email === undefined ? lead.mail : withoutConfirmation(lead.mail)
  const after: Lead = {
    ...lead,
    ...set,
    ...(isResponse(change.status) && recordResponse(lead, at, responseSla)),
    ...(change.status === 'new' && notResponded),
    ...(note !== undefined && { notes: [...(lead.notes ?? []), { ...when, text: note }] }),
    version,
    history: [...lead.history, ...entries.map((entry) => ({ ...when, ...entry, version }))],
    mail: [...mail, ...statusChangedEvents(lead, set.status, { ...when, webhook })],
  }
  const changed = withUpdateEvent(lead, after, { at, by: by.name, webhook })
  return { change: changed, answer: { outcome: 'changed', lead: changed } }
}

/** Entries of early releases have no version: only the last of them counts as later. */
export function changedSince({ history }: Lead, version: number): Entry[] {
  const later = history.filter((entry) => (entry.version ?? 0) > version)
  return later.length > 0 ? later : history.slice(-1)
}

/** Probes send no webhooks. */
function statusChangedEvents(
  lead: Lead,
  to: Lead['status'],
  { webhook, ...when }: { at: string; by: string; webhook: boolean },
): MailRow[] {
  if (to === lead.status || isProbe(lead)) return []
  return dueWebhooks({ type: 'lead.status_changed', from: lead.status, to, ...when }, { webhook })
}

const isResponse = (status: LeadChange['status']): boolean =>
  status !== undefined && status !== 'new' && status !== 'spam'

/** The status `new` means unanswered: the response clock runs on. */
const notResponded = { answeredAt: undefined, answerMinutes: undefined }

/** The fields of a first answer; none when it was answered before. */
function recordResponse(
  { receivedAt, answeredAt }: Lead,
  at: Date,
  responseSla: ResponseSla,
): Pick<Lead, 'answeredAt' | 'answerMinutes'> {
  if (answeredAt !== undefined) return {}
  return {
    answeredAt: at.toISOString(),
    answerMinutes: slaMinutesBetween(new Date(receivedAt), at, responseSla),
  }
}

type ChangeEntry = Pick<Lead['history'][number], 'change' | 'detail'>

type ResolvedChange =
  | {
      /** The fields after the change. */
      set: Pick<Lead, 'status' | 'wonValue' | 'lostReason' | 'assignee' | 'tags'> &
        Partial<Pick<Lead, StaffField>>
      /** History entries, one per changed field; empty: nothing changes. */
      entries: ChangeEntry[]
      note: string | undefined
    }
  /** Error messages by field. */
  | { fields: Record<string, string> }

/**
 * The changed fields and the history notes. A value belongs to a won lead and a reason to a lost one: they are
 * removed with the status.
 */
function resolveChange(
  lead: Lead,
  change: LeadChange,
  colleagues: readonly Pick<Person, 'id' | 'name'>[],
): ResolvedChange {
  const status = change.status ?? lead.status
  const fields = findInvalidFields(lead, { ...change, status }, colleagues)
  if (Object.keys(fields).length > 0) return { fields }
  const wonValue = status === 'won' ? afterwards(lead.wonValue, change.wonValue) : undefined
  const lostReason = status === 'lost' ? afterwards(lead.lostReason, change.lostReason) : undefined
  const assignee = afterwards(lead.assignee, change.assignee)
  const [before, tags] = [lead.tags ?? [], change.tags ?? lead.tags ?? []]
  const nameOf = (id: string | undefined) =>
    id === undefined ? 'nobody' : (colleagues.find((one) => one.id === id)?.name ?? 'a former one')
  const entries: ChangeEntry[] = []
  if (status !== lead.status) entries.push({ change: `status: ${lead.status} → ${status}` })
  if (wonValue !== lead.wonValue)
    entries.push({ change: `value: ${dollars(lead.wonValue)} → ${dollars(wonValue)}` })
  if (lostReason !== lead.lostReason)
    entries.push({
      change: lostReason === undefined ? 'reason taken away' : 'reason',
      detail: lostReason ?? lead.lostReason,
    })
  if (assignee !== lead.assignee)
    entries.push({ change: `assigned: ${nameOf(lead.assignee)} → ${nameOf(assignee)}` })
  const corrected: Partial<Pick<Lead, StaffField>> = {}
  for (const field of staffFields) {
    const [before, after] = [answerTo(lead, field), change[field]]
    if (after === undefined || after === before) continue
    corrected[field] = after
    const detail = `${before || 'none'} → ${after || 'none'}`
    entries.push({ change: `${field} corrected`, detail })
  }
  const moved = [
    ...tags.filter((tag) => !before.includes(tag)).map((tag) => `+ ${tag}`),
    ...before.filter((tag) => !tags.includes(tag)).map((tag) => `− ${tag}`),
  ]
  if (moved.length > 0) entries.push({ change: 'tags', detail: moved.join(', ') })
  if (change.note !== undefined) entries.push({ change: 'note added' })
  return {
    set: {
      status,
      wonValue,
      lostReason,
      assignee,
      tags: tags.length > 0 ? tags : undefined,
      ...corrected,
    },
    entries,
    note: change.note,
  }
}

function findInvalidFields(
  { mergedInto }: Lead,
  change: LeadChange,
  colleagues: readonly Pick<Person, 'id'>[],
): Record<string, string> {
  const { status, wonValue, lostReason, assignee } = change
  const unknown = typeof assignee === 'string' && !colleagues.some(({ id }) => id === assignee)
  const closed =
    mergedInto !== undefined && `This lead was merged into ${mergedInto}. Change that one.`
  return {
    ...(closed &&
      Object.fromEntries(
        staffFields.flatMap((field) => (change[field] === undefined ? [] : [[field, closed]])),
      )),
    ...(typeof wonValue === 'number' &&
      status !== 'won' && { wonValue: 'Only a won lead has a value.' }),
    ...(typeof lostReason === 'string' &&
      status !== 'lost' && { lostReason: 'Only a lost lead has a reason.' }),
    ...(unknown && { assignee: 'No one by that name is on staff anymore.' }),
  }
}

/** `undefined` keeps the value, `null` removes it. */
const afterwards = <T>(before: T | undefined, wanted: T | null | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined)

const dollars = (value: number | undefined): string =>
  value === undefined ? 'none' : `$${value.toLocaleString('en-US')}`

export interface BulkOutcome {
  changed: Lead[]
  refused: { id: string; outcome: Exclude<ChangeOutcome, { outcome: 'changed' }> }[]
}

/**
 * Applies a change to several leads, each in its own transaction: a version conflict of one does not affect the
 * others. @throws NotStoredError earlier changes stay
 */
export async function changeLeads(
  { leads, tag, ...change }: BulkChange,
  circumstances: ChangeContext,
  repository: LeadAccess,
): Promise<BulkOutcome> {
  const result: BulkOutcome = { changed: [], refused: [] }
  for (const { id, version } of leads) {
    const before = tag === undefined ? undefined : await repository.one(id)
    const tags = tag !== undefined && [...new Set([...(before?.tags ?? []), tag])].sort()
    const wanted = { ...change, version, ...(tags && { tags }) }
    const outcome = await changeLead(id, wanted, circumstances, repository)
    if (outcome.outcome === 'changed') result.changed.push(outcome.lead)
    else result.refused.push({ id, outcome })
  }
  return result
}
