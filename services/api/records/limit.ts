import { OverLimit } from './refusals.ts'

/** Something that happens and is counted by name. */
export interface Hit {
  name: string
  /** How long a window lasts that this hit begins, in milliseconds. */
  windowMs: number
}

/** How often something may happen: every hit, each of another name, is counted, and none beyond `most`. */
export interface Limit {
  hits: readonly Hit[]
  most: number
}

interface Counting {
  hitAll(hits: readonly Hit[]): Promise<{ count: number; msLeft: number }[]>
}

/**
 * Counts what the limit names. Counters that do not answer turn nobody away: whether the store keeps is told
 * by who writes to it.
 * @throws OverLimit
 */
export async function countWithin({ hits, most }: Limit, counters: Counting): Promise<void> {
  const counts = await counters.hitAll(hits).catch(() => [])
  const over = counts.filter(({ count }) => count > most)
  if (over.length > 0) throw new OverLimit(Math.max(...over.map(({ msLeft }) => msLeft)))
}
