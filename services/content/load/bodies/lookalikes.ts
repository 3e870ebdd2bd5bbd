import { calloutNames, isCalloutKind } from '../../markdown/text-blocks.ts'

/** A line that looks like Markdown and is not, with its column from 1. */
interface Lookalike {
  column: number
  reason: string
  repair: string
}

/** Spaces other than the one that the space bar types; Markdown takes them for letters. */
export const otherSpaces = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000'

const space = `[${otherSpaces}]`
const markerThenSpace = new RegExp(`^([ \\t>]*)(#{1,6}|[-*+]|\\d{1,3}[.)]|>)[ \\t]*${space}`)
const checkbox = new RegExp(`^[ \\t]*[-*+] \\[[ xX]\\]${space}|^[ \\t]*[-*+] \\[${space}\\] `)
const leadingSpace = new RegExp(`^[ \\t]*(?!\\u3000)${space}`)
const anySpace = new RegExp(space)

/**
 * Finds what a line was evidently meant to be, although Markdown shows it as text: a heading, a list or a table with a
 * non-breaking space in it, a box or a rule that this site’s Markdown does not have.
 * @param lines all lines of the text
 */
export function lookalikeIn(lines: readonly string[], line: number): Lookalike | undefined {
  const text = lines[line] ?? ''
  return (anySpace.test(text) ? spacedLine(text) : undefined) ?? otherDialect(lines, line)
}

function spacedLine(text: string): Lookalike | undefined {
  const name = /\u00A0/.test(text) ? 'a non-breaking space' : 'a space of an unusual width'
  if (text.trim() === '')
    return {
      column: 1,
      reason: `looks empty, but has ${name}, so the lines above and below are one paragraph`,
      repair: 'delete the line, and press Enter',
    }
  const marker = markerThenSpace.exec(text) ?? checkbox.exec(text)
  if (marker)
    return {
      column: marker[0].length,
      reason: `has ${name} after ${marker[2] ?? '- [ ]'}, so it’s ${marker[2] === '>' ? 'shown' : 'shown as text'}`,
      repair: 'delete the space and type it again',
    }
  if (/^\|?[\s:|-]*---[\s:|-]*$/.test(text))
    return {
      column: text.search(anySpace) + 1,
      reason: `has ${name}, so the table is shown as text`,
      repair: 'delete the spaces in this line: |---|---|',
    }
  return leadingSpace.test(text)
    ? {
        column: text.search(anySpace) + 1,
        reason: `begins with ${name}, so it’s text, shifted to the right`,
        repair: 'delete the spaces at the beginning of the line',
      }
    : undefined
}

const opensBox = /^ {0,3}:{3,} *\{?\.?([a-z]+)/i

/** Says what this site's Markdown has in place of a box of another dialect. */
function insteadOf(name = ''): string {
  const word = name.toLowerCase()
  const kind = callouts[word] ?? word
  if (isCalloutKind(kind))
    return `write > [!${kind.toUpperCase()}] in its place, and > before each line of the text below it`
  if (/galler|grid|slide|carousel|images/.test(word))
    return 'write the pictures below each other without an empty line: they’re a gallery'
  if (/figure|image|picture|photo/.test(word))
    return 'write ![What it shows](picture "The caption") alone in its paragraph'
  if (/video|youtube|vimeo|embed/.test(word))
    return 'write [![What it shows](picture)](https://youtu.be/…) alone in its paragraph'
  if (/download|file|attach/.test(word))
    return 'write [What it is](/files/name.pdf) alone in its paragraph'
  if (/faq|question|details|accordion|collaps/.test(word))
    return 'write questions as faqs among the fields at the top of the file'
  return `remove it with its closing line; for a box write ${calloutNames} after > on a line of its own`
}

/** What other dialects call callouts. */
const callouts: Readonly<Record<string, string>> = {
  info: 'note',
  hint: 'tip',
  success: 'tip',
  attention: 'important',
  danger: 'caution',
  error: 'caution',
  warn: 'warning',
}

function otherDialect(lines: readonly string[], line: number): Lookalike | undefined {
  const text = lines[line] ?? ''
  const box = (sign: string, repair: string) => ({
    column: 1,
    reason: `begins with ${sign}, a box that pages don’t have, so it’s shown as text`,
    repair,
  })
  const directive = opensBox.exec(text)
  if (directive) return box(':::', insteadOf(directive[1]))
  if (/^ {0,3}:{3,}\s*$/.test(text) && !lines.slice(0, line).some((each) => opensBox.test(each)))
    return box(':::', 'remove it')
  const admonition = /^(!!!|\?\?\?)\+? ?([a-z]+)/i.exec(text)
  if (admonition) return box(admonition[1] ?? '', insteadOf(admonition[2]))
  const leaf = /^ {0,3}::([a-z][\w-]*)(?:\[|\s*$)/i.exec(text)
  if (leaf) return box('::', insteadOf(leaf[1]))
  if (/^ {0,3}[—–−]{1,3}\s*$/.test(text))
    return {
      column: 1,
      reason: 'is a long dash, so it’s no line across the page',
      repair: 'write --- between two empty lines',
    }
  const picture = /(?<=^|\s)! (?=\[[^\]]*\]\()/.exec(text)
  return picture
    ? {
        column: picture.index + 1,
        reason: 'has a space between ! and [, so it shows a link and no picture',
        repair: 'remove the space: ![What it shows](picture)',
      }
    : undefined
}
