import type { Counts, Tally } from '../records/tally.ts'

/** Counts by one thing that tells them apart: a day, a path, a host, a campaign. */
export type SumsBy = ReadonlyMap<string, Counts>

/** Everything that was counted in some days, summed up in four ways. */
export interface TrafficSums {
  days: SumsBy
  pages: SumsBy
  referrers: SumsBy
  campaigns: SumsBy
}

/** What counting visits needs of a store. Counts are kept for good: they name nobody. */
export interface TrafficBook {
  /** Adds to what is counted already, of whichever process. @throws NotStored nothing was added */
  add(tallies: readonly Tally[]): Promise<void>
  /** The sums of the days from `from` to `to`, both counted in. */
  sums(from: string, to: string): Promise<TrafficSums>
}
