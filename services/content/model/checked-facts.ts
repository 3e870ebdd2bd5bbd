import type { FigureKey } from '../schema/town.ts'
import { oncePer } from './once-per.ts'
import { type Facts, placeholders } from './placeholders.ts'
import { sentencesOf } from './readability.ts'
import type { Town } from './site.ts'

const figureKeys = [
  'elevation',
  'snowLoad',
  'frostDepth',
  'snowfall',
] as const satisfies FigureKey[]

/** The figures of a town that nobody has read at their source on a noted day (`checked`). */
export const uncheckedFigures = (town: Pick<Town, FigureKey>): FigureKey[] =>
  figureKeys.filter((key) => town[key] && !town[key].source.checked)

/**
 * Facts for places that a reader takes as a promise: badge, hero, headlines, statistics, description and
 * structured data. Out: the same facts, without the figures of the town that have no `checked` day.
 */
export function checkedFacts(facts: Facts, town: Pick<Town, FigureKey>): Facts {
  const unchecked: readonly string[] = uncheckedFigures(town)
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !unchecked.includes(name)))
}

/** A number with the unit of one of a town's figures, written out. */
const units: Record<FigureKey, string> = {
  elevation: 'ft|feet',
  snowLoad: 'psf|pounds',
  frostDepth: 'in|inches',
  snowfall: 'in|inches',
}

/** The unchecked figures of a town, each with what finds it written out in a text. */
const wordings = oncePer((town: Pick<Town, FigureKey>) =>
  uncheckedFigures(town).map((key) => {
    const value = town[key]?.value ?? Number.NaN
    const written = `(?:${value}|${value.toLocaleString('en-US')})`
    return {
      key,
      written: new RegExp(`(?<![\\d.,])${written}[\\s\\u00a0-]*(?:${units[key]})\\b`),
    }
  }),
)

/** In: a text and a town. Out: the town's unchecked figures that the text uses by name or writes out. */
export function uncheckedIn(text: string, town: Pick<Town, FigureKey>): FigureKey[] {
  if (!/[\d{]/.test(text)) return []
  const named = placeholders(text).map(({ name }) => name)
  return wordings(town).flatMap(({ key, written }) =>
    named.includes(key) || written.test(text) ? key : [],
  )
}

/** In: an answer. Out: the same for structured data, without the sentences that use an unchecked figure. */
export const checkedSentences = (text: string, town: Pick<Town, FigureKey>): string =>
  sentencesOf(text)
    .filter((sentence) => uncheckedIn(sentence, town).length === 0)
    .join(' ')
