import type { Entry } from '../files/entry.ts'
import type { Problem } from '../../model/problem.ts'

/**
 * Reports what Markdown takes for plain text although its author meant something else: a code block that is never
 * closed, a heading without a space, a link whose address contains a space.
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
  entry.body.split('\n').forEach((text, line) => {
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
