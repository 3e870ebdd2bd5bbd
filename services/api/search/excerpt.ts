import type { ExcerptPart } from '../../../renderer/service-pages/Search.tsx'
import { matchWords } from './words.ts'

/** In words. */
const excerptLength = 30
/** How many words before the first match the excerpt may begin, to begin with a sentence. */
const maxLead = 8

/**
 * Cuts out the part of a text that has the most of the query's words. It begins with a sentence if one begins nearby;
 * `…` stands where a sentence is cut off.
 *
 * @param text sentences, and other pieces that end with ` ·`
 * @param termOf returns the term of the query that a word of the text matches
 */
export function excerpt(text: string, termOf: (word: string) => string | undefined): ExcerptPart[] {
  const words = matchWords(text).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    term: termOf(word),
  }))
  const first = startOf(words, text)
  const shown = words.slice(first, first + excerptLength)
  // Up to the next space, with quotation marks, `$` and `%`.
  const start = text.lastIndexOf(' ', shown[0]?.start) + 1
  const end = text.indexOf(' ', shown.at(-1)?.end ?? 0)
  const last = end === -1 ? text.length : end
  const parts = [{ text: beginsSentence(text, start) ? '' : '… ', match: false }]
  let done = start
  for (const word of shown.filter(({ term }) => term !== undefined)) {
    parts.push({ text: text.slice(done, word.start), match: false })
    parts.push({ text: text.slice(word.start, word.end), match: true })
    done = word.end
  }
  const isWhole = /^( ·)?$/.test(text.slice(last)) || /[.?!]["”’)]*$/.test(text.slice(start, last))
  parts.push({ text: `${text.slice(done, last)}${isWhole ? '' : ' …'}`, match: false })
  return parts.filter(({ text }) => text !== '')
}

/** Returns the index of the excerpt's first word. */
function startOf(words: readonly { start: number; term: string | undefined }[], text: string) {
  let best = 0
  let most = 0
  words.forEach(({ term }, at) => {
    if (term === undefined) return
    const terms = words.slice(at, at + excerptLength - maxLead).flatMap(({ term }) => term ?? [])
    const count = new Set(terms).size
    if (count <= most) return
    best = at
    most = count
  })
  for (let at = best; at >= Math.max(0, best - maxLead); at--)
    if (beginsSentence(text, text.lastIndexOf(' ', words[at]?.start) + 1)) return at
  return best
}

/** Whether a sentence or another piece of text begins at this character. */
const beginsSentence = (text: string, start: number): boolean =>
  start === 0 || /([.?!]["”’)]*|·) $/.test(text.slice(Math.max(0, start - 6), start))
