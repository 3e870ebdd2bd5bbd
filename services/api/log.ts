import { personalFieldNames } from './collections.ts'
import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields that databases add to an error: they quote the rejected row. */
const rowKeys = new Set(['detail', 'parameters', 'internalQuery'])

/** An error's name and message are no person's, though a lead has fields of those names. */
const isPersonal = (name: string, owner: object): boolean =>
  personalFieldNames.has(name) && !('stack' in owner)

/** No spaces or delimiters inside, so that the match takes linear time. */
const word = /[^\s<>"'(),:;=[\]\\]+/g
/** Ten digits grouped as people write phone numbers, so that timestamps and counts do not match. */
const phone = /(?<![\w-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/g

/**
 * The log: a JSON line per event, without personal data. What errors quote (a mail server the address, a database
 * the row) is redacted, and so is what stands under a name that a collection declares as personal.
 */
export function createLogger(
  level: string,
  out: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino(
    { level },
    {
      write: (line) => out.write(`${JSON.stringify(redactPersonalData(JSON.parse(line)))}\n`),
    },
  )
}

function redactPersonalData(value: unknown): unknown {
  if (typeof value === 'string')
    return redactQuotedJson(value)
      .replaceAll(word, (one) => (isAddress(one) ? '[address]' : one))
      .replaceAll(phone, '[phone]')
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

/** `ann@example.com`, with adjoining characters. */
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
