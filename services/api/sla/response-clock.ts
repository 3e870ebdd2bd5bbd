import { weekdays, type ResponseSla } from './contract.ts'
import { nextDay, toInstant, toLocalTime, dayOfWeek, type Day } from './time-zone.ts'

interface Interval {
  from: number
  to: number
}

const hourMs = 60 * 60 * 1000
/** An office without open hours in this many days never opens. */
const maxSearchDays = 400

/** The time that the office has after an opening for requests that came in before it. */
const graceAfterOpeningMs = hourMs
/** The open time that the office has for a request before a closing time at which its answer may be due. */
const enoughOpenMs = 2 * hourMs

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
    const received = receivedAt.getTime()
    for (const { from: opening, to } of openIntervals(received, sla)) {
      const from = Math.max(opening, received)
      if (to - from >= left) return new Date(from + left)
      left -= to - from
    }
    throw new Error('The office is never open, so that no answer can be due.')
  }
}

/**
 * Returns the due time (S9.27): the SLA's hours after a request if the office is open then, otherwise the last closing
 * time before, provided that two open hours lie before it. A request that leaves less before the opening in or after
 * which its hours end is never due before an hour after that opening, so that no later request is due earlier.
 */
function dueByClockHours(received: number, sla: ResponseSla): number {
  const timeIsUp = received + sla.hours * hourMs
  let lastClosing = received
  let openMs = 0
  for (const { from, to } of openIntervals(received, sla)) {
    if (to < timeIsUp) {
      openMs += to - Math.max(from, received)
      lastClosing = to
    } else if (openMs < enoughOpenMs) {
      return Math.max(timeIsUp, Math.min(from + graceAfterOpeningMs, to))
    } else return from <= timeIsUp ? timeIsUp : lastClosing
  }
  return timeIsUp
}

/** Returns when the office opens next; undefined while it is open, or if it has no hours. */
export function nextOpening(moment: Date, sla: ResponseSla): Date | undefined {
  const [next] = openIntervals(moment.getTime(), sla)
  return next && next.from > moment.getTime() ? new Date(next.from) : undefined
}

/**
 * Returns the whole minutes between two instants that count for the response SLA: at most the whole SLA for an answer
 * by the due time, and more for a later one.
 *
 * @param due the lead's own due time, which an earlier version may have computed by another rule
 */
export function slaMinutesBetween(
  from: Date,
  to: Date,
  sla: ResponseSla,
  due = dueTime(from, sla),
): number {
  const [received, answered] = [from.getTime(), to.getTime()]
  if (sla.counts === 'every-hour') {
    const slaMs = sla.hours * hourMs
    const waited = Math.min(answered, due.getTime()) - (received + slaMs)
    const minutes = toWholeMinutes(answered - received - Math.max(0, waited))
    return answered > due.getTime() ? Math.max(minutes, toWholeMinutes(slaMs) + 1) : minutes
  }
  let spent = 0
  for (const span of openIntervals(received, sla)) {
    if (span.from >= answered) break
    spent += Math.min(span.to, answered) - Math.max(span.from, received)
  }
  return toWholeMinutes(spent)
}

const toWholeMinutes = (ms: number) => Math.max(0, Math.floor(ms / 60_000))

/** Yields the open intervals that end at or after an instant; both ends are included. */
function* openIntervals(moment: number, sla: ResponseSla): Generator<Interval> {
  if (sla.open.length === 0) return
  let { day } = toLocalTime(new Date(moment), sla.timeZone)
  for (let n = 0; n < maxSearchDays; n += 1, day = nextDay(day)) {
    for (const interval of openIntervalsOn(day, sla)) {
      if (interval.to >= moment) yield interval
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
