import { firstLanguage, type Language } from '../languages.ts'
import { phrases } from '../phrases.ts'

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

/** Joins parts as an enumeration: “Vail, Avon and Edwards”. */
export const enumeration = (
  parts: readonly LinkPart[],
  language: Language = firstLanguage,
): LinkPart[] =>
  parts.flatMap((part, index) => {
    if (index === 0) return [part]
    return [{ text: index === parts.length - 1 ? phrases[language].and : ', ' }, part]
  })

/** Returns a sentence's text without links. */
export const plainText = (sentence: LinkSentence): string =>
  sentence.map(({ text }) => text).join('')
