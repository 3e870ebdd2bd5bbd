import { personalFieldNames } from './collections.ts'
import { apiTokensIn } from './contract/api-token-format.ts'
import { collapseRepeatedErrors } from './repeated-lines.ts'
import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields that databases add to an error: they quote the rejected row. */
const rowKeys = new Set(['detail', 'parameters', 'internalQuery'])

/** The name and message of an error are not personal data, although a lead has fields with those names. */
const isPersonal = (name: string, owner: object): boolean =>
  personalFieldNames.has(name) && !('stack' in owner)

/** A word without delimiters, so that matching takes linear time. */
const word = /[^\s<>"'(),:;=[\]\\]+/g
/** Ten digits grouped as people write phone numbers, so that timestamps and counts do not match. */
const phone = /(?<![\w-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/g

/**
 * Creates the log: a JSON line per event, without personal data. Data that errors quote (the address in an error of the
 * mail server, the row in one of the database) is redacted, and so are fields that a collection declares as personal.
 * An error that repeats is logged once a minute, with how often it came.
 */
export function createLogger(
  level: string,
  out: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino(
    { level, hooks: { logMethod: collapseRepeatedErrors() } },
    {
      write: (line) => {
        try {
          out.write(`${JSON.stringify(redactPersonalData(JSON.parse(line)))}\n`)
        } catch {
          // The log's disk is full. Pino keeps the line and writes it with a later one; the request that logs goes on.
        }
      },
    },
  )
}

function redactPersonalData(value: unknown): unknown {
  if (typeof value === 'string')
    return redactQuotedJson(value)
      .replaceAll(word, (one) => (isAddress(one) ? '[address]' : one))
      .replaceAll(phone, '[phone]')
      .replaceAll(apiTokensIn, '[token]')
  if (Array.isArray(value)) return value.map(redactPersonalData)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !rowKeys.has(name))
      .map(([name, inner]) => [
        name,
        isPersonal(name, value) ? '[personal]' : redactPersonalData(inner),
      ]),
  )
}

/** Returns whether a word contains an email address, such as `ann@example.com`. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && text.includes('.', at)
}

const unreadable = ' is not valid JSON'

/** Removes the input that a JSON parse error quotes: `…, "Ann"... is not valid JSON`. */
function redactQuotedJson(text: string): string {
  const end = text.lastIndexOf(unreadable)
  const begin = text.indexOf('"')
  return end === -1 || begin === -1 || begin > end
    ? text
    : `${text.slice(0, begin)}it${text.slice(end)}`
}
