import { sentencesOf, wordsIn } from './readability.ts'
import type { Site } from './site.ts'

/** Words per n-gram. */
const ngramLength = 5

/** A text compared with the others. */
export interface SimilarityRow {
  id: string
  /** How many words it has. */
  words: number
  /** The share of its five-word n-grams that no other text has, 0 to 1. */
  own: number
  /** The id of the text most like it; undefined when it has nothing in common with any. */
  nearest: string | undefined
  /** Jaccard similarity with that one: n-grams in both, divided by n-grams in either. 0 to 1. */
  similarity: number
}

/** Returns the words of a text for comparison: lower case, without punctuation; “48-inch” is two words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the distinct five-word n-grams. */
export function ngramsOf(words: readonly string[]): Set<string> {
  const ngrams = new Set<string>()
  for (let at = 0; at + ngramLength <= words.length; at++)
    ngrams.add(words.slice(at, at + ngramLength).join(' '))
  return ngrams
}

/** The number of each n-gram that was seen: numbers are compared many times faster than texts. */
const numbers = new Map<string, number>()

function numberOf(ngram: string): number {
  const number = numbers.get(ngram) ?? numbers.size
  numbers.set(ngram, number)
  return number
}

function countsOf(text: string): { words: number; ngrams: Uint32Array } {
  const words = wordsOf(text)
  return { words: words.length, ngrams: Uint32Array.from(ngramsOf(words), numberOf) }
}

/** Of the texts that were compared last: in the editions of a build, and after an edit in development, most are the same. */
let last: ReadonlyMap<string, ReturnType<typeof countsOf>> = new Map()

/**
 * Compares texts; rows are in the same order. It goes from each n-gram to the texts that contain it (an inverted
 * index), so that texts with nothing in common are never compared.
 * @param texts by id
 */
export function compareTexts(texts: ReadonlyMap<string, string>): SimilarityRow[] {
  const counted = new Map(
    [...texts.values()].map((text) => [text, last.get(text) ?? countsOf(text)]),
  )
  last = counted
  const all = [...texts].map(([id, text]) => ({ id, ...(counted.get(text) ?? countsOf(text)) }))
  const holders: number[][] = []
  for (const [place, { ngrams }] of all.entries())
    for (const ngram of ngrams) (holders[ngram] ??= []).push(place)
  return all.map(({ id, words, ngrams }, here) => {
    const shared = new Uint32Array(all.length)
    let alone = 0
    for (const ngram of ngrams) {
      const others = holders[ngram] ?? []
      if (others.length === 1) alone++
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1
    }
    let nearest: string | undefined
    let similarity = 0
    for (const [there, other] of all.entries()) {
      const both = shared[there] ?? 0
      const either = ngrams.length + other.ngrams.length - both
      if (there === here || both / either <= similarity) continue
      nearest = other.id
      similarity = both / either
    }
    return { id, words, own: ngrams.length === 0 ? 0 : alone / ngrams.length, nearest, similarity }
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns a function that masks the names and figures of towns in a text, so that texts that differ only in them
 * are the same. “Frisco and Silverthorne” and “Avon, Eagle and Vail” both become one name.
 */
export function maskFor({ towns }: Pick<Site, 'towns'>): (text: string) => string {
  const offices = towns.flatMap(({ permits }) => permits?.office ?? [])
  const names = towns.flatMap(({ name, county = name, region }) => [name, county, region])
  const anyOf = (texts: readonly string[]) =>
    [...new Set(texts)]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')
  // Without offices it matches nothing.
  const office = new RegExp(offices.length > 0 ? anyOf(offices) : '(?!)', 'g')
  const name = new RegExp(`\\b(?:${anyOf(names)})\\b`, 'g')
  return (text) =>
    text
      .replace(office, 'Office')
      .replace(name, 'Town')
      .replace(/Town(?:(?:, and |, | and )Town)+/g, 'Town')
      .replace(/(?<![\p{L}\d])\d[\d.,]*/gu, (figure) =>
        /[.,]$/.test(figure) ? `0${figure.at(-1)}` : '0',
      )
}

/** A sentence with fewer words is a label. */
const minWords = 5

/** Returns the sentences of blocks of text, normalized for comparison, without headings and labels. */
export const comparableSentences = (blocks: readonly string[]): string[] =>
  blocks
    .flatMap(sentencesOf)
    .filter((sentence) => /[.!?…][”’")]*$/.test(sentence) && wordsIn(sentence).length >= minWords)
    .map((sentence) => wordsOf(sentence).join(' '))

/** Returns for each page the share of its sentences, 0 to 1, that no other page has. */
export function ownShares(pages: readonly (readonly string[])[]): number[] {
  const holders = new Map<string, number>()
  for (const sentences of pages)
    for (const sentence of new Set(sentences))
      holders.set(sentence, (holders.get(sentence) ?? 0) + 1)
  return pages.map((sentences) => {
    const different = [...new Set(sentences)]
    const own = different.filter((sentence) => holders.get(sentence) === 1).length
    return own / Math.max(1, different.length)
  })
}
