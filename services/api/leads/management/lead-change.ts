import {
  answerTo,
  staffFields,
  staffLabel,
  staffAnswer,
  type StaffField,
} from '../../contact-form/fields.ts'
import {
  changedService,
  otherServices,
  serviceAnswer,
  type ServiceForm,
  serviceLabel,
} from '../../contact-form/service-form.ts'
import { isAnswer } from '../contact-attempt-contract.ts'
import type { LeadChange, BulkChange } from '../contract.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { slaMinutesBetween } from '../../sla/response-clock.ts'
import type { Decision } from '../../storage/query.ts'
import { HttpError, httpError, invalidFields, staleLead } from '../../http/http-errors.ts'
import { type Lead, isProbe } from '../lead.ts'
import { correctLead } from '../correction.ts'
import type { Change } from '../lead-update-event.ts'
import { logAttempt, statusAfterAttempt } from './contact-attempts.ts'
import { changeStep, followAssignee, followUpStep } from './next-step.ts'
import { changeNote } from './note-change.ts'
import { waitingSince } from './merged-clock.ts'
import { leadStatusChanged } from '../events.ts'
import { dollars, findInvalidOutcome, resolveOutcome } from './outcome-change.ts'
import type { LostReasonChoice } from '../outcome-contract.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import { assignmentEmails } from '../emails/assigned.ts'
import type { Colleague } from '../../contract/colleague.ts'
import type { LeadRepository } from '../lead-repository.ts'

export interface ChangeContext {
  form: ServiceForm
  /** The staff member's name. */
  by: string
  /** The staff member's id, who gets no email about what they assign to themselves. */
  byId?: string
  at: Date
  responseSla: ResponseSla
  /** What staff may choose for a lost lead. */
  lostReasons: readonly LostReasonChoice[]
  /** Possible assignees. */
  colleagues: readonly Colleague[]
  /** References of the leads that are assigned together, for one email; empty: another one has it; left out: this one. */
  together?: readonly string[]
  /** The leads merged into it, whose senders wait for the same answer; needed for a status. */
  merged?: readonly Lead[]
}

/**
 * Changes a lead with a history entry; a change without effect adds none. The first status that counts as an answer
 * stops the response clock and records the time and the minutes. The status `new` restarts it.
 * @throws HttpError there is no such lead, it has a newer version, or the change does not fit it
 * @throws NotStoredError
 */
export async function changeLead(
  id: string,
  change: LeadChange,
  context: ChangeContext,
  repository: Pick<LeadRepository, 'transact' | 'mergedInto'>,
): Promise<Lead> {
  const merged = answersSender(change) ? await repository.mergedInto(id) : []
  return repository.transact(id, (lead) => decideChange(lead, change, { ...context, merged }))
}

