import { type Document, isScalar, isSeq, type Scalar, visit } from 'yaml'
import type { FormatError } from './front-matter.ts'

/** A YAML syntax error with its position in the text. */
interface YamlError extends FormatError {
  offset: number
}

/**
 * Returns the first error of a YAML text in this site's words, or undefined. What YAML accepts but would silently
 * drop (`The #1 roof`, `!Now`) is an error too.
 * @param document the parser's result
 */
export function findYamlError(text: string, document: Document.Parsed): YamlError | undefined {
  const [error] = document.errors
  if (error) return explainParserError(text, document, error.code, error.pos[0])
  const [warning] = document.warnings
  if (warning) return mustQuoteError(text, warning.pos[0])
  return findMistakenText(text, document)
}

function explainParserError(
  text: string,
  document: Document.Parsed,
  code: string,
  offset: number,
): YamlError {
  const line = lineAt(text, offset)
  const quoted = lastQuoted(document, offset)
  const mistake = lineMistakes.find(({ pattern }) => pattern.test(line))
  if (mistake) return { offset, reason: mistake.reason, repair: mistake.repair(line) }
  switch (code) {
    case 'TAB_AS_INDENT':
      return { offset, reason: 'is indented with a tab', repair: 'indent with two spaces' }
    case 'DUPLICATE_KEY': {
      const key = /^[^:\n]*/.exec(text.slice(offset))?.[0] ?? ''
      return { offset, reason: `has the field ${key} twice`, repair: 'remove one of the two' }
    }
    case 'MULTIPLE_DOCS':
      return {
        offset,
        reason: 'has a line of --- in the middle',
        repair: 'remove it: one file holds one entry',
      }
    case 'BAD_SCALAR_START':
      return mustQuoteError(text, offset)
    case 'BAD_DQ_ESCAPE':
      return {
        offset,
        reason: 'has a backslash inside double quotation marks',
        repair: 'remove it, or put the text in single quotation marks',
      }
    case 'BAD_INDENT':
      return /[[{]/.test(line) || /\bFlow\b/.test(document.errors[0]?.message ?? '')
        ? {
            offset: openBracket(text, offset),
            reason: 'opens a bracket that’s never closed',
            repair: 'close it with ] or }',
          }
        : { offset, ...explainMisaligned(text, offset) }
    case 'MISSING_CHAR':
      return quoted && !isClosed(text, quoted)
        ? {
            offset: quoted.range?.[0] ?? offset,
            reason: 'opens a quotation mark that’s never closed',
            repair: `close it with ${text[quoted.range?.[0] ?? 0] ?? '"'} at the end of the text`,
          }
        : { offset, ...explainNoField(text, offset) }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /: .*:( |$)/.test(line)
        ? { offset, reason: 'has a second colon on one line', repair: `write ${inQuotes(line)}` }
        : { offset: nextLine(text, offset), ...tooDeep(lineAt(text, nextLine(text, offset))) }
    case 'MULTILINE_IMPLICIT_KEY':
      return { offset, ...explainNoField(text, offset) }
    default:
      return explainUnexpected(text, offset, line, quoted)
  }
}

/** Mistakes that a line shows by itself, whatever error the parser found. */
const lineMistakes: { pattern: RegExp; reason: string; repair: (line: string) => string }[] = [
  {
    pattern: /^\s*-[^\s-]/,
    reason: 'has no space after the dash',
    repair: (line) => `write ${line.trim().replace('-', '- ')}`,
  },
  {
    pattern: /^ *\t/,
    reason: 'is indented with a tab',
    repair: () => 'indent with two spaces',
  },
  {
    pattern:
      /^ *(?:- )?[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|^\s*(?:- )?[\w-]+:[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|^\s*-[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/,
    reason: 'has a non-breaking space where a regular space belongs',
    repair: () => 'delete the space and type it again',
  },
  {
    pattern: /^[^'"]*[[,] *#/,
    reason: 'has a # in a list on one line, where it begins a comment',
    repair: () => 'remove the #, or put single quotation marks around each entry that has one',
  },
  {
    pattern: /[{,] *[\w-]+: [^,{}[\]'"]* [\w-]+: /,
    reason: 'has two fields without a comma between them',
    repair: () => 'write a comma between the fields in { and }',
  },
  {
    pattern: /^\s*(- )?([\w-]+: +)?(\{[\w. ]+\}|\[[^\]]*\])\s*[^\s,#\]}]/,
    reason: 'has text that begins with a bracket or a brace',
    repair: (line) => `write ${inQuotes(line)}`,
  },
]

/** A line that the parser does not take for a field. */
function explainNoField(text: string, offset: number): FormatError {
  if (/:\s*[>|][-+]?$/.test(lineAbove(text, offset)))
    return {
      reason: 'isn’t indented under its field, so it isn’t part of the text',
      repair: 'begin each line of the text with two more spaces than the field above',
    }
  const line = lineAt(text, offset)
  if (/^\s*(- )?[\w-]+:(\s|$)/.test(line)) return misaligned
  if (/^\s*[\w-]+:\S/.test(line)) return noSpaceAfterColon(line)
  return {
    reason: 'has a line without a colon',
    repair: 'write it as field: text; if it continues the text above, begin it with two spaces',
  }
}

const tooDeep = (line: string): FormatError =>
  /^\s*- /.test(line)
    ? {
        reason: 'doesn’t line up with the list above',
        repair: 'begin each - of a list in the same column',
      }
    : {
        reason: 'is indented deeper than the line above allows',
        repair: 'begin it in the same column as the field above',
      }

/** Unexpected text where the parser expects the end of the line. */
function explainUnexpected(text: string, offset: number, line: string, quoted: Scalar | undefined) {
  const opened = quoted?.range?.[0] ?? -1
  if (quoted?.range && text.slice(quoted.range[1], offset).trim() === '') {
    if (text.slice(opened, offset).includes('\n'))
      return {
        offset: opened,
        reason: 'opens a quotation mark that isn’t closed on its line',
        repair: `close it with ${text[opened] ?? '"'} at the end of the text`,
      }
    return {
      offset: opened,
      reason: 'has more text after the closing quotation mark',
      repair:
        quoted.type === 'QUOTE_SINGLE'
          ? 'use a typographic apostrophe inside the text: it’s'
          : 'put single quotation marks around the whole text',
    }
  }
  if (/:\s*[>|][-+]?\s+\S/.test(line))
    return {
      offset,
      reason: 'has text on the same line as the > or |',
      repair: 'move the text to the next line, indented by two spaces',
    }
  if (/:\s+- /.test(line))
    return {
      offset,
      reason: 'begins a list on the line of its field',
      repair: 'write each - on a line of its own under the field',
    }
  if (/[[{].*[\]}]/.test(line))
    return {
      offset,
      reason: 'has a bracket, a brace or a comma inside a list or group on one line',
      repair: 'put single quotation marks around the text it belongs to',
    }
  if (/(:|-)\s+[*&!]/.test(line)) return mustQuoteError(text, offset)
  return { offset, ...explainMisaligned(text, offset) }
}

const noSpaceAfterColon = (line: string): FormatError => ({
  reason: 'has no space after the colon',
  repair: `write ${line.trim().replace(':', ': ')}`,
})

/** A line that begins in another column than those around it. */
function explainMisaligned(text: string, offset: number): FormatError {
  const line = lineAt(text, offset)
  const inList = /^\s*- /.test(lineAbove(text, offset)) && !/^\s*-|:(\s|$)/.test(line)
  return inList
    ? {
        reason: 'is below an entry of a list and has no dash',
        repair: `write - ${line.trim()} in the column of the dash above`,
      }
    : misaligned
}

const misaligned: FormatError = {
  reason: 'doesn’t line up with the fields around it',
  repair: 'begin the fields of one group in the same column',
}

function mustQuoteError(text: string, offset: number): YamlError {
  const line = lineAt(text, offset)
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const found = /^\s*(?:- +)?(?:[\w-]+: +)?([^\s\w])/.exec(line)
  return {
    offset: found ? start + found.index + found[0].length - 1 : offset,
    reason: `has text that begins with ${found?.[1] ?? 'a sign'}, which means something else in YAML`,
    repair: `write ${inQuotes(line)}`,
  }
}

/**
 * Finds text that YAML takes for something else. `The #1 roof`: a # after a space begins a comment, so the text would
 * end at `The`. `*Now*` and `&more` would become references to nothing. `“Roofs”`: a word processor's curly quotes
 * are part of the text. A list's entry that is indented deeper than the one above becomes part of that one.
 */
function findMistakenText(text: string, document: Document.Parsed): YamlError | undefined {
  let error: YamlError | undefined
  const stop = (found: YamlError) => {
    error = found
    return visit.BREAK
  }
  visit(document, {
    Alias: (_, { range }) => stop(mustQuoteError(text, range?.[0] ?? 0)),
    Scalar(key, { anchor, comment, range, type }, path) {
      const [start, end] = range ?? [0, 0]
      if (anchor) return stop(mustQuoteError(text, start))
      if (type !== 'PLAIN') return undefined
      const source = text.slice(start, end)
      if (key !== 'key' && /^[“”„‘][^“”„‘"\n]*[“”"’]$/.test(source))
        return stop({
          offset: start,
          reason: 'is in curly quotation marks, which would be shown with the text',
          repair: `write ${withoutMarks(lineAt(text, start), source)}; to show the marks themselves, put single ones around them`,
        })
      const entry = isSeq(path.at(-1)) ? /\n[ \t]+(?=- )/.exec(source) : null
      if (entry)
        return stop({
          offset: start + entry.index + entry[0].length,
          reason: 'is indented deeper than the entry above, so it’s part of that entry',
          repair: 'begin each - of a list in the same column',
        })
      if (!comment || /^[\s#]/.test(comment)) return undefined
      const offset = text.indexOf('#', end)
      if (text.slice(end, offset).includes('\n')) return undefined
      return stop({
        offset,
        reason: `would lose “#${comment}”: after a space, # begins a comment`,
        repair: `write ${inQuotes(lineAt(text, offset))}`,
      })
    },
  })
  return error
}

/** `title: “Roofs”` → `title: 'Roofs'`; of a list on one line only the text. */
function withoutMarks(line: string, source: string): string {
  const words = source.slice(1, -1)
  return line.trimEnd().endsWith(source)
    ? inQuotes(line.replace(source, () => words))
    : `'${words}'`
}

/** Returns the last quoted text that begins before an offset. */
function lastQuoted(document: Document.Parsed, offset: number): Scalar | undefined {
  let last: Scalar | undefined
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.range || node.range[0] > offset) return
    if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') last = node
  })
  return last
}

function isClosed(text: string, { range }: Scalar): boolean {
  const [start, end] = range ?? [0, 0]
  return end - start > 1 && text[end - 1] === text[start]
}

const openBracket = (text: string, offset: number) =>
  Math.max(text.lastIndexOf('[', offset - 1), text.lastIndexOf('{', offset - 1), 0)

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return text.slice(start, end === -1 ? undefined : end)
}

/** Returns the last line with text before an offset. */
const lineAbove = (text: string, offset: number) =>
  text.slice(0, offset).trimEnd().split('\n').at(-1) ?? ''

/** Returns the offset of the text of the next line. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end + 1 + (/^ */.exec(text.slice(end + 1))?.[0].length ?? 0)
}

/** `title: Roofs: a guide` → `title: 'Roofs: a guide'`; marks that are around the text already are replaced. */
function inQuotes(line: string): string {
  const [, before = '', value = ''] = /^\s*((?:- )?[\w-]+: |- )(.*)$/.exec(line) ?? ['', '', line]
  const words = value
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll(/(?<=\w)'(?=\w)/g, '’')
  return `${before}'${words.replaceAll("'", "''")}'`
}
