import type { Scalar } from 'yaml'

/** Lines of a folded text that a change has made longer than this are broken. */
const longest = 120
/** Where they are broken. */
const lineWidth = 100

/**
 * Writes another text into a scalar so that the lines around the changed words stay as they are.
 * @param own the scalar as it is written
 * @returns undefined where the scalar has to be written anew; the caller compares what the result says
 */
export function rewordScalar(
  own: string,
  { type, value }: Scalar<string>,
  after: string,
  { column, inFlow }: { column: number; inFlow: boolean },
): string | undefined {
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  if (after.trim() === '' || after !== after.trim()) return undefined
  if (inFlow || (!isBlock && !own.includes('\n'))) return undefined
  const offsets = sourceOffsets(own, value, type)
  if (!offsets) return undefined
  const [prefix, suffix] = commonEnds(value, after)
  const start = offsets[prefix]
  const end = offsets[value.length - suffix]
  if (start === undefined || end === undefined) return undefined
  const middle = after.slice(prefix, after.length - suffix)
  const indentation = /\n([ ]+)\S/.exec(own)?.[1] ?? ' '.repeat(column + 2)
  const lineBreak = type === 'BLOCK_LITERAL' ? '\n' : '\n\n'
  const written = escaped(middle, type)?.replaceAll('\n', lineBreak + indentation)
  if (written === undefined) return undefined
  const text = own.slice(0, start) + written + own.slice(end)
  return type === 'BLOCK_LITERAL' ? text : broken(text, start, written.length, indentation)
}

/** How a piece of text is written in a scalar; undefined where that depends on what is around it. */
function escaped(text: string, type: Scalar['type']): string | undefined {
  if (type === 'QUOTE_SINGLE') return text.replaceAll("'", "''")
  if (type === 'QUOTE_DOUBLE') return /["\\]/.test(text) ? undefined : text
  return text
}

/** How many characters two texts have in common at the start and at the end, in whole words. */
function commonEnds(before: string, after: string): [prefix: number, suffix: number] {
  const most = Math.min(before.length, after.length)
  let prefix = 0
  while (prefix < most && before[prefix] === after[prefix]) prefix++
  let suffix = 0
  while (
    suffix < most - prefix &&
    before[before.length - 1 - suffix] === after[after.length - 1 - suffix]
  )
    suffix++
  return [prefix, suffix]
}

/**
 * Where each character of a value is written; one more for its end.
 * @returns undefined where it is written with escapes
 */
function sourceOffsets(own: string, value: string, type: Scalar['type']): number[] | undefined {
  const literal = type === 'BLOCK_LITERAL'
  const offsets: number[] = []
  let at = 0
  if (literal || type === 'BLOCK_FOLDED') {
    at = own.indexOf('\n') + 1
    at += /^\s*/.exec(own.slice(at))?.[0].length ?? 0
  } else if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') at = 1
  for (const character of value.split('')) {
    offsets.push(at)
    if (own[at] === '\n' && (character === '\n' || character === ' ')) {
      // A break is a space in folded text, and an empty line is a break.
      const gap = /^[ \t]*(?:\n[ \t]*)+/.exec(own.slice(at))?.[0] ?? ''
      const breaks = gap.split('\n').length - 1
      if (literal) at += /^\n[ \t]*/.exec(own.slice(at))?.[0].length ?? 1
      else if (character === ' ' ? breaks === 1 : breaks > 1) at += gap.length
      else return undefined
    } else if (own[at] === character) {
      at += type === 'QUOTE_SINGLE' && character === "'" ? 2 : 1
    } else return undefined
  }
  offsets.push(at)
  return offsets
}

/** Breaks the line that was changed, if it has become too long. */
function broken(text: string, start: number, length: number, indentation: string): string {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const ending = text.indexOf('\n', start + length)
  const to = ending === -1 ? text.length : ending
  const lines = text.slice(from, to).split('\n')
  const shorter = lines.flatMap((line) => {
    if (line.length <= longest || line.includes('  ', indentation.length)) return line
    const words = line.trim().split(' ')
    const wrapped: string[] = []
    for (const word of words) {
      const last = wrapped.at(-1)
      if (last !== undefined && last.length + word.length < lineWidth)
        wrapped[wrapped.length - 1] = `${last} ${word}`
      else wrapped.push(indentation + word)
    }
    return wrapped
  })
  const first = shorter[0]
  // A plain or quoted text begins behind its key.
  if (from === 0 && first !== undefined) shorter[0] = first.trimStart()
  return text.slice(0, from) + shorter.join('\n') + text.slice(to)
}
