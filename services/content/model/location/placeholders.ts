/** `{town}`, `{claim.rating}`: a name in braces is replaced by a fact. */
const placeholder = /\{([^{}\n]*)\}/g

export type Facts = Readonly<Record<string, string>>

/** Fills a text with facts; unknown names stay. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  )

/** Returns every name that a text uses, and the offset of its brace. */
export const placeholders = (text: string): { name: string; at: number }[] =>
  [...text.matchAll(placeholder)].map(({ 1: name = '', index }) => ({ name, at: index }))

/** Fills every string inside a value; its shape stays the same. Values without placeholders are not copied. */
export function fillAll<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') return (value.includes('{') ? fill(value, facts) : value) as Value
  if (typeof value !== 'object' || value === null) return value
  const changes: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(value) as [string, unknown][]) {
    const filled = fillAll(each, facts)
    if (filled !== each) changes[key] = filled
  }
  if (Object.keys(changes).length === 0) return value
  return Object.assign(
    Array.isArray(value) ? [...(value as unknown[])] : { ...value },
    changes,
  ) as Value
}

/** Yields every string inside a value, with its path. */
export function* strings(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: readonly (string | number)[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* strings(each, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* strings(each, [...path, key])
}

/** Splits a text at its phone numbers, such as 970-555-0142; parts with odd indexes are the numbers. */
export const splitAtPhoneNumbers = (text: string): string[] => text.split(/(\b\d{3}-\d{3}-\d{4}\b)/)
