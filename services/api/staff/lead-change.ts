import type { LeadChange } from '../contract/admin.ts'
import type { AnswerPromise } from '../contract/promise.ts'
import { minutesBetween } from '../promise/answer-clock.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import { hooksDue, type MailRow } from '../records/mail-row.ts'
import type { Person } from '../records/person.ts'
import { isProbe } from '../records/probe.ts'
import { changesOf } from './lead-changes.ts'
import type { LeadDesk } from './lead-desk.ts'

type Entry = Lead['history'][number]

export type ChangeOutcome =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'no such lead' }
  /** Somebody changed it since the version that the change was made from: what they changed. */
  | { outcome: 'stale'; lead: Lead; since: Entry[] }
  | { outcome: 'does not fit'; fields: Record<string, string> }

export interface Circumstances {
  by: Person
  at: Date
  promise: AnswerPromise
  /** Everybody whom a lead can be given to. */
  colleagues: readonly Pick<Person, 'id' | 'name'>[]
  /** Whether the firm's own software is told of a new status. */
  webhook: boolean
}

/**
 * Changes a lead and notes who did what and when; a change that changes nothing leaves no trace. The
 * first status that means an answer stops the clock: when, and how much of the promise's time it took.
 * The status `new` sets it going again.
 * @throws NotStored
 */
export function changeLead(
  id: string,
  change: LeadChange,
  circumstances: Circumstances,
  desk: Pick<LeadDesk, 'work'>,
): Promise<ChangeOutcome> {
  return desk.work(id, (lead) => decide(lead, change, circumstances))
}

/** The decision itself, without a store: what a change makes of a lead. */
export function decide(
  lead: Lead | undefined,
  change: LeadChange,
  { by, at, promise, colleagues, webhook }: Circumstances,
): Decision<Lead, ChangeOutcome> {
  if (!lead) return { answer: { outcome: 'no such lead' } }
  if (lead.version !== change.version)
    return { answer: { outcome: 'stale', lead, since: changedSince(lead, change.version) } }
  const wanted = changesOf(lead, change, colleagues)
  if ('fields' in wanted) return { answer: { outcome: 'does not fit', fields: wanted.fields } }
  const { set, entries, note } = wanted
  if (entries.length === 0) return { answer: { outcome: 'changed', lead } }
  const when = { at: at.toISOString(), by: by.name }
  const version = lead.version + 1
  const changed: Lead = {
    ...lead,
    ...set,
    ...(isAnswer(change.status) && answered(lead, at, promise)),
    ...(change.status === 'new' && notAnswered),
    ...(note !== undefined && { notes: [...(lead.notes ?? []), { ...when, text: note }] }),
    version,
    history: [...lead.history, ...entries.map((entry) => ({ ...when, ...entry, version }))],
    mail: [...lead.mail, ...statusTold(lead, set.status, { ...when, webhook })],
  }
  return { change: changed, answer: { outcome: 'changed', lead: changed } }
}

/** From before changes noted their version, only the last one is known to be later. */
export function changedSince({ history }: Lead, version: number): Entry[] {
  const later = history.filter((entry) => (entry.version ?? 0) > version)
  return later.length > 0 ? later : history.slice(-1)
}

/** A monitor's probe is nobody's business. */
function statusTold(
  lead: Lead,
  to: Lead['status'],
  { webhook, ...when }: { at: string; by: string; webhook: boolean },
): MailRow[] {
  if (to === lead.status || isProbe(lead)) return []
  return hooksDue({ type: 'lead.status_changed', from: lead.status, to, ...when }, { webhook })
}

const isAnswer = (status: LeadChange['status']): boolean =>
  status !== undefined && status !== 'new' && status !== 'spam'

/** Whoever makes it new again says that it was not answered: the clock runs on. */
const notAnswered = { answeredAt: undefined, answerMinutes: undefined }

/** What is noted when a lead is answered; nothing when it was answered before. */
function answered(
  { receivedAt, answeredAt }: Lead,
  at: Date,
  promise: AnswerPromise,
): Pick<Lead, 'answeredAt' | 'answerMinutes'> {
  if (answeredAt !== undefined) return {}
  return {
    answeredAt: at.toISOString(),
    answerMinutes: minutesBetween(new Date(receivedAt), at, promise),
  }
}
