import { weekdays, type AnswerPromise } from '../contract/promise.ts'
import { dayAfter, momentOf, wallTime, weekdayOf, type Day } from './office-clock.ts'

interface Span {
  from: number
  to: number
}

const hourMs = 60 * 60 * 1000
/** An office that opens on none of so many days never opens. */
const mostDays = 400

/**
 * The moment at which a part of the promise has gone by: `part` 1 is when the answer is due, 0.5 the
 * middle. Every hour is an hour of 60 minutes, also in the nights in which the clocks change.
 * @throws Error the promise counts open hours and the office has none: content checks prevent it
 */
export function momentWhen(part: number, receivedAt: Date, promise: AnswerPromise): Date {
  const needed = part * promise.hours * hourMs
  if (promise.counts === 'every-hour') return new Date(receivedAt.getTime() + needed)
  let left = needed
  for (const { from, to } of openSpans(receivedAt, promise)) {
    if (to - from >= left) return new Date(from + left)
    left -= to - from
  }
  throw new Error('The office is never open, so that no answer can be due.')
}

/** How much of the promise's own time lies between two moments, in whole minutes. */
export function minutesBetween(from: Date, to: Date, promise: AnswerPromise): number {
  if (promise.counts === 'every-hour') return minutes(to.getTime() - from.getTime())
  let spent = 0
  for (const span of openSpans(from, promise)) {
    if (span.from >= to.getTime()) break
    spent += Math.min(span.to, to.getTime()) - span.from
  }
  return minutes(spent)
}

const minutes = (ms: number) => Math.max(0, Math.floor(ms / 60_000))

/** When the office is open, from a moment on. */
function* openSpans(moment: Date, promise: AnswerPromise): Generator<Span> {
  let { day } = wallTime(moment, promise.timeZone)
  for (let n = 0; n < mostDays; n += 1, day = dayAfter(day)) {
    for (const { from, to } of spansOn(day, promise)) {
      if (to > moment.getTime()) yield { from: Math.max(from, moment.getTime()), to }
    }
  }
}

function spansOn(day: Day, { open, holidays, timeZone }: AnswerPromise): Span[] {
  if (holidays.includes(day)) return []
  const weekday = weekdays[weekdayOf(day)]
  return open
    .filter(({ days }) => days.some((one) => one === weekday))
    .map(({ opens, closes }) => ({
      from: momentOf(day, opens, timeZone).getTime(),
      to: momentOf(day, closes, timeZone).getTime(),
    }))
    .sort((one, other) => one.from - other.from)
}
