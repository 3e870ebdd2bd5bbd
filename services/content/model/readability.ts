/** Measures of a text that is read sentence by sentence: without headings, tables and addresses. */
interface Readability {
  words: number
  sentences: number
  /** Flesch–Kincaid grade: the school year that reads it with ease; 8 is a newspaper, 12 a contract. */
  grade: number
}

/**
 * Measures how hard English paragraphs are to read. The formula is Kincaid's (1975): 0.39 × words per sentence +
 * 11.8 × syllables per word − 15.59. 0 for no words.
 */
export function readability(paragraphs: readonly string[]): Readability {
  const sentences = paragraphs.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return { words: 0, sentences: 0, grade: 0 }
  const perSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return {
    words: words.length,
    sentences: sentences.length,
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  }
}

/** Splits a paragraph into sentences. A period inside “C.R.S. 6-22-103”, “24 in. deep” or “3.5” does not end one. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?…][”’")]*)\s+(?=[“‘"(]*\p{Lu}\p{Ll}|[“‘"(]*(?:A|I)\s)/u)
    .filter((sentence) => wordsIn(sentence).length > 0)

export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,]*/gu) ?? []

const known = new Map<string, number>()

/** Counts syllables. Adjacent vowels are one syllable; an e at the end is silent; a figure counts as one. */
export function syllables(word: string): number {
  const count = known.get(word) ?? countSyllables(word)
  known.set(word, count)
  return count
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-záéíóúüñ]/g, '')
  const sounded = letters
    .replace(/(?<=[^laeiouy]|[aeiouy]l)(?:es|e)$/, '')
    .replace(/(?<=[^aeioudt])ed$/, '')
    .replace(/^y/, '')
  return Math.max(1, sounded.match(/[aeiouyáéíóúü]+/g)?.length ?? 0)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Returns an article's paragraphs and list entries as plain text. Headings and tables are left out: they are not
 * sentences.
 * @param html as the site's own pipeline wrote it
 */
export const articleProse = (html: string): string[] =>
  html
    .replace(/<(table|h[1-6]|pre|figure)\b.*?<\/\1>/gs, '\n\n')
    .replace(/<\/?(p|li|ul|ol|div|blockquote|hr)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => decodeEntities(paragraph).replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Decodes the entities in HTML that the site's own code wrote: numeric ones, and these names. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16))
    if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal))
    return typeof name === 'string' ? (entities[name] ?? whole) : whole
  })
