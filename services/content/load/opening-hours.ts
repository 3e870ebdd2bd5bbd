import type { Collected } from './collections.ts'
import type { Problem } from './problem.ts'

/**
 * Hours that the promise clock could not count: an office that closes before it opens, two spans of
 * one day that overlap, a holiday that stands twice.
 */
export function wrongHours({ business }: Collected): Problem[] {
  if (!business) return []
  const { entry, data } = business
  const fault = (path: (string | number)[], reason: string, repair: string): Problem => ({
    file: entry.file,
    ...entry.locate(path),
    field: fieldOf(path),
    reason,
    repair,
  })
  const closing = data.hours.flatMap(({ opens, closes }, n) =>
    closes > opens
      ? []
      : [
          fault(
            ['hours', n, 'closes'],
            `is not after ${opens}, when it opens`,
            'write a later hour',
          ),
        ],
  )
  const overlapping = data.hours.flatMap((span, n) =>
    data.hours.slice(0, n).flatMap((earlier) => {
      const shared = span.days.find((day) => earlier.days.includes(day))
      const apart = span.opens >= earlier.closes || span.closes <= earlier.opens
      return shared === undefined || apart
        ? []
        : [
            fault(
              ['hours', n, 'days'],
              `has ${shared}, which is open at the same time above`,
              `remove ${shared} from one of the two`,
            ),
          ]
    }),
  )
  const twice = data.holidays.flatMap(({ date }, n) =>
    data.holidays.findIndex((other) => other.date === date) === n
      ? []
      : [fault(['holidays', n, 'date'], `is ${date}, which stands above already`, 'remove it')],
  )
  return [...closing, ...overlapping, ...twice]
}

/** `hours[0].closes` */
const fieldOf = (path: readonly (string | number)[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1)
