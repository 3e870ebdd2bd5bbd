import { isDeepStrictEqual } from 'node:util'
import { isGroup } from './is-group.ts'

/**
 * For each entry of the new list the index of the old one that it is: an equal one, or the one that was changed in its place.
 * Undefined for a new one.
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys())
  const found: (number | undefined)[] = after.map((value, at) => {
    const here = free.has(at) && isDeepStrictEqual(before[at], value) ? at : undefined
    const from = here ?? [...free].find((each) => isDeepStrictEqual(before[each], value))
    if (from !== undefined) free.delete(from)
    return from
  })
  // Those that are left are changed ones, in order, between the same neighbors.
  for (const [at, from] of found.entries()) {
    if (from !== undefined) continue
    const lower = found.slice(0, at).findLast((each) => each !== undefined) ?? -1
    const upper = found.slice(at).find((each) => each !== undefined) ?? before.length
    const between = [...free].filter((each) => each > lower && each < upper)
    const rest = found.slice(at).findIndex((each) => each !== undefined)
    const wanted = rest === -1 ? found.length - at : rest
    // As many as there are places for: an entry that was added in front leaves the others theirs.
    const likest = between.find((each) => isLike(before[each], after[at]))
    const taken = likest ?? (between.length >= wanted ? between[0] : undefined)
    if (taken === undefined) continue
    free.delete(taken)
    found[at] = taken
  }
  return found
}

/** Whether two groups agree in a field: the same question with another answer. */
const isLike = (one: unknown, other: unknown): boolean =>
  isGroup(one) &&
  isGroup(other) &&
  Object.keys(one).some(
    (key) => typeof one[key] === 'string' && isDeepStrictEqual(one[key], other[key]),
  )
