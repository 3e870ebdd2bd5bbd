import {
  answerTo,
  staffFields,
  staffLabel,
  staffAnswer,
  type StaffField,
} from '../../contact-form/fields.ts'
import type { LeadChange, BulkChange } from '../contract.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { slaMinutesBetween } from '../../sla/response-clock.ts'
import type { Decision } from '../../storage/query.ts'
import { HttpError, httpError, invalidFields, staleLead } from '../../http/http-errors.ts'
import { type Lead, isProbe } from '../lead.ts'
import { type Change, reviseLead } from '../lead-update-event.ts'
import { queuedWebhooks, withoutConfirmation, type OutboxRow } from '../../outbox/outbox-row.ts'
import type { Person } from '../../people/person.ts'
import type { LeadAccess, LeadRepository } from '../lead-repository.ts'

interface ChangeContext {
  /** The staff member's name. */
  by: string
  at: Date
  responseSla: ResponseSla
  /** Possible assignees. */
  colleagues: readonly Pick<Person, 'id' | 'name'>[]
  /** Whether webhooks are configured. */
  webhook: boolean
}

/**
 * Changes a lead with a history entry; a change without effect adds none. The first status that counts as an answer
 * stops the response clock and records the time and the minutes. The status `new` restarts it.
 * @throws HttpError there is no such lead, it has a newer version, or the change does not fit it
 * @throws NotStoredError
 */
export function changeLead(
  id: string,
  change: LeadChange,
  context: ChangeContext,
  repository: Pick<LeadRepository, 'transact'>,
): Promise<Lead> {
  return repository.transact(id, (lead) => decideChange(lead, change, context))
}

/** Decides the change as a pure function of the lead. @throws HttpError */
export function decideChange(
  found: Lead | undefined,
  change: LeadChange,
  { by, at, responseSla, colleagues, webhook }: ChangeContext,
): Decision<Lead, Lead> {
  // Notes on an erased lead could contain the erased data again.
  const lead = requireVersion(exceptErased(found), change.version)
  const { set, entries } = resolveChange(lead, change, colleagues)
  if (entries.length === 0) return { answer: lead }
  const when = { at: at.toISOString(), by }
  const mail = set.email === undefined ? lead.mail : withoutConfirmation(lead.mail)
  const { note } = change
  const changed = reviseLead(
    lead,
    {
      ...set,
      ...(isResponse(change.status) && recordResponse(lead, at, responseSla)),
      ...(change.status === 'new' && notResponded),
      ...(note !== undefined && { notes: [...(lead.notes ?? []), { ...when, text: note }] }),
      mail: [...mail, ...statusChangedEvents(lead, set.status, { ...when, webhook })],
    },
    entries,
    { at, by, webhook },
  )
  return { change: changed, answer: changed }
}

export const exceptErased = (lead: Lead | undefined): Lead | undefined =>
  lead?.erasedAt === undefined ? lead : undefined

/** Returns the lead. @throws HttpError it does not exist, or has a newer version than the change is based on */
export function requireVersion(lead: Lead | undefined, version: number): Lead {
  if (!lead) throw httpError('no_such_lead')
  if (lead.version !== version) throw staleLead(changedSince(lead, version))
  return lead
}

/**
 * Returns the changes after a version. Entries of early releases have no version: only the last of them counts as
 * later.
 */
function changedSince({ history }: Lead, version: number): Lead['history'] {
  const later = history.filter((entry) => (entry.version ?? 0) > version)
  return later.length > 0 ? later : history.slice(-1)
}

/** Returns the webhooks about a changed status; none for probes. */
function statusChangedEvents(
  lead: Lead,
  to: Lead['status'],
  { webhook, ...when }: { at: string; by: string; webhook: boolean },
): OutboxRow[] {
  if (to === lead.status || isProbe(lead)) return []
  return queuedWebhooks(
    { type: 'lead.status_changed', from: lead.status, to, ...when },
    { webhook },
  )
}

const isResponse = (status: LeadChange['status']): boolean =>
  status !== undefined && status !== 'new' && status !== 'spam'

/** The fields for the status `new`, which means unanswered: the response clock continues. */
const notResponded = { answeredAt: undefined, answerMinutes: undefined }

/** Returns the fields of a first answer; none if the lead was answered before. */
function recordResponse(
  { receivedAt, answeredAt, dueAt }: Lead,
  at: Date,
  responseSla: ResponseSla,
): Pick<Lead, 'answeredAt' | 'answerMinutes'> {
  if (answeredAt !== undefined) return {}
  return {
    answeredAt: at.toISOString(),
    answerMinutes: slaMinutesBetween(
      new Date(receivedAt),
      at,
      responseSla,
      dueAt === undefined ? undefined : new Date(dueAt),
    ),
  }
}

