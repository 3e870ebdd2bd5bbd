/**
 * Memoizes a function of an immutable object, such as a list of the site: it runs once for each object, in a
 * WeakMap. An index for look-ups is built when it is first needed and freed with its list. Later calls record the
 * same dependencies as the first.
 */
export function memoize<Of extends object, Result extends object>(
  compute: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, { result: Result; reads: ReadonlySet<string> }>()
  return (of) => {
    const found = known.get(of)
    if (found) {
      found.reads.forEach(recordRead)
      return found.result
    }
    const computed = trackReads(() => compute(of))
    known.set(of, computed)
    return computed.result
  }
}

/**
 * Memoizes the last result only, for development, where one file of hundreds has changed since the last load: while
 * the inputs are the same values, nothing is computed.
 */
export function lastResult<Result>() {
  let last: { of: readonly unknown[]; result: Result } | undefined
  return (of: readonly unknown[], compute: () => Result): Result => {
    const known = last
    if (known?.of.length === of.length && of.every((value, n) => value === known.of[n]))
      return known.result
    const result = compute()
    last = { of, result }
    return result
  }
}

/**
 * Groups entries by key, in their order.
 * @param keysOf returns the keys of an entry
 */
export function groupedBy<Entry>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => Iterable<string>,
): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const key of new Set(keysOf(entry))) {
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  return groups
}

/** The parts of the site that the running computation has read; undefined while nothing is tracked. */
let reading: Set<string> | undefined

/**
 * Records a read of a part of the site as a dependency.
 * @param part `towns`, `posts/mud-season`
 */
export const recordRead = (part: string): void => void reading?.add(part)

/**
 * Tracks dependencies: runs a computation, and returns its result and every part of the site that it has read.
 * Nested reads count for the outer computation, too.
 */
export function trackReads<Result>(compute: () => Result): { result: Result; reads: Set<string> } {
  const outer = reading
  const reads = new Set<string>()
  reading = reads
  try {
    return { result: compute(), reads }
  } finally {
    reading = outer
    reads.forEach(recordRead)
  }
}
