import { type HasWords, siteWords } from '../site-words.ts'

/** A piece of a sentence: a link where it has a path. */
export interface LinkPart {
  text: string
  path?: string | undefined
}

/** A sentence with links in it. */
export type LinkSentence = readonly LinkPart[]

/**
 * Splits a sentence with its link in square brackets into parts.
 * @param path where the link leads
 */
export function linkSentence(text: string, path: string): LinkSentence {
  const [before = '', label = '', after = ''] = text.split(/[[\]]/)
  return [{ text: before }, { text: label, path }, { text: after }].filter(
    (part) => part.text !== '',
  )
}

/** Returns a message with links in it as a sentence: the parts of a translator, each a text, a link or several. */
export const sentenceOf = (
  parts: readonly (string | LinkPart | readonly LinkPart[])[],
): LinkSentence => parts.flatMap((part) => (typeof part === 'string' ? [{ text: part }] : part))

/** Joins parts as an enumeration: “Vail, Avon and Edwards”. */
export function enumeration(parts: readonly LinkPart[], site: HasWords): LinkSentence {
  const last = parts.at(-1)
  if (!last || parts.length === 1) return parts
  const list = parts
    .slice(0, -1)
    .flatMap((part, index) => (index === 0 ? [part] : [{ text: ', ' }, part]))
  return sentenceOf(siteWords(site, 'links').parts('list', { list, last }))
}

/** Returns a sentence's text without links. */
export const plainText = (sentence: LinkSentence): string =>
  sentence.map(({ text }) => text).join('')
