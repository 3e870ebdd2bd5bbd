import { strings } from '../../model/location/placeholders.ts'
import { fieldProblem, positionAt, type Problem } from '../../model/problem.ts'
import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'

/**
 * Characters that nobody sees and that break something: what XML 1.0 forbids makes feeds unreadable, the others break
 * search, addresses and spelling checks, or show as boxes.
 */
const unseen =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u

/** A numeric reference in Markdown, such as `&#11;`. */
const reference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi

/**
 * Reports characters that nobody sees, with the first of each line: as written, as an escape in YAML ("\v") or as a
 * reference in Markdown (&#11;).
 */
export const unseenCharacters = ({ files: { texts, entries } }: CheckedContent): Problem[] =>
  [...texts].flatMap(([file, read]) => {
    const entry = entries.get(file)
    if (entry) return entry.keep('unseen characters', () => inEntry(entry, read()))
    const text = read()
    // A NUL is reported by itself, or the file is in another encoding.
    return text.includes('\0') ? [] : inText(file, text)
  })

function inEntry(entry: Entry, text: string): Problem[] {
  const written = inText(entry.file, text)
  const escaped = [...strings(entry.data)].flatMap(({ path, text: value }) => {
    const [found] = findUnseen(value)
    if (!found || text.includes(found.character)) return []
    return fieldProblem(entry, path, wordsFor(found))
  })
  return [...written, ...escaped]
}

function inText(file: string, text: string): Problem[] {
  const found = [...findUnseen(text), ...(file.endsWith('.md') ? findReferences(text) : [])]
  const reported = new Set<number>()
  return found
    .map((each) => ({ each, ...positionAt(text.replace(/\r(?!\n)/g, '\n'), each.at) }))
    .filter(({ line }) => !reported.has(line) && reported.add(line))
    .map(({ each, line, column }) => ({ file, line, column, field: '', ...wordsFor(each) }))
}

interface Unseen {
  character: string
  at: number
  /** The text around it, without it. */
  before: string
  after: string
}

function findUnseen(text: string): Unseen[] {
  // Most texts have none; this is much faster than looking at every match.
  if (!unseen.test(text)) return []
  return [...text.matchAll(new RegExp(unseen, 'gu'))].flatMap(({ 0: character, index: at }) => {
    const before = text.slice(Math.max(0, at - 40), at)
    const after = text.slice(at + character.length, at + character.length + 40)
    return isNeeded(character, at, before, after) ? [] : [{ character, at, before, after }]
  })
}

function findReferences(text: string): Unseen[] {
  return [...text.matchAll(reference)].flatMap(({ 0: written, 1: hex, 2: decimal, index: at }) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const character = code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\0'
    if (!unseen.test(character) || character === '\u00AD') return []
    const after = text.slice(at + written.length, at + written.length + 40)
    return [{ character, at, before: text.slice(Math.max(0, at - 40), at), after }]
  })
}

/** Scripts whose letters join, or that run from right to left. */
const joining = /[\p{L}\p{M}]$/u
const european = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]$/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const emojiEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u
const flag = /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u

/** Whether a character belongs to what is around it: an emoji, a script that joins letters, a mark at a file's start. */
function isNeeded(character: string, at: number, before: string, after: string): boolean {
  switch (character) {
    case '\uFEFF':
      return at === 0
    case '\u200D':
      if (emojiEnd.test(before) && /^\p{Extended_Pictographic}/u.test(after)) return true
      return joining.test(before) && !european.test(before)
    case '\u200C':
      return joining.test(before) && !european.test(before)
    case '\u200E':
    case '\u200F':
    case '\u061C':
      return rightToLeft.test(before + after)
    default:
      return /[\u{E0020}-\u{E007F}]/u.test(character) && flag.test(before)
  }
}

const names: Record<string, string> = {
  '\u000B': 'a soft return from a word processor',
  '\f': 'a page break from a word processor',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
}

/** Characters that end a line where they were copied from. */
const lineEnds = ['\u000B', '\f', '\u2028', '\u2029']

function wordsFor({ character, before, after }: Unseen): { reason: string; repair: string } {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const left = /\S*$/.exec(visible(before))?.[0] ?? ''
  const right = /^\S*/.exec(visible(after))?.[0] ?? ''
  const place = left ? ` after “${left}”` : right ? ` before “${right}”` : ''
  const word = left + right
  if (lineEnds.includes(character))
    return {
      reason: `has ${names[character]} (${code})${place}`,
      repair: 'delete it, and press Enter or type a space instead',
    }
  if (/\p{Co}/u.test(character))
    return {
      reason: `has a character that only one font knows (${code})${place}`,
      repair: 'type one that every font has: for a bullet, a dash and a space',
    }
  if (/[\u0080-\u009F]/.test(character))
    return {
      reason: `has a garbled character (${code})${place}`,
      repair: 'type the character that belongs there, such as ’ or –',
    }
  const name = names[character] ?? (/\p{Cc}/u.test(character) ? 'a control character' : undefined)
  return {
    reason: `has a character no one can see${place} (${name ? `${name}, ` : ''}${code})`,
    repair: word ? `delete “${word}” and type it again` : 'delete the line and type it again',
  }
}

const visible = (text: string) => text.replace(new RegExp(unseen, 'gu'), '')
