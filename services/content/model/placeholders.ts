/** `{town}`, `{claim.rating}`: a name in braces stands for a fact. */
const placeholder = /\{([^{}\n]*)\}/g

export type Facts = Readonly<Record<string, string>>

/** In: a text and the facts it may use. Out: the text with the facts in it; unknown names stay. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  )

/** Every name that a text uses, and where in the text its brace opens. */
export const placeholders = (text: string): { name: string; at: number }[] =>
  [...text.matchAll(placeholder)].map(({ 1: name = '', index }) => ({ name, at: index }))

/** Fills every string inside a value; the shape stays as it is. */
export function fillAll<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') return fill(value, facts) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => fillAll(each, facts)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillAll<unknown>(each, facts)]),
  ) as Value
}

/** Every string inside a value, with its path. */
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
