import { pino, type DestinationStream, type Logger } from 'pino'

/** What databases add to a fault: the very row that they refused. */
const rowsThemselves = new Set(['detail', 'parameters', 'internalQuery'])

const address = /[^\s<>"'(),:;=[\]\\]+@[^\s<>"'(),:;=[\]\\]+\.[a-z0-9-]+/gi
/** Ten digits in the groups that people write, so that no time or count looks like one. */
const phone = /(?<![\w-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/g
/** What a JSON parser quotes of a text that it cannot read. */
const quoted = /(?:, |in JSON.*?)?(?:\.\.\.)?".*"(?:\.\.\.)? (?=is not valid JSON)/gs

/**
 * The log: a JSON line for each thing that happened, without personal data. Whatever a fault quotes
 * (a mail server the address it refuses, a database the row) is blotted out on its way.
 */
export function newLog(
  level: string,
  out: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino(
    { level },
    {
      write: (line) => out.write(`${JSON.stringify(withoutPeople(JSON.parse(line)))}\n`),
    },
  )
}

function withoutPeople(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(quoted, ' it ').replace(address, '[address]').replace(phone, '[phone]')
  if (Array.isArray(value)) return value.map(withoutPeople)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !rowsThemselves.has(name))
      .map(([name, inner]) => [name, withoutPeople(inner)]),
  )
}
