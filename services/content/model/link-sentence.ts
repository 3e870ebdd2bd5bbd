/** A piece of a sentence: a link where it has a path. */
export interface LinkPart {
  text: string
  path?: string | undefined
}

/** A sentence with links in it. */
export type LinkSentence = readonly LinkPart[]

/** In: a sentence with its link in square brackets, and where that leads. Out: its parts. */
export function linkSentence(text: string, path: string): LinkSentence {
  const [before = '', label = '', after = ''] = text.split(/[[\]]/)
  return [{ text: before }, { text: label, path }, { text: after }].filter(
    (part) => part.text !== '',
  )
}

/** Out: the parts as an enumeration: “Vail, Avon and Edwards”. */
export const enumeration = (parts: readonly LinkPart[]): LinkPart[] =>
  parts.flatMap((part, index) => {
    if (index === 0) return [part]
    return [{ text: index === parts.length - 1 ? ' and ' : ', ' }, part]
  })

/** In: a sentence. Out: its text. */
export const plainText = (sentence: LinkSentence): string =>
  sentence.map(({ text }) => text).join('')
