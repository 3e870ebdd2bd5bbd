import { sentencesOf, wordsIn } from './readability.ts'
import { wordsOf } from './similarity.ts'
import type { Site } from './site.ts'

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
