import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { isReminder } from '../emails/reminders.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { slaMinutesBetween } from '../../sla/response-clock.ts'
import { isUnanswered, type Lead } from '../lead.ts'

type Clock = Partial<Pick<Lead, 'dueAt' | 'answerMinutes' | 'mail'>>

/** The note of a duplicate's reminders that were dropped when it was merged. */
export const mergedNote = 'the request went into another one'
/** The note of the surviving lead's reminders while those of a duplicate are sent. */
const replacedNote = 'an earlier request is still waiting'

/**
 * Returns the due time, reminders and response time of a lead with these direct duplicates. Whoever sent an unanswered
 * one still waits for an answer: the earliest due time counts, the reminders to come are those of the request that is due
 * first and has any left, and the response time counts from the earliest receipt. Without duplicates the lead's own
 * clock is restored.
 * @param before the direct duplicates before the merge or its undoing, whose reminders the lead may have
 */
export function mergedClock(
  lead: Lead,
  { before, after }: { before: readonly Lead[]; after: readonly Lead[] },
  { now, responseSla }: { now: Date; responseSla: ResponseSla },
): Clock {
  const unanswered = after.filter(isUnanswered)
  const own = ownDueAt(lead)
  const dueAt = [own, ...unanswered.map((one) => one.dueAt)].filter((at) => at !== undefined).sort()
  const [was, is] = [before, after].map((merged) => waitingSince(lead, merged).toISOString())
  const { answeredAt } = lead
  return {
    dueAt: dueAt[0],
    mail: mergedReminders(lead, { own, unanswered, before }, now),
    ...(answeredAt !== undefined &&
      was !== is && {
        answerMinutes: slaMinutesBetween(new Date(is ?? ''), new Date(answeredAt), responseSla),
      }),
  }
}

/**
 * Returns since when the sender has waited for the first answer: the earliest receipt of the lead and of its unanswered
 * duplicates. @param merged the leads merged into it, directly or in a chain
 */
export function waitingSince(lead: Lead, merged: readonly Lead[]): Date {
  const received = [lead.receivedAt]
  const waiting = new Set([lead.id])
  // A duplicate of an answered duplicate was answered with it. A set also visits what is added to it meanwhile.
  for (const id of waiting)
    for (const one of merged)
      if (one.mergedInto === id && isUnanswered(one)) {
        received.push(one.receivedAt)
        waiting.add(one.id)
      }
  return new Date(Math.min(...received.map((at) => Date.parse(at))))
}

const dueAtChanged = /^answer due \S+ \(was (?<was>\S+)\)$/

/** Returns the detail of a merge's history entry if it changed the due time; `ownDueAt` reads it. */
export const dueAtDetail = (was: string | undefined, is: string | undefined) =>
  was !== is && is !== undefined ? { detail: `answer due ${is} (was ${was ?? 'unknown'})` } : {}

/** Returns the lead's own due time: the one before the first merge that changed it. */
function ownDueAt({ dueAt, history }: Lead): string | undefined {
  for (const { detail = '' } of history) {
    const was = dueAtChanged.exec(detail)?.groups?.['was']
    if (was !== undefined) return was === 'unknown' ? undefined : was
  }
  return dueAt
}

function mergedReminders(
  lead: Lead,
  {
    own,
    unanswered,
    before,
  }: { own: string | undefined; unanswered: readonly Lead[]; before: readonly Lead[] },
  now: Date,
): OutboxRow[] {
  const isAhead = (row: OutboxRow) => isReminder(row) && row.nextAttemptAt >= now.toISOString()
  const ofOthers = new Set(
    before.flatMap(({ mail }) => mail.filter(isReminder).map(({ id }) => id)),
  )
  const isToCome = (row: OutboxRow) =>
    isAhead(row) &&
    (row.state === 'waiting' || (row.state === 'dropped' && row.note === replacedNote))
  const ownRows = lead.mail.filter((row) => !ofOthers.has(row.id) && isToCome(row))
  const [first] = [
    { dueAt: own, rows: ownRows },
    ...unanswered.map(({ dueAt, mail }) => ({
      dueAt,
      rows: mail.filter(
        (row) => isAhead(row) && row.state === 'dropped' && row.note === mergedNote,
      ),
    })),
  ]
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => ((one.dueAt ?? '') < (other.dueAt ?? '') ? -1 : 1))
  const chosen = new Set(first?.rows.map(({ id }) => id))
  const kept = lead.mail
    // A duplicate's reminder that was not sent from here is the duplicate's again.
    .filter((row) => !ofOthers.has(row.id) || chosen.has(row.id) || !isOpen(row))
    .map((row) => {
      if (!ownRows.includes(row)) return row
      const { note: _, ...rest } = row
      return chosen.has(row.id)
        ? { ...rest, state: 'waiting' as const }
        : { ...rest, state: 'dropped' as const, note: replacedNote }
    })
  const added = first?.rows
    .filter(({ id }) => kept.every((row) => row.id !== id))
    .map(({ note: _, ...row }) => ({ ...row, state: 'waiting' as const }))
  return [...kept, ...(added ?? [])]
}

/** Returns whether a row was neither sent nor given up. */
const isOpen = ({ state }: OutboxRow): boolean => state === 'waiting' || state === 'dropped'
