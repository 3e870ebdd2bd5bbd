import type { z } from 'zod'

/**
 * Says in an author's words what is wrong.
 * @param value the value that the issue is about
 */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'array' && typeof value === 'string' && value.startsWith('-'))
        return 'has a dash without a space after it, so it’s text, not a list'
      return `is ${describeKind(value)}, but must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      if (issue.origin === 'string') return 'is empty'
      if (issue.origin === 'array' || issue.origin === 'tuple')
        return `has ${entryCount(value)}, but needs ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`
      return `is ${quote(value)}, but must be ${issue.minimum} or more`
    case 'too_big':
      if (issue.origin === 'string')
        return `has ${lengthOf(value)} characters, but the limit is ${issue.maximum}`
      if (issue.origin === 'array' || issue.origin === 'tuple')
        return `has ${entryCount(value)}, but ${issue.exact ? `needs exactly ${issue.maximum}` : `the limit is ${issue.maximum}`}`
      return `is ${quote(value)}, but must be ${issue.maximum} or less`
    case 'invalid_value':
    case 'invalid_union':
      return `is ${quote(value)}, which isn’t one of the words allowed here`
    case 'invalid_format':
      return `is ${quote(value)}, which ${
        issue.format === 'date' ? describeBadDate(value) : (formats[issue.format] ?? issue.message)
      }`
    case 'invalid_key':
      return 'is a name that can’t be used'
    default:
      return issue.message
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of named entries',
  tuple: 'a list',
}

const formats: Record<string, string> = {
  url: 'isn’t a full https:// address',
  email: 'isn’t an email address',
}

const describeBadDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? 'isn’t a date on the calendar'
    : 'isn’t written as year-month-day'

function describeKind(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `the text “${value}”`
  return typeof value === 'number' ? `the number ${value}` : quote(value)
}

/** Counts characters as the site does: without leading and trailing space. */
export const lengthOf = (value: unknown) => (typeof value === 'string' ? value.trim().length : 0)

const entryCount = (value: unknown) => {
  const length = Array.isArray(value) ? value.length : 0
  return length === 1 ? '1 entry' : `${length} entries`
}

const quote = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))
