import { valueAt, type Shape, shapeAt } from '../messages/shape.ts'

/** What each file says of itself alone. */
const ownFields: readonly PropertyKey[] = ['updated']

/**
 * Returns the data of a translation as if it were a whole file: what it leaves out and what is no words, such as pictures,
 * order and references, is the original's. Lists of the same length are merged entry by entry.
 * @param shape the schema of both
 */
export function mergeTranslation(shape: Shape, original: unknown, translation: unknown): unknown {
  const wordsIn = (value: unknown, path: readonly PropertyKey[]): boolean => {
    if (typeof value === 'object' && value !== null)
      return Object.keys(value).some((key) => {
        const step = Array.isArray(value) ? Number(key) : key
        return wordsIn(valueAt(value, [step]), [...path, step])
      })
    return shapeAt(shape, path, original)?.['words'] === true
  }
  const merge = (own: unknown, path: readonly PropertyKey[]): unknown => {
    const other = valueAt(original, path)
    if (own === undefined)
      return ownFields.includes(path.at(-1) ?? '') || wordsIn(other, path) ? undefined : other
    if (Array.isArray(own)) {
      if (!Array.isArray(other) || own.length !== other.length) return own
      return own.map((entry: unknown, index) => merge(entry, [...path, index]))
    }
    if (!isGroup(own) || !isGroup(other)) return own
    const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
    return Object.fromEntries(
      names
        .map((name) => [name, merge(valueAt(own, [name]), [...path, name])] as const)
        .filter(([, value]) => value !== undefined),
    )
  }
  return merge(translation, [])
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
