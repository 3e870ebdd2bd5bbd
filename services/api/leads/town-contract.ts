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
export function townPhrases(answer: string): string[] {
  const words = wordsOf(answer).slice(-lastWords)
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxWords, words.length - from) }, (_, more) =>
      withoutHyphens(words.slice(from, from + more + 1).join(' ')),
    ),
  )
  return [...new Set(phrases)]
}

/** Returns the town that an answer names: `12 Main St, Vail` names Vail. The longest name wins. */
export function townIn(answer: string, towns: readonly string[]): string | undefined {
  const phrases = townPhrases(answer)
  return towns
    .filter((town) => phrases.includes(townKey(town)))
    .sort((one, other) => other.length - one.length)[0]
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
