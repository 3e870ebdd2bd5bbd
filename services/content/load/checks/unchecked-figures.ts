import { cells } from '../../model/location/location.ts'
import { groupedBy } from '../../model/memoize.ts'
import { uncheckedIn } from '../../model/facts.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import { strings } from '../../model/location/placeholders.ts'
import type { FigureKey } from '../../schema/town.ts'
import type { CheckedContent } from './check.ts'

/** Places where readers take a figure as a promise. Statistics are not here: they leave an unchecked figure out. */
const prominent: readonly (readonly (string | number)[])[] = [
  ['badge'],
  ['lead'],
  ['description'],
  ['preset', 'badge'],
  ['preset', 'lead'],
  ['preset', 'expert', 'title'],
  ['preset', 'benefits', 'title'],
  ['preset', 'consequences', 'title'],
  ['preset', 'differentiators', 'title'],
]

/** `preset.benefits[1].title` is at `preset.benefits.title`. */
const isProminent = (path: readonly (string | number)[]) => {
  const place = path.filter((key) => typeof key === 'string').join('.')
  return prominent.some((each) => each.join('.') === place)
}

/**
 * Reports each badge, hero, headline or description (structured data repeats the description) that uses a figure of
 * a town without a `checked` day, with the towns whose figure it is.
 */
export function uncheckedFigureProblems({ valid }: CheckedContent): Problem[] {
  const { business, services, towns, locations } = valid
  if (!business) return []
  const named = {
    services: services.map((each) => ({ ...each, ...each.data, slug: each.entry.name })),
    towns: towns.map((each) => ({ ...each, ...each.data, slug: each.entry.name })),
  }
  const pages = cells(named.services, named.towns, business.data.place.state.slug)
  const byService = groupedBy(pages, ({ service }) => [service.slug])
  const byPath = groupedBy(pages, ({ path }) => [path])
  const townsOf = [
    ...services.map((each) => ({ ...each, pages: byService.get(each.entry.name) ?? [] })),
    ...locations.map((each) => ({ ...each, pages: byPath.get(`/${each.entry.name}`) ?? [] })),
  ]
  return townsOf.flatMap(({ entry, data, pages: shown }) =>
    entry
      .keep('prominent texts', () => [...strings(data)].filter(({ path }) => isProminent(path)))
      .flatMap(({ path, text }) => {
        const unchecked = shown.flatMap(({ town }) =>
          uncheckedIn(text, town).map((figure) => ({ figure, town })),
        )
        const figures = [...new Set(unchecked.map(({ figure }) => figure))]
        return figures.map((figure) => {
          const own = unchecked.filter((each) => each.figure === figure)
          const towns = own.map(({ town }) => town.slug)
          return {
            ...fieldProblem(entry, path, problemOf(figure, towns)),
            lacks: {
              file: `content/towns/${towns[0] ?? ''}.yaml`,
              field: `${figure}.source.checked`,
            },
          }
        })
      }),
  )
}

const problemOf = (figure: FigureKey, towns: readonly string[]) => ({
  reason: `shows the ${figure} of ${towns.join(', ')}, whose source has no “checked” date`,
  repair: `write it without the figure, or read the source and add “checked” under ${figure}.source in ${towns.map((town) => `content/towns/${town}.yaml`).join(', ')}`,
})
