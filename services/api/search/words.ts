import { stemmer } from 'stemmer'
import { foldText } from '../contract/fold-text.ts'

/** Letters and digits, with accents, apostrophes and invisible characters inside: `don’t`, `9`. */
const word =
  /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{M}\p{Default_Ignorable_Code_Point}]*(?:['’‘ʼ′`´]\p{Letter}[\p{Letter}\p{M}\p{Default_Ignorable_Code_Point}]*)*/gu

/** Returns the words of a text with their positions. */
export const matchWords = (text: string) => [...text.matchAll(word)]

/** Returns the words of a text, as they are written. */
export const wordsIn = (text: string): string[] => text.match(word) ?? []

/** `Roof’s` → `roofs` */
export const plain = (word: string): string =>
  foldText(word).replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** `Roof’s` and `roofing` → `roof` */
export const stem = (word: string): string => stemmer(plain(word))

/** Returns `stem`, which remembers the words of a site: it has some thousand different ones. */
export function rememberStems(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word) ?? stem(word)
    known.set(word, found)
    return found
  }
}

/** English and Spanish stop words. */
const stopWords = new Set(
  `a an and are be can could did do does for from have how i if in is it me much my need of on or our should
  the there to was we what when where which who why will with would you your
  al como con cual cuando cuanto cuantos de del donde el en es hay la las los mi o para por que se su
  un una y`.split(/\s+/),
)

/**
 * `How much does a roof cost` → `roof cost`, because a page with the answer rarely contains the question's words.
 * Words that are all stop words stay.
 */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !stopWords.has(plain(word)))
  return left.length > 0 ? left : words
}
