import type { Nodes } from 'mdast'
import { positionAt } from '../model/problem.ts'

/** Something that was meant as Markdown and is shown as text, or that Markdown takes for something else. */
export interface StrayMarkup {
  reason: string
  repair: string
  line: number
  column: number
}

/** In plain text, what somebody meant as Markdown. */
const inText: { pattern: RegExp; reason: string; repair: string }[] = [
  {
    pattern: /\\?\*\\?\*/,
    reason: 'has ** that makes nothing bold',
    repair: 'put ** right before the first word and right after the last: **like this**',
  },
  {
    pattern: /(?<![\\*\p{L}\d])\*(?=\p{L})/u,
    reason: 'has a * that makes nothing italic',
    repair: 'close it right after the last word: *like this*; to show the sign itself, write \\*',
  },
  {
    pattern: /(?<=^|[\s(“‘"'—–])_(?=\p{L})/mu,
    reason: 'has a _ that makes nothing italic',
    repair: 'close it right after the last word: *like this*; to show the sign itself, write \\_',
  },
  {
    pattern: /(?<!\\)`/,
    reason: 'has a ` that makes nothing code',
    repair: 'for an apostrophe write ’; to show the sign itself, write \\`',
  },
  {
    pattern: /(?<!=)==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/,
    reason: 'has == around words, which is shown as it is',
    repair: 'write **bold** or *italic*',
  },
  {
    pattern: /(?<!\\)[[\]]/,
    reason: 'has a square bracket that belongs to no link',
    repair: 'write [words](/address), or remove the brackets',
  },
  {
    pattern: /^[•·▪◦‣●○►▸■□◆❖➢➤✓✔–−][ \t]|^— .*\n— /m,
    reason: 'begins with a bullet or a long dash, so it is not a list',
    repair: 'begin each line of the list with a dash and a space: - like this',
  },
  {
    pattern: /^(?:-|\d+[.)])(?=\p{L})/mu,
    reason: 'has no space after its dash or number, so it is not a list',
    repair: 'begin it with a dash and a space, or a number, a dot and a space',
  },
  {
    pattern:
      /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)][ \t].*\n\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)][ \t]/im,
    reason: 'has letters or numbers that make no list, so its lines become one paragraph',
    repair: 'begin each line with a dash and a space, or with 1. 2. 3. below an empty line',
  },
  {
    pattern: /&(?:nbsp|amp|quot|lt|gt|[mn]dash|[lr][sd]quo|hellip|deg|frac\d\d)(?![;a-z\d])/i,
    reason: 'has a named character without its semicolon, which is shown as it is',
    repair: 'type the character itself',
  },
  {
    pattern: /(?<!\\)\\$/,
    reason: 'ends with a backslash, which is shown',
    repair: 'remove it; it breaks a line only between two lines of a paragraph',
  },
  {
    pattern: /(?<=\S)\t(?=\S)/,
    reason: 'has a tab between words, as a table from a spreadsheet has',
    repair: 'write a row as | one | two |, and |---|---| below the first row',
  },
  {
    pattern: /^.*\S \| \S.*\n.*\S \| \S/m,
    reason: 'is a table without a second line of dashes, so it is shown as text',
    repair: 'write |---|---| below its first line, with a --- for each column',
  },
]

/**
 * Checks a node, without those within it.
 * @param markdown the text that the node was made of
 */
export function findStrayMarkup(node: Nodes, markdown: string): StrayMarkup[] {
  // The mark of a callout (text-blocks.ts) is no bracket of a link.
  const source = sourceOf(node, markdown).replace(/^\[!\w+\]/, (mark) => ' '.repeat(mark.length))
  const found = (reason: string, repair: string, index = 0) => [
    { reason, repair, ...positionAt(markdown, (node.position?.start.offset ?? 0) + index) },
  ]
  if (node.type === 'text')
    for (const { pattern, reason, repair } of inText) {
      const index = pattern.exec(source)?.index
      if (index !== undefined) return found(reason, repair, index)
    }
  if (node.type === 'html' && source.startsWith('<!--') && !source.includes('-->'))
    return found('has a comment that never ends, so all below it is left out', 'end it with -->')
  if (node.type === 'code' && !/^(`{3}|~{3})/.test(source.trimStart()))
    return found(
      'is indented by a tab or four spaces, so it is shown as code',
      'begin it at the left edge',
    )
  if (node.type === 'heading' && node.children.length === 0)
    return found('is a heading without words', 'write its words after the sign, or remove it')
  if (node.type === 'heading' && node.depth === 2 && !source.startsWith('#'))
    return found(
      'is a heading, because a line of dashes is right below it',
      `put an empty line between the two, or write ## ${source.split('\n', 1)[0]}`,
    )
  return []
}

const sourceOf = ({ position }: Nodes, markdown: string) =>
  markdown.slice(position?.start.offset, position?.end.offset)
