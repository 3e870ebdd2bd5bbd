/** A text with a part of it chosen, or with a cursor where both ends are the same. */
export interface Chosen {
  text: string
  from: number
  to: number
}

/** Puts a link where the cursor is: behind the words that are chosen, or with words of its own. */
export function withLink({ text, from, to }: Chosen, href: string, words: string): string {
  const label = text.slice(from, to).trim() || words
  return `${text.slice(0, from)}[${label}](${href})${text.slice(to)}`
}

/** Puts Markdown that is a paragraph of its own behind the one in which the cursor is. */
export function withParagraph({ text, to }: Chosen, markdown: string): string {
  const end = /\n[ \t]*\n/.exec(text.slice(to))
  const at = end ? to + end.index : text.length
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  return [before, markdown, after || undefined]
    .filter((part) => part !== '' && part !== undefined)
    .join('\n\n')
    .concat(after === '' ? '\n' : '')
}

/** A picture with its words, and a video behind one. Brackets would end the words. */
export const pictureMarkdown = (name: string, alt: string): string =>
  `![${alt.replaceAll(/[[\]]/g, '')}](${name})`

export const videoMarkdown = (href: string, picture: string, shows: string): string =>
  `[${pictureMarkdown(picture, shows)}](${href})`
