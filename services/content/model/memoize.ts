/**
 * In: a function of an object that never changes, such as a list of the site. Out: the same function, which runs once
 * for each object: an index for look-ups is built when it is first needed and goes away with its list. Whoever asks
 * later has read what it has read.
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
 * Out: remembers one result, for development, where one file of hundreds has changed since the last load. While it is asked
 * for the result of the same values, it computes nothing.
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

/** In: entries and the keys of each. Out: the entries of every key, in their order. */
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

/** The parts of the site that the running computation has read; undefined when nobody asks. */
let reading: Set<string> | undefined

/** In: a part of the site that is being read: `towns`, `posts/mud-season`. */
export const recordRead = (part: string): void => void reading?.add(part)

/**
 * Runs a computation. Out: its result, and every part of the site that it has read. Where computations are nested,
 * the outer one has read what the inner one has.
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
