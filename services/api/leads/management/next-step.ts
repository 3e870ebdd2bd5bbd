import { randomUUID } from 'node:crypto'
import { addDays } from '../../contract/day.ts'
import type { Colleague } from '../../contract/colleague.ts'
import { invalidFields } from '../../http/http-errors.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { toInstant } from '../../sla/time-zone.ts'
import { visitEmails, wasTold } from '../emails/visits.ts'
import type { Lead } from '../lead.ts'
import type { Change } from '../lead-update-event.ts'
import { openQuoteOf } from '../outcome.ts'
import { type NextStep, type StepChange, stepText, type Visit } from '../next-step-contract.ts'

interface StepContext {
  at: Date
  timeZone: string
  colleagues: readonly Colleague[]
  /** Who does a step that names nobody: the assignee, or who sets it. */
  fallback: string | undefined
}

interface ChangedStep {
  /** The fields after it. */
  set: Partial<Pick<Lead, 'nextStep' | 'visits'>>
  entries: Change[]
  /** Emails about a visit that was booked, moved or canceled. */
  mail: OutboxRow[]
}

/** The local time at which customers are reminded, the day before. */
const remindAtTime = '10:00'

const unchanged: ChangedStep = { set: {}, entries: [], mail: [] }

/**
 * Sets, snoozes, finishes or cancels what is next on a lead. A booked visit is moved by setting it again; another step can only
 * follow once it is done or canceled, since the customer counts on it. @throws HttpError the change does not fit the lead
 */
export function changeStep(
  lead: Lead,
  change: StepChange | undefined,
  context: StepContext,
): ChangedStep {
  if (change === undefined) return unchanged
  const { nextStep, visits = [] } = lead
  const booked = visits.find(({ id, state }) => id === nextStep?.visit && state === 'booked')
  switch (change.action) {
    case 'set':
      return setStep(lead, change, booked, context)
    case 'snooze':
      return snooze(nextStep, change.until, context)
    case 'done':
    case 'cancel': {
      if (!nextStep) return unchanged
      const isCanceled = change.action === 'cancel'
      const verb = isCanceled ? 'next step canceled' : 'next step done'
      const entries = [{ change: verb, detail: stepText(nextStep) }]
      if (!booked) return { set: { nextStep: undefined }, entries, mail: [] }
      const visit: Visit = isCanceled
        ? { ...booked, state: 'canceled', sequence: booked.sequence + 1 }
        : { ...booked, state: 'done' }
      return {
        set: { nextStep: undefined, visits: replaced(visits, visit) },
        entries,
        mail: isCanceled ? visitEmails(lead, { before: booked, visit }, context) : [],
      }
    }
  }
}

function setStep(
  lead: Lead,
  change: Extract<StepChange, { action: 'set' }>,
  booked: Visit | undefined,
  context: StepContext,
): ChangedStep {
  const { timeZone, colleagues, fallback } = context
  const { what, day, time, note } = change
  const who = change.who ?? fallback ?? ''
  if (change.who !== undefined && !colleagues.some(({ id }) => id === who))
    throw invalidFields({ step: 'No one by that name is on staff anymore.' })
  if (booked && what !== 'visit')
    throw invalidFields({
      step: 'There’s a visit booked. Mark it as done or cancel it first.',
    })
  const at = toInstant(day, time ?? '00:00', timeZone).toISOString()
  const step: NextStep = {
    ...{ what, day, ...(time !== undefined && { time }), at, who, note },
    ...snoozeOf(lead.nextStep, change, timeZone),
  }
  if (what === 'visit' && at !== booked?.at && at <= context.at.toISOString())
    throw invalidFields({ step: 'That time is over. Pick one that’s still to come.' })
  const entry = {
    change: booked ? 'visit changed' : 'next step',
    detail: [stepText(step), note].filter(Boolean).join(': '),
  }
  if (!change.visit || time === undefined)
    return isSame(lead.nextStep, step)
      ? unchanged
      : { set: { nextStep: step }, entries: [entry], mail: [] }
  const { address, minutes, access, invites } = change.visit
  // The customer's appointment is canceled if it is wrong and they get no other: this is then another visit to them,
  // and to staff the same one, which has moved.
  const isWithdrawn =
    booked !== undefined &&
    !invites &&
    wasTold(lead, booked) &&
    (at !== booked.at || address !== booked.address)
  const earlier = isWithdrawn ? undefined : booked
  const replaces = isWithdrawn ? (booked.replaces ?? booked.id) : booked?.replaces
  const visit: Visit = {
    ...{ id: earlier?.id ?? randomUUID(), state: 'booked', day, time, at },
    ...{ minutes, address, access, who, invites, sequence: (booked?.sequence ?? -1) + 1 },
    ...(replaces !== undefined && { replaces }),
    whoName: colleagues.find(({ id }) => id === who)?.name ?? '',
    remindAt: toInstant(addDays(day, -1), remindAtTime, timeZone).toISOString(),
  }
  const next = { ...step, visit: visit.id }
  if (earlier && isSame({ ...earlier, sequence: visit.sequence }, visit))
    // At most the note has changed, which is for staff.
    return isSame(lead.nextStep, next)
      ? unchanged
      : { set: { nextStep: next }, entries: [entry], mail: [] }
  const { visits = [] } = lead
  if (isWithdrawn) {
    const canceled: Visit = { ...booked, state: 'canceled', sequence: booked.sequence + 1 }
    return {
      set: { nextStep: next, visits: [...replaced(visits, canceled), visit] },
      entries: [entry],
      mail: [
        ...visitEmails(lead, { before: booked, visit: canceled, isReplaced: true }, context),
        ...visitEmails(lead, { before: booked, visit }, context),
      ],
    }
  }
  return {
    set: { nextStep: next, visits: replaced(visits, visit) },
    entries: [entry],
    mail: visitEmails(lead, { before: booked, visit }, context),
  }
}

