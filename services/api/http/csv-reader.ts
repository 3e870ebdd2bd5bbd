import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cleanText } from '../contract/text.ts'

/** The most columns of a file: a header of a hundred thousand would take minutes. */
const maxColumns = 200

/** A file that cannot be read as CSV; the message says what to do. */
export class UnreadableCsvError extends Error {
  override name = 'UnreadableCsvError'
}

export interface CsvFile {
  /** In lower case, without surrounding blanks. */
  headers: readonly string[]
  rows: readonly CsvRow[]
}

interface CsvRow {
  /** The line in the file on which it begins. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Why the row cannot be used, by header. */
  problems: readonly { field: string; message: string }[]
}

/**
 * Reads a CSV file as Excel, Numbers and Google Sheets write it: with commas, semicolons or tabs, with or without a byte order
 * mark, in UTF-8 or UTF-16, with line breaks in quotes. A cell that a spreadsheet would run or could not calculate is a problem
 * of its row, since its text is no value; the apostrophe that our own exports put before such text is removed.
 * @throws UnreadableCsvError
 */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvFile {
  // Lines are counted by one kind of break.
  const text = withoutSeparatorLine(decode(bytes).replaceAll(/\r\n?/g, '\n'))
  const [head, ...records] = parseRecords(text.csv, text.delimiter ?? delimiterOf(text.csv))
  if (!head) throw new UnreadableCsvError('This file is empty.')
  if (head.record.length > maxColumns)
    throw new UnreadableCsvError(
      `This file has ${head.record.length} columns, and one import reads ${maxColumns}. Remove those you don’t need.`,
    )
  const headers = head.record.map((one) => cleanText(one).trim().toLowerCase())
  const twice = headers.find((one, at) => one !== '' && headers.indexOf(one) !== at)
  if (twice !== undefined)
    throw new UnreadableCsvError(`Two columns are named “${twice}”. Remove one of them.`)
  if (records.length > maxRows)
    throw new UnreadableCsvError(
      `This file has ${records.length} rows, and one import takes ${maxRows}. Split it.`,
    )
  return {
    headers,
    rows: records.map(({ record, line }) => {
      const cells: Record<string, string> = {}
      const problems: { field: string; message: string }[] = []
      for (const [at, header] of headers.entries()) {
        if (header === '') continue
        const text = cleanText(record[at] ?? '').trim()
        const problem = problemOf(text)
        if (problem !== undefined) problems.push({ field: header, message: problem })
        cells[header] = withoutGuard(text)
      }
      if (record.length > headers.length && record.slice(headers.length).some((one) => one !== ''))
        problems.push({ field: 'row', message: 'It has more cells than the header has columns.' })
      return { line: line + text.linesBefore, cells, problems }
    }),
  }
}

function decode(bytes: Uint8Array): string {
  const [one, two] = bytes
  if (one === 0x50 && two === 0x4b)
    throw new UnreadableCsvError('This is a spreadsheet, not CSV. Save it as “CSV UTF-8” first.')
  const encoding =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    throw new UnreadableCsvError(
      'This file isn’t in UTF-8, so names with accents would break. Save it as “CSV UTF-8”.',
    )
  }
  throw new UnreadableCsvError('This isn’t a CSV file.')
}

/** Excel writes and reads a first line `sep=;`. */
function withoutSeparatorLine(text: string) {
  const [whole = '', delimiter] = /^sep=(.)\n/i.exec(text) ?? []
  return { csv: text.slice(whole.length), delimiter, linesBefore: delimiter === undefined ? 0 : 1 }
}

/** Returns the delimiter that the header line has most often, outside of quotes. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n')
  const head = (end === -1 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

function parseRecords(text: string, delimiter: string) {
  try {
    const options = { delimiter, relax_column_count: true, skip_empty_lines: true, info: true }
    const records = parsed.parse(parse(text, options))
    return records
      .map(({ record, info }) => ({
        record,
        // csv-parse counts the line on which a record ends.
        line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      }))
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line: unknown = error['lines']
    throw new UnreadableCsvError(
      `A quotation mark isn’t closed, or stands within a cell${typeof line === 'number' ? `, near line ${line}` : ''}. Fix it and try again.`,
    )
  }
}

const errorValue = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)/

function problemOf(text: string): string | undefined {
  if (/^[=＝]/.test(text)) return 'This is a formula. Paste its value instead.'
  if (errorValue.test(text)) return `Your spreadsheet couldn’t calculate this: ${text.slice(0, 8)}`
  return undefined
}

/** Removes the apostrophe that `csvCell` puts before text that a spreadsheet would run. */
const withoutGuard = (text: string): string =>
  /^'[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text
