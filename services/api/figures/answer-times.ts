import type { AnswerTimes } from '../contract/analytics.ts'
import type { LeadSums } from './lead-figures.ts'

/** In minutes; the promise itself is one more. */
const bounds = [15, 60, 4 * 60, 8 * 60, 24 * 60, 48 * 60]

/**
 * How answers spread over time. In: how many took so many minutes of the promise’s own time, and how
 * many are late. Out: the median, how many kept the promise, and spans of which one ends with it.
 */
export function answerTimesOf(
  { answers, late }: Pick<LeadSums, 'answers' | 'late'>,
  promiseHours: number,
): AnswerTimes {
  const promise = Math.round(promiseHours * 60)
  const byLength = [...answers].sort(([one], [other]) => one - other)
  const answered = byLength.reduce((sum, [, count]) => sum + count, 0)
  const countUpTo = (most: number) =>
    byLength.reduce((sum, [minutes, count]) => (minutes <= most ? sum + count : sum), 0)
  let before = 0
  const ends = [...new Set([...bounds, promise])].sort((one, other) => one - other)
  const spans: AnswerTimes['spans'] = ends.map((upTo) => {
    const all = countUpTo(upTo)
    const span = { upTo, answers: all - before }
    before = all
    return span
  })
  spans.push({ answers: answered - before })
  const middle = medianOf(byLength, answered)
  return {
    answered,
    late,
    inTime: countUpTo(promise),
    ...(middle !== undefined && { median: middle }),
    promise,
    spans,
  }
}

/** The smaller of the two in the middle, where there are two. */
function medianOf(byLength: readonly (readonly [number, number])[], all: number) {
  let seen = 0
  for (const [minutes, count] of byLength) {
    seen += count
    if (seen * 2 >= all) return minutes
  }
  return undefined
}