/** Returns until when a step that is set is snoozed: as the change says or, if it only gets another person or note, as before. */
function snoozeOf(
  before: NextStep | undefined,
  { what, day, time, snoozedUntil }: Extract<StepChange, { action: 'set' }>,
  timeZone: string,
): Pick<NextStep, 'snoozedUntil' | 'snoozedAt'> {
  const stays = before?.what === what && before.day === day && before.time === time
  const until = snoozedUntil === undefined && stays ? before.snoozedUntil : snoozedUntil
  return typeof until === 'string'
    ? { snoozedUntil: until, snoozedAt: toInstant(until, '00:00', timeZone).toISOString() }
    : {}
}

function snooze(
  nextStep: NextStep | undefined,
  until: string,
  { timeZone, at }: StepContext,
): ChangedStep {
  if (!nextStep) throw invalidFields({ step: 'There’s no next step to snooze. Set one first.' })
  if (nextStep.visit !== undefined)
    throw invalidFields({ step: 'A visit can’t be snoozed. Change its day instead.' })
  const snoozedAt = toInstant(until, '00:00', timeZone).toISOString()
  if (snoozedAt <= at.toISOString()) throw invalidFields({ step: 'Pick a day after today.' })
  if (nextStep.snoozedUntil === until) return unchanged
  return {
    set: { nextStep: { ...nextStep, snoozedUntil: until, snoozedAt } },
    entries: [{ change: `next step snoozed until ${until}` }],
    mail: [],
  }
}

const replaced = (visits: readonly Visit[], visit: Visit): Visit[] =>
  visits.some(({ id }) => id === visit.id)
    ? visits.map((one) => (one.id === visit.id ? visit : one))
    : [...visits, visit]

const isSame = (one: object | undefined, other: object): boolean =>
  one !== undefined &&
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/**
 * Gives the next step of a lead to somebody else, or takes it from whoever had it. The customer of a visit to come reads
 * who comes instead. @param to undefined: nobody
 */
export function giveStep(
  lead: Lead,
  to: Pick<Colleague, 'id' | 'name'> | undefined,
  { at, colleagues }: Pick<StepContext, 'at' | 'colleagues'>,
): Pick<ChangedStep, 'set' | 'mail'> {
  const { nextStep, visits = [] } = lead
  if (!nextStep) return unchanged
  const who = to?.id ?? ''
  const set = { nextStep: { ...nextStep, who } }
  const booked = visits.find(({ id, state }) => id === nextStep.visit && state === 'booked')
  if (!booked) return { set, mail: [] }
  const sequence = booked.sequence + 1
  const visit: Visit = { ...booked, who, whoName: to?.name ?? '', sequence }
  const isAhead = booked.at > at.toISOString()
  return {
    set: { ...set, visits: replaced(visits, visit) },
    mail: isAhead ? visitEmails(lead, { before: booked, visit }, { at, colleagues }) : [],
  }
}

/**
 * Returns the next step of a lead that is assigned to somebody else: it is theirs too, unless it was another person's
 * before. A visit stays with the person whom the customer expects.
 */
export const followAssignee = (
  { assignee: before, nextStep }: Pick<Lead, 'assignee' | 'nextStep'>,
  assignee: string | undefined,
): Pick<Lead, 'nextStep'> =>
  nextStep && nextStep.visit === undefined && nextStep.who === before && assignee !== undefined
    ? { nextStep: { ...nextStep, who: assignee } }
    : {}

/**
 * Returns the change of what is next that goes with the day to follow up on an open quote, so that the day comes up among
 * the due steps: the step is set, moved or canceled with the day, and with the answer to the quote, unless something else
 * is next. @param after status and quote after the change
 */
export function followUpStep(
  lead: Pick<Lead, 'nextStep' | 'status' | 'quote'>,
  after: Pick<Lead, 'status' | 'quote'>,
  colleagues: readonly Pick<Colleague, 'id'>[],
): StepChange | undefined {
  const { nextStep } = lead
  const [was, day] = [lead, after].map((one) => openQuoteOf(one)?.followUpOn)
  if (was === day) return undefined
  const isOfQuote = nextStep?.what === 'follow-up' && nextStep.day === was
  if (nextStep && !isOfQuote) return undefined
  if (day === undefined) return nextStep && { action: 'cancel' }
  const { time, who, note = '' } = nextStep ?? {}
  const isOnStaff = colleagues.some(({ id }) => id === who)
  return {
    ...{ action: 'set', what: 'follow-up', day, note },
    ...(time !== undefined && { time }),
    ...(who !== undefined && isOnStaff && { who }),
  }
}