interface ResolvedChange {
  /** The fields after the change. */
  set: Pick<Lead, 'status' | 'wonValue' | 'lostReason' | 'assignee' | 'tags'> &
    Partial<Pick<Lead, StaffField>>
  /** History entries, one per changed field; empty: nothing changes. */
  entries: Change[]
}

/**
 * Returns the changed fields and the history notes. A value belongs to a won lead and a reason to a lost one: they are
 * removed with the status. @throws HttpError
 */
function resolveChange(
  lead: Lead,
  change: LeadChange,
  colleagues: readonly Pick<Person, 'id' | 'name'>[],
): ResolvedChange {
  const status = change.status ?? lead.status
  const invalid = findInvalidFields(lead, { ...change, status }, colleagues)
  if (Object.keys(invalid).length > 0) throw invalidFields(invalid)
  const wonValue = status === 'won' ? afterwards(lead.wonValue, change.wonValue) : undefined
  const lostReason = status === 'lost' ? afterwards(lead.lostReason, change.lostReason) : undefined
  const assignee = afterwards(lead.assignee, change.assignee)
  const [before, tags] = [lead.tags ?? [], change.tags ?? lead.tags ?? []]
  const nameOf = (id: string | undefined) =>
    id === undefined ? 'nobody' : (colleagues.find((one) => one.id === id)?.name ?? 'a former one')
  const entries: Change[] = []
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
    const [was, is] = [before, after].map((value) => staffAnswer(field, value) || 'none')
    entries.push({ change: `${staffLabel(field)} corrected`, detail: `${was} → ${is}` })
  }
  const moved = [
    ...tags.filter((tag) => !before.includes(tag)).map((tag) => `+ ${tag}`),
    ...before.filter((tag) => !tags.includes(tag)).map((tag) => `− ${tag}`),
  ]
  if (moved.length > 0) entries.push({ change: 'tags', detail: moved.join(', ') })
  if (change.note !== undefined) entries.push({ change: 'note added' })
  const set = { status, wonValue, lostReason, assignee, tags: undefinedIfEmpty(tags), ...corrected }
  return { set, entries }
}

export const undefinedIfEmpty = <T>(list: T[] | undefined): T[] | undefined =>
  list?.length === 0 ? undefined : list

function findInvalidFields(
  { mergedInto }: Lead,
  change: LeadChange,
  colleagues: readonly Pick<Person, 'id'>[],
): Record<string, string> {
  const { status, wonValue, lostReason, assignee } = change
  const unknown = typeof assignee === 'string' && !colleagues.some(({ id }) => id === assignee)
  const closed =
    mergedInto !== undefined && `This lead was merged into ${mergedInto}. Change that one instead.`
  return {
    ...(closed &&
      Object.fromEntries(
        staffFields.flatMap((field) => (change[field] === undefined ? [] : [[field, closed]])),
      )),
    ...(typeof wonValue === 'number' &&
      status !== 'won' && {
        wonValue: 'Only a won lead can have a value. Set its status to Won first.',
      }),
    ...(typeof lostReason === 'string' &&
      status !== 'lost' && {
        lostReason: 'Only a lost lead can have a reason. Set its status to Lost first.',
      }),
    ...(unknown && { assignee: 'No one by that name is on staff anymore.' }),
  }
}

/** Returns the value after a change: `undefined` keeps it, `null` removes it. */
const afterwards = <T>(before: T | undefined, wanted: T | null | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined)

const dollars = (value: number | undefined): string =>
  value === undefined ? 'none' : `$${value.toLocaleString('en-US')}`

/**
 * Applies a change to several leads, each in its own transaction: a version conflict of one does not affect the
 * others. @throws NotStoredError earlier changes stay
 */
export async function changeLeads(
  { leads, tag, ...change }: BulkChange,
  context: ChangeContext,
  repository: LeadAccess,
): Promise<{ changed: Lead[]; refused: { id: string; message: string }[] }> {
  const changed: Lead[] = []
  const refused: { id: string; message: string }[] = []
  for (const { id, version } of leads) {
    const before = tag === undefined ? undefined : await repository.one(id)
    const tags = tag !== undefined && [...new Set([...(before?.tags ?? []), tag])].sort()
    const wanted = { ...change, version, ...(tags && { tags }) }
    try {
      changed.push(await changeLead(id, wanted, context, repository))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { message, details } = error
      refused.push({ id, message: Object.values(details.fields ?? { message }).join(' ') })
    }
  }
  return { changed, refused }
}
