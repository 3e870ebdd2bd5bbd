import { weekdays, type ResponseSla } from './contract.ts'
import { nextDay, toInstant, toLocalTime, dayOfWeek, type Day } from './time-zone.ts'

interface Interval {
  from: number
  to: number
}

const hourMs = 60 * 60 * 1000
/** An office without open hours in this many days never opens. */
const maxSearchDays = 400

/** The time after opening at which an answer is due that would fall due while the office is closed. */
const graceAfterOpeningMs = hourMs

/** Returns the time by which a lead must be answered. */
export const dueTime = (receivedAt: Date, sla: ResponseSla): Date => slaTimeline(receivedAt, sla)(1)

/**
 * Returns a function for the instant at which a fraction of the response time is over: 1 is the due time. Hours are
 * elapsed time, also across a DST change. If the office has hours, no answer is due outside them.
 * @throws Error the SLA counts open hours and the office has none; content validation prevents it
 */
export function slaTimeline(receivedAt: Date, sla: ResponseSla): (part: number) => Date {
  if (sla.counts === 'every-hour') {
    const received = receivedAt.getTime()
    const due = dueByClockHours(received, sla)
    return (part) => new Date(received + part * (due - received))
  }
  return (part) => {
    let left = part * sla.hours * hourMs
    for (const { from, to } of openIntervals(receivedAt, sla)) {
      if (to - from >= left) return new Date(from + left)
      left -= to - from
    }
    throw new Error('The office is never open, so that no answer can be due.')
  }
}

/**
 * Returns the due time: the SLA's hours after a request. If the office is closed then, it is the last closing time
 * before, provided that at least half of the hours are left until then; otherwise an hour after the next opening.
 */
function dueByClockHours(received: number, sla: ResponseSla): number {
  const slaMs = sla.hours * hourMs
  const timeIsUp = received + slaMs
  let lastClosing = received
  for (const { from, to } of openIntervals(new Date(received), sla)) {
    if (to < timeIsUp) lastClosing = to
    else if (from <= timeIsUp) return timeIsUp
    else if (lastClosing - received >= slaMs / 2) return lastClosing
    else return Math.min(from + graceAfterOpeningMs, to)
  }
  return timeIsUp
}

/**
 * Returns the whole minutes between two instants that count for the response SLA; at most the whole SLA for an answer
 * at the due time.
 */
export function slaMinutesBetween(from: Date, to: Date, sla: ResponseSla): number {
  const [received, answered] = [from.getTime(), to.getTime()]
  if (sla.counts === 'every-hour') {
    const timeIsUp = received + sla.hours * hourMs
    const waited = Math.min(answered, dueByClockHours(received, sla)) - timeIsUp
    return toWholeMinutes(answered - received - Math.max(0, waited))
  }
  let spent = 0
  for (const span of openIntervals(from, sla)) {
    if (span.from >= answered) break
    spent += Math.min(span.to, answered) - span.from
  }
  return toWholeMinutes(spent)
}

const toWholeMinutes = (ms: number) => Math.max(0, Math.floor(ms / 60_000))

/** Yields open intervals from an instant on; both ends are included. */
function* openIntervals(moment: Date, sla: ResponseSla): Generator<Interval> {
  if (sla.open.length === 0) return
  let { day } = toLocalTime(moment, sla.timeZone)
  for (let n = 0; n < maxSearchDays; n += 1, day = nextDay(day)) {
    for (const { from, to } of openIntervalsOn(day, sla)) {
      if (to >= moment.getTime()) yield { from: Math.max(from, moment.getTime()), to }
    }
  }
}

/** A cache of intervals by SLA and day: time zone calculations are slow, and all requests need the same few days. */
const knownIntervals = new WeakMap<ResponseSla, Map<Day, readonly Interval[]>>()

function openIntervalsOn(day: Day, sla: ResponseSla): readonly Interval[] {
  const days = knownIntervals.get(sla) ?? new Map<Day, readonly Interval[]>()
  knownIntervals.set(sla, days)
  const intervals = days.get(day) ?? calculateIntervals(day, sla)
  days.set(day, intervals)
  return intervals
}

function calculateIntervals(day: Day, { open, holidays, timeZone }: ResponseSla): Interval[] {
  if (holidays.includes(day)) return []
  const weekday = weekdays[dayOfWeek(day)]
  return open
    .filter(({ days }) => days.some((one) => one === weekday))
    .map(({ opens, closes }) => ({
      from: toInstant(day, opens, timeZone).getTime(),
      to: toInstant(day, closes, timeZone).getTime(),
    }))
    .sort((one, other) => one.from - other.from)
}
