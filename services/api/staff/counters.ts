import type { Hit } from '../records/limit.ts'

/** How often something happened within its window, and when the window ends. */
export interface Count {
  count: number
  /** Milliseconds until counting begins anew; 0 when nothing is counted. */
  msLeft: number
}

/**
 * Counts by name, each within a window that begins with its first hit: what limits and the throttle
 * need from a store, so that several processes on one store count together. Losing them harms
 * nobody: a visitor may try once more.
 */
export interface Counters {
  /** Counts one more. @param windowMs how long a window lasts that this hit begins */
  hit(name: string, windowMs: number): Promise<Count>
  /** The same under several names, each another, in one step. Out: their counts, in the same order. */
  hitAll(hits: readonly Hit[]): Promise<Count[]>
  look(name: string): Promise<Count>
  forget(name: string): Promise<void>
}
