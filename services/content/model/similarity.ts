import { sentencesOf, wordsIn } from './readability.ts'
import type { Site } from './site.ts'

/** How many words in a row are compared as one. */
const runLength = 5

/** One text among many. */
export interface SimilarityRow {
  id: string
  /** How many words it has. */
  words: number
  /** The share of its five-word runs that no other text has, 0 to 1. */
  own: number
  /** The id of the text most like it; undefined when it has nothing in common with any. */
  nearest: string | undefined
  /** Jaccard similarity with that one: runs in both, divided by runs in either. 0 to 1. */
  similarity: number
}

/** The words of a text as they are compared: lower case, without signs; “48-inch” is two words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Every five words in a row, each run once. */
export function ngramsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= words.length; at++)
    runs.add(words.slice(at, at + runLength).join(' '))
  return runs
}

/**
 * In: texts by id. Out: how each stands among the others, in the same order. It goes from each run to
 * the texts that have it, so that texts with nothing in common are never compared.
 */
export function compareTexts(texts: ReadonlyMap<string, string>): SimilarityRow[] {
  const all = [...texts].map(([id, text]) => {
    const words = wordsOf(text)
    return { id, words: words.length, runs: ngramsOf(words) }
  })
  const holders = textsByRun(all.map(({ runs }) => runs))
  return all.map(({ id, words, runs }, here) => {
    const shared = new Uint32Array(all.length)
    let alone = 0
    for (const run of runs) {
      const others = holders.get(run) ?? []
      if (others.length === 1) alone++
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1
    }
    let nearest: string | undefined
    let similarity = 0
    for (const [there, other] of all.entries()) {
      const both = shared[there] ?? 0
      const either = runs.size + other.runs.size - both
      if (there === here || both / either <= similarity) continue
      nearest = other.id
      similarity = both / either
    }
    return { id, words, own: runs.size === 0 ? 0 : alone / runs.size, nearest, similarity }
  })
}

/** Which texts, by place, have a run. */
function textsByRun(texts: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  for (const [place, runs] of texts.entries())
    for (const run of runs) {
      const known = holders.get(run)
      if (known) known.push(place)
      else holders.set(run, [place])
    }
  return holders
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * In: the site. Out: a function that takes the names and figures of towns out of a text: what differs only in
 * them is the same text. “Frisco and Silverthorne” and “Avon, Eagle and Vail” both become one name.
 */
export function maskFor({ towns }: Pick<Site, 'towns'>): (text: string) => string {
  const offices = towns.map(({ permits }) => permits.office)
  const names = towns.flatMap(({ name, county, region }) => [name, county, region])
  const anyOf = (texts: readonly string[]) =>
    [...new Set(texts)]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')
  const office = new RegExp(anyOf(offices), 'g')
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

/** In: blocks of text. Out: their sentences as they are compared; headings and labels are none. */
export const comparableSentences = (blocks: readonly string[]): string[] =>
  blocks
    .flatMap(sentencesOf)
    .filter((sentence) => /[.!?…][”’")]*$/.test(sentence) && wordsIn(sentence).length >= minWords)
    .map((sentence) => wordsOf(sentence).join(' '))

/** In: the sentences of each page. Out: for each the share, 0 to 1, that stands on no other. */
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
