import { isUtf8 } from 'node:buffer'
import type { Problem } from '../../model/problem.ts'

/** A longer text contains something that is not text, such as a base64 picture or a log. */
const maxBytes = 1_000_000

type TextProblem = Pick<Problem, 'line' | 'reason' | 'repair'>

/**
 * Decodes a content file, or returns the problems that prevent parsing: its encoding, its size, an unfinished
 * merge.
 */
export function readText(file: string, bytes: Buffer): { text: string; problems: Problem[] } {
  const text = bytes.toString('utf8')
  const found = encodingProblems(bytes) ?? mergeConflicts(text)
  const problems = found.map((problem) => ({ file, column: 1, field: '', ...problem }))
  return { text, problems }
}

/** What a word processor saves, whatever the file is called. TextEdit on a Mac saves RTF unless told otherwise. */
const documents = [
  {
    start: Buffer.from('{\\rtf'),
    name: 'a rich text document (RTF)',
    repair: 'in TextEdit choose Format > Make Plain Text, then save it again',
  },
  {
    start: Buffer.from('PK\u0003\u0004'),
    name: 'a Word document or a ZIP archive',
    repair: 'copy its text into a file from a text editor',
  },
]

function encodingProblems(bytes: Buffer): TextProblem[] | undefined {
  if (bytes.length > maxBytes)
    return [
      {
        line: 1,
        reason: `is ${(bytes.length / 1e6).toFixed(1)} MB of text, but the limit is 1 MB`,
        repair: 'split it, or remove what isn’t text',
      },
    ]
  const saveAs = 'save it again as UTF-8: in your editor, Save As or Save with Encoding'
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return [{ line: 1, reason: 'is saved as UTF-16', repair: saveAs }]
  const format = documents.find(({ start }) => bytes.subarray(0, start.length).equals(start))
  if (format)
    return [
      {
        line: 1,
        reason: `is ${format.name}, which only has a text file’s name`,
        repair: format.repair,
      },
    ]
  if (!isUtf8(bytes))
    return [{ line: lineOf(bytes), reason: 'isn’t saved as UTF-8', repair: saveAs }]
  const zero = bytes.indexOf(0)
  if (zero === -1) return undefined
  const line = bytes.subarray(0, zero).toString('latin1').split('\n').length
  return [{ line, reason: 'has a NUL character, which isn’t text', repair: 'remove it' }]
}

/** Returns the first line that is not UTF-8. */
const lineOf = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1

/** Finds merge conflict markers: one problem for each conflict, or for the remains of one. */
function mergeConflicts(text: string): TextProblem[] {
  if (!/^(<{7}|={7}|>{7}|\|{7})/m.test(text)) return []
  let open = false
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [marker] = /^(?:<{7}(?= |$)|={7}$|>{7}(?= |$)|\|{7}(?= |$))/.exec(line) ?? []
    if (marker === undefined) return []
    const known = open && !marker.startsWith('<')
    open = marker.startsWith('<') || (open && !marker.startsWith('>'))
    if (known) return []
    return [
      {
        line: index + 1,
        reason: `has ${marker}, which git left where two people changed the same lines`,
        repair: 'keep the lines that are right and remove the <<<<<<<, ======= and >>>>>>> lines',
      },
    ]
  })
}
