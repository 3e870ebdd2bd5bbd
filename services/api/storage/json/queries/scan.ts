import { setImmediate } from 'node:timers/promises'
import type { RecordIndex } from '../record-index.ts'

/** The maximum time that a pass over all records blocks the event loop before it yields, in ms. */
const sliceMs = 4
/** Records per batch: one or two milliseconds of serialization before other requests get a turn. */
const batchSize = 64
const sortBatchSize = 1_024

/**
 * Calls `visit` with each item and yields to the event loop by elapsed time. Yielding after a fixed number of
 * items would hold it for longer on a busy machine, or when each item is searched for many words.
 */
export async function forEachInTimeSlices<T>(
  all: Iterable<T>,
  visit: (one: T) => void,
  now = () => performance.now(),
): Promise<void> {
  let began = now()
  for (const one of all) {
    visit(one)
    if (now() - began < sliceMs) continue
    await setImmediate()
    began = now()
  }
}

/** Reads records in portions, and lets other requests be answered between them. */
export async function* readPortions<R extends { id: string }>(
  ids: readonly { id: string }[],
  records: Pick<RecordIndex<R>, 'get'>,
): AsyncGenerator<R[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    yield ids.slice(from, from + batchSize).flatMap(({ id }) => records.get(id) ?? [])
    await setImmediate()
  }
}

/**
 * Sorts with a stable merge sort that yields to the event loop: `Array.prototype.sort` would block it for a third of a
 * second at 200,000 records.
 */
export async function mergeSort<T extends object>(
  all: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  if (all.length <= sortBatchSize) return all.toSorted(compare)
  const middle = Math.ceil(all.length / 2)
  const left = await mergeSort(all.slice(0, middle), compare)
  const right = await mergeSort(all.slice(middle), compare)
  const merged: T[] = []
  let [l, r] = [0, 0]
  for (let [one, other] = [left[l], right[r]]; one && other; one = left[l], other = right[r]) {
    if (compare(one, other) <= 0) {
      merged.push(one)
      l += 1
    } else {
      merged.push(other)
      r += 1
    }
    if (merged.length % sortBatchSize === 0) await setImmediate()
  }
  return merged.concat(left.slice(l), right.slice(r))
}