/** Decides the change as a pure function of the lead. @throws HttpError */
export function decideChange(
  found: Lead | undefined,
  change: LeadChange,
  context: ChangeContext,
): Decision<Lead, Lead> {
  const { by, byId, at, form, responseSla, colleagues, merged = [] } = context
  // Notes on an erased lead could contain the erased data again.
  const lead = requireVersion(exceptErased(found), change.version)
  const status = change.status ?? statusAfterAttempt(lead, change.attempt)
  const resolved = resolveChange(
    lead,
    { ...change, ...(status !== lead.status && { status }) },
    context,
  )
  const { set } = resolved
  const logged = logAttempt(lead, change.attempt, { at, by })
  const changedNote = changeNote(lead, change.changedNote, { at, by })
  const assignee = set.assignee ?? byId
  const step = changeStep(lead, change.step ?? followUpStep(lead, set, colleagues), {
    at,
    timeZone: responseSla.timeZone,
    colleagues,
    fallback: colleagues.some(({ id }) => id === assignee) ? assignee : byId,
  })
  const entries = [
    ...logged.entries,
    ...resolved.entries,
    ...changedNote.entries,
    // The entry about the day to follow up says it of the step too, unless the answer to the quote ended both.
    ...(change.step || (lead.status === 'quoted' && set.status !== 'quoted') ? step.entries : []),
  ]
  if (entries.length === 0) return { answer: lead }
  const when = { at: at.toISOString(), by }
  const { note } = change
  const assigned = set.assignee === lead.assignee ? undefined : set.assignee
  const assignment = {
    to: colleagues.find(({ id }) => id === assigned),
    by: { id: byId, name: by },
    at,
    together: context.together ?? [lead.id],
  }
  const changed = correctLead(
    { ...lead, history: changedNote.history },
    {
      ...set,
      ...logged.set,
      ...(answersSender(change) && recordResponse(lead, at, { responseSla, merged })),
      ...(change.status === 'new' && notResponded),
      ...changedNote.set,
      ...followAssignee(lead, set.assignee),
      ...step.set,
      ...(note !== undefined && {
        notes: [...(changedNote.set.notes ?? []), { ...when, text: note }],
      }),
      mail: [
        ...lead.mail,
        ...assignmentEmails(lead, assignment),
        ...step.mail,
        ...(set.status === lead.status || isProbe(lead)
          ? []
          : [leadStatusChanged.row({ from: lead.status, to: set.status, ...when })]),
      ],
    },
    entries,
    { at, by, form },
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

/** The statuses that no lead has without an answer to its sender. A lost one may never have been called. */
const responses: ReadonlySet<LeadChange['status']> = new Set(['contacted', 'quoted', 'won'])

/** Returns whether a change says that the sender has got an answer. */
const answersSender = ({ status, attempt }: LeadChange): boolean =>
  isResponse(status) || (!!attempt && isAnswer(attempt))

const isResponse = (status: LeadChange['status']): boolean => responses.has(status)

/** The fields for the status `new`, which means unanswered: the response clock continues. */
const notResponded = { answeredAt: undefined, answerMinutes: undefined }

/** Returns the fields of a first answer; none if the lead was answered before. */
function recordResponse(
  lead: Lead,
  at: Date,
  { responseSla, merged }: { responseSla: ResponseSla; merged: readonly Lead[] },
): Pick<Lead, 'answeredAt' | 'answerMinutes'> {
  if (lead.answeredAt !== undefined) return {}
  return {
    answeredAt: at.toISOString(),
    answerMinutes: slaMinutesBetween(
      waitingSince(lead, merged),
      at,
      responseSla,
      lead.dueAt === undefined ? undefined : new Date(lead.dueAt),
    ),
  }
}

/** What staff correct; with the service type change the services, and the choice among the extra fields. */
type CorrectedFields = Partial<Pick<Lead, StaffField | 'services' | 'extra'>>

interface ResolvedChange {
  /** The fields after the change. */
  set: Pick<
    Lead,
    'status' | 'urgent' | 'wonValue' | 'lostReason' | 'quote' | 'outcome' | 'assignee' | 'tags'
  > &
    CorrectedFields
  /** History entries, one per changed field; empty: nothing changes. */
  entries: Change[]
}

/**
 * Returns the changed fields and the history notes. A value belongs to a won lead and a reason to a lost one: with
 * another status they are kept, but count and show only once it has that status again. @throws HttpError
 */
function resolveChange(
  lead: Lead,
  change: LeadChange,
  { form, colleagues, lostReasons, at, responseSla }: ChangeContext,
): ResolvedChange {
  const status = change.status ?? lead.status
  const wanted = { status, quote: change.quote, outcome: change.outcome }
  const office = { today: toLocalTime(at, responseSla.timeZone).day, lostReasons }
  const invalid = {
    ...findInvalidOutcome(lead, wanted, office),
    ...findInvalidFields(lead, change, status, colleagues),
  }
  if (Object.keys(invalid).length > 0) throw invalidFields(invalid)
  const wonValue = afterwards(lead.wonValue, change.wonValue)
  const lostReason = afterwards(lead.lostReason, change.lostReason)
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
  const closing = resolveOutcome(lead, wanted, office)
  entries.push(...closing.entries)
  const urgent = change.urgent ?? lead.urgent ?? false
  if (urgent !== (lead.urgent ?? false))
    entries.push({ change: urgent ? 'marked as urgent' : 'no longer urgent' })
  if (assignee !== lead.assignee)
    entries.push({ change: `assigned: ${nameOf(lead.assignee)} → ${nameOf(assignee)}` })
  const corrected: CorrectedFields = {}
  for (const field of staffFields) {
    if (field === 'serviceType') continue
    const [before, after] = [answerTo(lead, field), change[field]]
    if (after === undefined || after === before) continue
    corrected[field] = after
    const [was, is] = [before, after].map((value) => staffAnswer(field, value, form) || 'none')
    entries.push({ change: `${staffLabel(field)} corrected`, detail: `${was} → ${is}` })
  }
  const { serviceType } = change
  if (
    serviceType !== undefined &&
    serviceType !== serviceAnswer(form, { ...lead, service: lead.extra['service'] })
  ) {
    const others = otherServices(form, lead)
    Object.assign(corrected, changedService(form, lead, serviceType, others))
    const detail = `${serviceLabel(form, lead)} → ${serviceLabel(form, { ...lead, ...corrected })}`
    entries.push({ change: `${staffLabel('serviceType')} corrected`, detail })
  }
  const moved = [
    ...tags.filter((tag) => !before.includes(tag)).map((tag) => `+ ${tag}`),
    ...before.filter((tag) => !tags.includes(tag)).map((tag) => `− ${tag}`),
  ]
  if (moved.length > 0) entries.push({ change: 'tags', detail: moved.join(', ') })
  if (change.note !== undefined) entries.push({ change: 'note added' })
  const set = {
    ...(urgent !== (lead.urgent ?? false) && { urgent }),
    ...{ status, wonValue, lostReason, assignee, tags: undefinedIfEmpty(tags) },
    ...closing.set,
    ...corrected,
  }
  return { set, entries }
}

export const undefinedIfEmpty = <T>(list: T[] | undefined): T[] | undefined =>
  list?.length === 0 ? undefined : list

/** Fields that only count on a listed lead. */
const ownOutcome = [
  'status',
  'urgent',
  'wonValue',
  'lostReason',
  'quote',
  'outcome',
  'attempt',
  'step',
] as const

/** @param status the one after the change */
function findInvalidFields(
  lead: Lead,
  change: LeadChange,
  status: Lead['status'],
  colleagues: readonly Pick<Colleague, 'id'>[],
): Record<string, string> {
  const { mergedInto } = lead
  const { wonValue, lostReason, assignee, email, phone } = change
  const emptied = (['email', 'phone'] as const).find((field) => change[field] === '')
  const unknown = typeof assignee === 'string' && !colleagues.some(({ id }) => id === assignee)
  const closed =
    mergedInto !== undefined && `This lead was merged into ${mergedInto}. Change that one instead.`
  return {
    ...(typeof wonValue === 'number' &&
      status !== 'won' && {
        wonValue: 'Only a won lead can have a value. Set its status to Won first.',
      }),
    ...(typeof lostReason === 'string' &&
      status !== 'lost' && {
        lostReason: 'Only a lost lead can have a reason. Set its status to Lost first.',
      }),
    ...(unknown && { assignee: 'No one by that name is on staff anymore.' }),
    ...(emptied !== undefined &&
      (email ?? lead.email) + (phone ?? lead.phone) === '' && {
        [emptied]: 'Leave one way to reach them: a phone number or an email address.',
      }),
    ...(closed &&
      Object.fromEntries(
        [...staffFields, ...ownOutcome].flatMap((field) =>
          change[field] === undefined ? [] : [[field, closed]],
        ),
      )),
  }
}

/** Returns the value after a change: `undefined` keeps it, `null` removes it. */
const afterwards = <T>(before: T | undefined, wanted: T | null | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined)

/**
 * Applies a change to several leads, each in its own transaction: a version conflict of one does not affect the
 * others. @throws NotStoredError earlier changes stay
 */
export async function changeLeads(
  { leads, tag, ...change }: BulkChange,
  context: ChangeContext,
  repository: Pick<LeadRepository, 'one' | 'transact' | 'mergedInto'>,
): Promise<{ changed: Lead[]; refused: { id: string; message: string }[] }> {
  const changed: Lead[] = []
  const refused: { id: string; message: string }[] = []
  const together = await newlyAssigned(leads, change.assignee, repository)
  for (const { id, version } of leads) {
    const before = tag === undefined ? undefined : await repository.one(id)
    const tags = tag !== undefined && [...new Set([...(before?.tags ?? []), tag])].sort()
    const wanted = { ...change, version, ...(tags && { tags }) }
    try {
      // The first one that is assigned has the email about all of them.
      const isTold = changed.some((one) => together.includes(one.id))
      const shared = { ...context, together: isTold ? [] : together }
      changed.push(await changeLead(id, wanted, shared, repository))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { message, details } = error
      refused.push({ id, message: Object.values(details.fields ?? { message }).join(' ') })
    }
  }
  return { changed, refused }
}

/** Returns the references of the leads that this person does not have yet. */
async function newlyAssigned(
  leads: BulkChange['leads'],
  assignee: BulkChange['assignee'],
  repository: Pick<LeadRepository, 'one'>,
): Promise<string[]> {
  if (typeof assignee !== 'string') return []
  const found = await Promise.all(leads.map(({ id }) => repository.one(id)))
  return found.flatMap((lead) => (lead && lead.assignee !== assignee ? [lead.id] : []))
}
