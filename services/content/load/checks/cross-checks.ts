import type { ValidEntry } from '../collections/collections.ts'
import type { CheckedContent } from './check.ts'
import { oldestFirst } from './compare-age.ts'
import { groupedBy } from '../../model/memoize.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import { cells } from '../../model/location/location.ts'
import { useOneOf } from '../messages/suggest.ts'

/**
 * Reports hours from which no due time can be computed: an office that closes before it opens, overlapping spans on
 * one day, a holiday listed twice.
 */
export function openingHoursProblems({ valid: { business } }: CheckedContent): Problem[] {
  if (!business) return []
  const { entry, data } = business
  const problem = (path: (string | number)[], reason: string, repair: string) =>
    fieldProblem(entry, path, { reason, repair })
  const closing = data.hours.flatMap(({ opens, closes }, n) =>
    closes > opens
      ? []
      : [
          problem(
            ['hours', n, 'closes'],
            `is not after ${opens}, when it opens`,
            'write a later hour',
          ),
        ],
  )
  const overlapping = data.hours.flatMap((span, n) =>
    data.hours.slice(0, n).flatMap((earlier) => {
      const shared = span.days.find((day) => earlier.days.includes(day))
      const separate = span.opens >= earlier.closes || span.closes <= earlier.opens
      return shared === undefined || separate
        ? []
        : [
            problem(
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
      : [
          problem(
            ['holidays', n, 'date'],
            `is ${date}, which is already listed above`,
            'remove it',
          ),
        ],
  )
  return [...closing, ...overlapping, ...twice]
}

/** Reports a title or a description that another page has, too: search engines show both. */
export function repeatedSearchTexts(content: CheckedContent): Problem[] {
  const { pages, offerings, guides, posts, projects, costs } = content.valid
  const entries = oldestFirst<ValidEntry<{ title: string; description: string }>>(
    [pages, offerings, guides, posts, projects, costs].flat(),
    content,
  )
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return entries.flatMap(({ entry, data }) => {
      const other = first.get(data[field])
      first.set(data[field], other ?? entry.file)
      if (other === undefined) return []
      const reason = `is the same as in ${other}`
      return [fieldProblem(entry, [field], { reason, repair: 'say what only this page has' })]
    })
  })
}

/**
 * A page's own text on a topic replaces its service type's text on it, so the service type must have
 * that topic; otherwise the page's text would never be shown.
 */
export function strayConsequences({ valid }: CheckedContent): Problem[] {
  const { business, services, towns, locations } = valid
  if (!business) return []
  const fallback = services.find(({ data }) => data.fallback)?.data.preset
  const pages = cells(
    services.map(({ entry, data }) => ({ ...data, slug: entry.name })),
    towns.map(({ entry, data }) => ({ ...data, slug: entry.name })),
    business.data.place.state.slug,
  )
  return locations.flatMap(({ entry, data }) => {
    const service = pages.find(({ path }) => path === `/${entry.name}`)?.service
    const preset = service?.preset ?? fallback
    if (!service || !preset) return []
    const known: string[] = preset.consequences.map(({ topic }) => topic)
    return Object.keys(data.consequences).flatMap((topic) =>
      known.includes(topic)
        ? []
        : [
            fieldProblem(entry, ['consequences', topic], {
              reason: `is about ${topic}, a topic that ${service.name} doesn’t have`,
              repair: useOneOf(known),
            }),
          ],
    )
  })
}

/** Reports a town that is its own neighbor, and one that names none although the firm has other towns. */
export const townNeighbors = ({ valid: { towns } }: CheckedContent): Problem[] =>
  towns.flatMap(({ entry, data: { neighbors } }) => {
    const itself = neighbors.indexOf(entry.name)
    if (itself !== -1)
      return [
        fieldProblem(entry, ['neighbors', itself], {
          reason: 'is this town itself',
          repair: towns.length > 1 ? 'remove it, and name the towns next door' : 'remove it',
        }),
      ]
    const other = towns.find((town) => town.entry !== entry)
    if (neighbors.length > 0 || !other) return []
    return [
      fieldProblem(entry, ['neighbors'], {
        reason: 'names no town, but the firm has others',
        repair: `name the nearest ones, for example: neighbors: [${other.entry.name}]`,
      }),
    ]
  })

/** Reports an entry with the place in its list that another one has: the order of the two would be an accident. */
export function repeatedOrders(content: CheckedContent): Problem[] {
  const { services, projects, costs, replies, chapters, offerings } = content.valid
  return [
    ...[services, projects, costs, replies, chapters],
    ...groupedBy(offerings, ({ data }) => [data.group]).values(),
  ].flatMap((list) => repeatedIn(oldestFirst<ValidEntry<{ order: number }>>(list, content)))
}

const repeatedIn = (list: readonly ValidEntry<{ order: number }>[]): Problem[] =>
  list.flatMap(({ entry, data }, index) => {
    const other = list.slice(0, index).find((each) => each.data.order === data.order)
    if (!other) return []
    return [
      fieldProblem(entry, ['order'], {
        reason: `is ${data.order}, which ${other.entry.file} already has`,
        repair: 'give one of the two another number',
      }),
    ]
  })
