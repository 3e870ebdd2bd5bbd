import type { ResponseTimes } from './contract.ts'
import type { LeadSums } from './lead-analytics.ts'

/** Bounds in minutes; the SLA itself is one more. */
const bucketMinutes = [15, 60, 4 * 60, 8 * 60, 24 * 60, 48 * 60]

/**
 * Computes the distribution of response times from numbers of answers by minutes: the median, the number within the
 * SLA, and a histogram with the SLA as one of its bounds.
 */
export function computeResponseTimes(
  { answers, late }: Pick<LeadSums, 'answers' | 'late'>,
  slaHours: number,
): ResponseTimes {
  const slaMinutes = Math.round(slaHours * 60)
  const byLength = [...answers].sort(([one], [other]) => one - other)
  const answered = byLength.reduce((sum, [, count]) => sum + count, 0)
  const countUpTo = (most: number) =>
    byLength.reduce((sum, [minutes, count]) => (minutes <= most ? sum + count : sum), 0)
  let before = 0
  const ends = [...new Set([...bucketMinutes, slaMinutes])].sort((one, other) => one - other)
  const spans: ResponseTimes['spans'] = ends.map((upTo) => {
    const all = countUpTo(upTo)
    const span = { upTo, answers: all - before }
    before = all
    return span
  })
  spans.push({ answers: answered - before })
  const middle = median(byLength, answered)
  return {
    answered,
    late,
    inTime: countUpTo(slaMinutes),
    ...(middle !== undefined && { median: middle }),
    promise: slaMinutes,
    spans,
  }
}

/** Returns the lower median. */
function median(byLength: readonly (readonly [number, number])[], all: number) {
  let seen = 0
  for (const [minutes, count] of byLength) {
    seen += count
    if (seen * 2 >= all) return minutes
  }
  return undefined
}
