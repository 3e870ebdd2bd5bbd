import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { parsePhone } from '../contract/phone-number.ts'
import { cleanText } from '../contract/text.ts'
import { toLocalTime } from '../sla/time-zone.ts'

/**
 * Streams a CSV download with backpressure. A failed read aborts the connection, so that browsers do not treat a
 * partial file as complete.
 */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  parts: AsyncIterable<string> | Iterable<string>,
): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(parts))
}

/** Yields the header line, then one chunk for each batch of records. */
export async function* csvChunks<R>(
  head: string,
  portions: AsyncIterable<readonly R[]>,
  line: (record: R) => string,
): AsyncGenerator<string> {
  yield head
  for await (const portion of portions) yield portion.map(line).join('')
}

/**
 * Creates a table from its columns: the header line, and a function that formats a record's line (RFC 4180), with line
 * breaks.
 */
export const csvTable = <R, Context extends readonly unknown[] = []>(
  columns: Readonly<Record<string, (record: R, ...context: Context) => string>>,
) => ({
  header: `${utf8Bom}${Object.keys(columns).join(',')}\r\n`,
  line: (record: R, ...context: Context) =>
    `${Object.values(columns)
      .map((of) => csvCell(of(record, ...context)))
      .join(',')}\r\n`,
})

/** Byte order mark: without it Excel does not read the file as UTF-8. */
export const utf8Bom = '\uFEFF'

/**
 * Text that a spreadsheet may run as a formula, quoted or not (OWASP, “CSV Injection”): it starts with `= + - @`, also
 * full-width and after blanks, which Excel skips, or with a tab or line break.
 */
const formula = /^[\t\r\n]|^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** `-5`, `+1,200.50`, `+19705550142`: plain numbers. */
const number = /^[+-]\d[\d.,]*$/

/**
 * `+1 970-555-0142`, `+1 (970) 555.0142 ext. 5`, `+19705550142x5`. Two numbers with only a blank or a parenthesis between
 * them are not a formula in any spreadsheet, and without letters they cannot name a function, cell or program.
 */
const phone = /^\+\d{1,15}(?:(?: ?\(| )\d[\d ().-]*)?(?:,? ?(?:x|ext\.?|extension|#) ?\d{1,7})?$/i

/**
 * Formats text as a CSV cell (RFC 4180). A leading apostrophe prevents a visitor's text from being run as a formula;
 * numbers and phone numbers get none, since import tools would keep it. Control characters in old records are removed.
 */
export function csvCell(given: string): string {
  const text = cleanText(given)
  const harmless = !formula.test(text) || number.test(text) || phone.test(text)
  return `"${(harmless ? text : `'${text}`).replaceAll('"', '""')}"`
}

/** Formats a time, ISO 8601, in a format that spreadsheets parse, in the office's time zone: `2026-11-21 13:28`. */
export function csvTime(iso: string | undefined, timeZone: string): string {
  if (iso === undefined) return ''
  const { day, time } = toLocalTime(new Date(iso), timeZone)
  return `${day} ${time}`
}

/**
 * Formats a phone number so that a spreadsheet doesn't calculate it: `+1-970-555-0142` is `+1 970-555-0142`, and
 * `+1970-555-0142` is `+1970 555 0142`. Anything else than one number stays as it is.
 */
export function csvPhone(text: string): string {
  const { numbers, note } = parsePhone(text)
  if (!text.startsWith('+') || numbers.length !== 1 || note !== '') return text
  const spaced = text.replace(/^(\+\d{1,3})[-/](?=\d)/, '$1 ')
  return phone.test(spaced) ? spaced : spaced.replaceAll(/[-/]/g, ' ')
}
