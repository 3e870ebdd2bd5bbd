import { z } from 'zod'

/** A request does not match its schema. */
export class ValidationError extends Error {
  override name = 'ValidationError'
  /** @param fields the first error of each top-level field */
  constructor(readonly fields: Record<string, string>) {
    super('A request does not fit its schema.')
  }
}

/**
 * Compiles a validator with zod. If the schema has no message of its own, the message names the field in plain words
 * instead of zod's.
 */
export function validatorCompiler({ schema }: { schema: z.ZodType }) {
  return (data: unknown): { error: ValidationError } | { value: unknown } => {
    const { data: value, error } = schema.safeParse(data, { error: validationMessage })
    return error ? { error: new ValidationError(firstMessages(error.issues)) } : { value }
  }
}

/** Returns the first message of each top-level field. */
export function firstMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const entries = issues.flatMap((issue): [string, string][] => {
    const { path, message } = issue
    const [field] = path
    if (field === undefined && issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => [key, unknownField(key)])
    return [[String(field ?? 'request'), message]]
  })
  return Object.fromEntries(entries.reverse())
}

const unknownField = (key: string) =>
  `“${key}” isn’t a field that this takes. Leave it out, or check its name.`

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Returns the message of an issue, such as `serviceType is missing.` */
function validationMessage(issue: Issue): string {
  const name = issue.path?.join('.') || 'The request'
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return `${name} is missing.`
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${name} must be ${oneOf(issue.values)}.`
    case 'too_small':
      return `${name} must ${amount(issue.origin, 'at least', issue.minimum)}.`
    case 'too_big':
      return `${name} must ${amount(issue.origin, 'at most', issue.maximum)}.`
    case 'unrecognized_keys':
      return issue.keys.map(unknownField).join(' ')
    default:
      return `${name} isn’t valid.`
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map(String).join(', ')}`

function amount(origin: string, bound: string, count: number | bigint): string {
  if (origin === 'string')
    return `have ${bound} ${count} ${count === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${count}`
}

/**
 * The query of links in emails. A missing or malformed token is valid here; the route rejects it with a page, since
 * mail programs truncate links.
 */
export const linkQuery = z.object({ token: z.string().max(1000).catch('') })
