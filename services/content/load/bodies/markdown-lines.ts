import type { Entry } from '../files/entry.ts'
import type { Problem } from '../../model/problem.ts'

/**
 * Reports what Markdown takes for plain text although its author meant something else: a code block that is never
 * closed, a heading without a space, a link whose address contains a space, text that joins the list above it, a table
 * with an empty line in it.
 */
export const markdownLineProblems = (entry: Entry): Problem[] =>
  entry.keep('line problems', () => findLineProblems(entry))

function findLineProblems(entry: Entry): Problem[] {
  const problems: Problem[] = []
  let fence: { sign: string; line: number } | undefined
  const problem = (line: number, column: number, reason: string, repair: string) =>
    problems.push({
      ...{ file: entry.file, line: entry.bodyLine + line, column, field: '' },
      ...{ reason, repair },
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
        `has no space after ${signs}, so it is not a heading`,
        `write ${signs.length === 1 ? '##' : signs} ${words}`,
      )
    }
    if (joinsList(lines, line))
      problem(
        line,
        1,
        'is directly below a list, so it becomes part of the list’s last item',
        'put an empty line above it, or begin it with two spaces if it belongs to the item',
      )
    if (
      /^\|/.test(text) &&
      lines[line - 1] === '' &&
      /^\|/.test(lines[line - 2] ?? '') &&
      !isTableHead(lines, line)
    )
      problem(
        line,
        1,
        'is a row of a table that an empty line has cut off, so it is shown as text',
        'remove the empty line above it',
      )
    for (const { address, at } of addressesWithSpace(text))
      problem(
        line,
        at + 1,
        `has a link with a space in its address, “${address}”, so it is not a link`,
        `write ${address.replace(/\s+/g, '-')}, or put the address in < and >`,
      )
  })
  if (fence)
    problem(
      fence.line,
      1,
      `opens a code block with ${fence.sign} that is never closed`,
      `write a line of ${fence.sign} under its last line`,
    )
  return problems
}

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

/** Whether the next line separates a table's head from its rows. */
const isTableHead = (lines: readonly string[], line: number): boolean =>
  /^\|?[\s:|-]*---/.test(lines[line + 1] ?? '')

/** Finds `[words](/an address)`; not `[words](/address "a title")`, and nothing inside `code`. */
function addressesWithSpace(text: string): { address: string; at: number }[] {
  if (!text.includes('](')) return []
  const plain = text.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length))
  return [...plain.matchAll(/\[[^\]]*\]\(\s*([^()<>]+?)\s*\)/g)].flatMap(
    ({ 1: inside = '', index }) => {
      const titled = /^\S+\s+("[^"]*"|'[^']*')$/.test(inside)
      return titled || !/\s/.test(inside) ? [] : [{ address: inside, at: index }]
    },
  )
}
