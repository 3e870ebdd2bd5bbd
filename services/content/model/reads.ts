/** The parts of the site that the running computation has read; undefined when nobody asks. */
let reading: Set<string> | undefined

/** In: a part of the site that is being read: `towns`, `posts/mud-season`. */
export const recordRead = (part: string): void => void reading?.add(part)

/**
 * Runs a computation. Out: its result, and every part of the site that it has read. Where computations are nested,
 * the outer one has read what the inner one has.
 */
export function withReads<Result>(compute: () => Result): { result: Result; reads: Set<string> } {
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
