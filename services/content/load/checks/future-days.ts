import { strings } from '../../model/location/placeholders.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { CheckedContent } from './check.ts'

/** Fields with the day on which something was done. */
const pastFields = ['checked', 'completed', 'updated', 'day']

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/**
 * Reports days in the future on which something is said to have been done: nobody can have read a source tomorrow.
 * Tomorrow itself is allowed, since it has begun for authors east of the office; so are days until the entry appears.
 */
export function futureDays({ entries, today, isFaulty, publications }: CheckedContent): Problem[] {
  const tomorrow = new Date(Date.parse(today) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const found = entries.flatMap((entry) => {
    const days = entry.keep('days', () =>
      [...strings(entry.data)].filter(({ path }) => pastFields.includes(String(path.at(-1)))),
    )
    const appears = publications.ofFile(entry.file).from?.written ?? ''
    return days
      .filter(({ text }) => isDay(text) && text > tomorrow && text > appears)
      .map(({ path }) =>
        fieldProblem(entry, path, {
          reason: 'is a day in the future',
          repair: 'write the day it was done',
        }),
      )
  })
  return found.filter((problem) => !isFaulty(problem))
}
