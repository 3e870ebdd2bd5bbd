import type { Collected, Valid } from './collections.ts'
import type { OpeningFields } from '../schema/opening.ts'
import { dayOf } from '../model/article-state.ts'
import { type Problem } from './problem.ts'

/** Two figures that must not stand in the wrong order: the days of a posting, the ends of its pay. */
export function reversedOpenings({ openings }: Collected): Problem[] {
  return openings.flatMap((opening) => {
    const { posted, until, pay } = opening.data
    return [
      ...(until < posted
        ? [fault(opening, ['until'], `is a day before ${posted}, when it was posted`, 'later day')]
        : []),
      ...(pay.to < pay.from
        ? [fault(opening, ['pay', 'to'], `is less than ${pay.from}, where it begins`, 'higher one')]
        : []),
    ]
  })
}

const fault = (
  { entry }: Valid<OpeningFields>,
  path: string[],
  reason: string,
  better: string,
): Problem => ({
  file: entry.file,
  ...entry.locate(path),
  field: path.join('.'),
  reason,
  repair: `write a ${better}`,
})

/** In: every valid posting and today. Out: those that somebody can apply for today. */
export const openOn = <Opening extends { posted: string; until: string }>(
  openings: readonly Opening[],
  today: Date,
): Opening[] => {
  const day = dayOf(today)
  return openings.filter(({ posted, until }) => posted <= day && day <= until)
}
