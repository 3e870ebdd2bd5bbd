import { foldText } from '../contract/fold-text.ts'

/** A town's name has this many words at most; more would make an address many entries. */
const maxWords = 4
/** An address ends with its town, so the words before these are left out. */
const lastWords = 16

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.split('-').filter(Boolean).join('-'))
    .filter(Boolean)

const withoutHyphens = (words: string): string => words.replaceAll('-', ' ')

/** Returns the name of a town as `townPhrases` has it: `Eagle-Vail` → `eagle vail`. */
export const townKey = (town: string): string => withoutHyphens(wordsOf(town).join(' '))

/**
 * Returns every run of up to four words of a lead's town or address, so that a filter finds the town in
 * `12 Main St, Vail, CO`. `Eagle-Vail` is one word, and not in Vail.
 */
export const townPhrases = (answer: string): string[] => [
  ...new Set(runsOf(answer).map(({ phrase }) => phrase)),
]

/** Returns the runs of words of an answer, each with the place of the word after it. */
function runsOf(answer: string): { phrase: string; end: number }[] {
  const words = wordsOf(answer).slice(-lastWords)
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxWords, words.length - from) }, (_, more) => {
      const end = from + more + 1
      return { phrase: withoutHyphens(words.slice(from, end).join(' ')), end }
    }),
  )
}

/**
 * Returns the town that an answer names: the one that ends last, since a street may have the name of another
 * (`1000 Eagle Road, Avon, CO`); of two that end there, the longer.
 */
export function townIn(answer: string, towns: readonly string[]): string | undefined {
  const runs = runsOf(answer)
  const named = towns.flatMap((town) => {
    const key = townKey(town)
    const ends = runs.filter(({ phrase }) => phrase === key).map(({ end }) => end)
    return ends.length === 0 ? [] : [{ town, end: Math.max(...ends) }]
  })
  return named.sort((one, other) => other.end - one.end || other.town.length - one.town.length)[0]
    ?.town
}

/**
 * Returns where a lead is, in a few words: a town of the site that its address names; otherwise the first part of the address
 * without a number that is no abbreviation (`12 Mill Creek, Gypsum, CO 81637` → Gypsum), or all of it.
 */
export const shortPlace = (answer: string, towns: readonly string[]): string =>
  townIn(answer, towns) ??
  answer
    .split(',')
    .map((part) => part.trim())
    .find((part, _, parts) => parts.length > 1 && /^[^\d]{3,}$/.test(part)) ??
  answer
