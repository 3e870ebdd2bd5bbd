import type { LeadChange } from '../contract/admin.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import { minutesBetween } from '../promise/answer-clock.ts'
import type { AnswerPromise } from '../contract/promise.ts'
import type { Person } from '../records/person.ts'
import type { LeadDesk } from './lead-desk.ts'

export type StatusOutcome =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'no such lead' }
  /** Somebody changed it since the version that the change was made from. */
  | { outcome: 'stale'; lead: Lead }

/**
 * Sets a lead's status and notes who did it and when. The first status that means an answer stops
 * the clock: when, and how much of the promise's time it took. @throws NotStored
 */
export function setLeadStatus(
  id: string,
  change: LeadChange,
  { by, at, promise }: { by: Person; at: Date; promise: AnswerPromise },
  desk: LeadDesk,
): Promise<StatusOutcome> {
  return desk.work(id, (lead): Decision<Lead, StatusOutcome> => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (lead.version !== change.version) return { answer: { outcome: 'stale', lead } }
    if (lead.status === change.status) return { answer: { outcome: 'changed', lead } }
    const note = `status: ${lead.status} → ${change.status}`
    const changed: Lead = {
      ...lead,
      ...(isAnswer(change.status) && answered(lead, at, promise)),
      status: change.status,
      version: lead.version + 1,
      history: [...lead.history, { at: at.toISOString(), by: by.name, change: note }],
    }
    return { change: changed, answer: { outcome: 'changed', lead: changed } }
  })
}

const isAnswer = (status: LeadChange['status']): boolean => status !== 'new' && status !== 'spam'

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
