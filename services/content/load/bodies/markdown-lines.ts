import type { Entry } from '../files/entry.ts'
import type { Problem } from '../../model/problem.ts'
import { lookalikeIn, otherSpaces } from './lookalikes.ts'

/**
 * Reports what Markdown takes for plain text, or leaves out, although its author meant something else: a code block that
 * is never closed, a heading without a space, a link that is none, text that joins the list above it, a table with an
 * empty line in it or without its second line, a row with too many or too few cells.
 */
export const markdownLineProblems = (entry: Entry): Problem[] =>
  entry.keep('line problems', () => findLineProblems(entry))

function findLineProblems(entry: Entry): Problem[] {
  const problems: Problem[] = []
  let fence: { sign: string; line: number } | undefined
  /** The first line of the table that this line belongs to. */
  let head: number | undefined
  const problem = (line: number, column: number, reason: string, repair: string) =>
    problems.push({
      file: entry.file,
      line: entry.bodyLine + line,
      column,
      field: '',
      reason,
      repair,
    })
  const lines = entry.body.split('\n')
  lines.forEach((text, line) => {
    const sign = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[1]
    if (fence) {
      if (sign?.startsWith(fence.sign) && text.trim() === sign) fence = undefined
      return
    }
    if (sign) {
      fence = { sign, line }
      return
    }
    const heading = /^( {0,3})(#{2,6}(?=[^#\s])|#(?=[A-Za-z]))(.+)$/.exec(text)
    if (heading) {
      const [, blanks = '', signs = '', words = ''] = heading
      problem(
        line,
        blanks.length + 1,
        `has no space after ${signs}, so it isn’t a heading`,
        `write ${signs.length === 1 ? '##' : signs} ${words}`,
      )
    }
    const lookalike = lookalikeIn(lines, line)
    if (lookalike) problem(line, lookalike.column, lookalike.reason, lookalike.repair)
    if (joinsList(lines, line))
      problem(
        line,
        1,
        'is directly below a list, so it becomes part of the list’s last item',
        'put an empty line above it, or begin it with two spaces if it belongs to the item',
      )
    if (isRow(text)) {
      if (!isRow(lines[line - 1] ?? '')) {
        head = isTableHead(lines, line) ? line : undefined
        if (head === undefined) {
          const above = lines[line - 1] === '' ? (lines[line - 2] ?? '') : ''
          if (isRow(above) && cellsIn(above) === cellsIn(text))
            problem(
              line,
              1,
              'is a table row that an empty line has cut off, so it’s shown as text',
              `remove the empty line above it; if it starts a new table, write |${'---|'.repeat(cellsIn(text))} below it`,
            )
          else
            problem(
              line,
              1,
              'is a table without a second line of dashes, so it’s shown as text',
              `write |${'---|'.repeat(cellsIn(text))} below it`,
            )
        }
      }
      const wanted = head === undefined ? 0 : cellsIn(lines[head] ?? '')
      const found = cellsIn(text)
      if (head !== undefined && found !== wanted)
        problem(
          line,
          1,
          `has ${count(found, 'cell')} under ${count(wanted, 'heading')}`,
          found > wanted
            ? 'remove the extra ones, or write \\| for a vertical line in a cell'
            : 'add the missing cells; a cell can be empty: | |',
        )
    } else head = undefined
    const words = withoutCode(text)
    const spaced = spacedLink.exec(words)
    if (spaced)
      problem(
        line,
        spaced.index + 1,
        'has a space between ] and (, so it isn’t a link',
        `write ${spaced[0].replace(/\]\s\(/, '](')}`,
      )
    const unnamed = /(?<!!)\[\s*\]\(/.exec(words)
    if (unnamed)
      problem(
        line,
        unnamed.index + 1,
        'has a link with no words, so no one can see it',
        'write where it leads between [ and ]',
      )
    for (const { address, at, titled } of addressesWithSpace(text))
      if (titled)
        problem(
          line,
          at + 1,
          'has a link with a title in curly quotation marks, so it isn’t a link',
          `write ${titled}`,
        )
      else
        problem(
          line,
          at + 1,
          `has a link with a space in its address, “${address}”, so it isn’t a link`,
          `write ${address.replace(/:\s+/, ':').replace(/\s+/g, '-')}, or put the address in < and >`,
        )
  })
  if (fence)
    problem(
      fence.line,
      1,
      `opens a code block with ${fence.sign} that’s never closed`,
      `write a line of ${fence.sign} under its last line`,
    )
  return problems
}

const spacedLink = new RegExp(`\\[[^\\]]+\\][ ${otherSpaces}]\\((?:\\/|#|https?:)[^)]*\\)`)
const listItem = /^\s*([-*+]|\d+[.)])\s/
/** What Markdown never joins to a list: other blocks, and raw HTML. */
const otherBlock = /^(#|>|\||<|`{3}|~{3}|[-*_]{3,}\s*$)/

/** Whether a line that is not indented continues a list's item. */
function joinsList(lines: readonly string[], line: number): boolean {
  const text = lines[line] ?? ''
  if (/^\s|^$/.test(text) || listItem.test(text) || otherBlock.test(text)) return false
  // The item begins at the first line above that is not its indented continuation.
  let above = line - 1
  while (/^\s+\S/.test(lines[above] ?? '') && !listItem.test(lines[above] ?? '')) above -= 1
  return listItem.test(lines[above] ?? '')
}

const isRow = (text: string): boolean => text.startsWith('|')

/** Counts the cells of a row: `| Ridge | Vent |` has two. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Replaces code with spaces. */
const withoutCode = (text: string) =>
  text.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length))

/** Whether the next line separates a table's head from its rows. */
const isTableHead = (lines: readonly string[], line: number): boolean =>
  /^\|?[\s:|-]*---/.test(lines[line + 1] ?? '')

/**
 * Finds `[words](/an address)`; not `[words](/address "a title")`, and nothing inside `code`.
 * @returns `titled`: the link as it was meant, where curly quotation marks are around its title
 */
function addressesWithSpace(text: string): { address: string; at: number; titled?: string }[] {
  if (!text.includes('](')) return []
  return [...withoutCode(text).matchAll(/\[[^\]]*\]\(\s*([^()<>]+?)\s*\)/g)].flatMap(
    ({ 0: link, 1: inside = '', index }) => {
      if (/^\S+[ \t]+("[^"]*"|'[^']*')$/.test(inside) || !/\s/.test(inside)) return []
      const [, address, title] = /^(\S+)\s+["'“”„‘’«‹](.*)["'“”‘’»›]$/.exec(inside) ?? []
      const titled =
        address !== undefined && title !== undefined
          ? { titled: `${link.slice(0, link.indexOf('(') + 1)}${address} "${title}")` }
          : {}
      return [{ address: inside, at: index, ...titled }]
    },
  )
}
