import { addCounts, noneCounted, type Counts, type Tally } from '../../records/tally.ts'

type By = Map<string, Counts>
const ways = { days: 'day', pages: 'page', referrers: 'referrer', campaigns: 'campaign' } as const
type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]

/** Counts summed up in four ways, to be added to. */
export type MonthSums = Record<Way, By>

export const noSums = (): MonthSums => ({
  days: new Map(),
  pages: new Map(),
  referrers: new Map(),
  campaigns: new Map(),
})

/** Adds the tallies of the days that are wanted. */
export function addTallies(
  sums: MonthSums,
  tallies: Iterable<Tally>,
  wanted: (day: string) => boolean = () => true,
): void {
  for (const tally of tallies) {
    if (!wanted(tally.day)) continue
    for (const name of names) addTo(sums[name], tally[ways[name]], tally)
  }
}

export function addSums(sums: MonthSums, more: MonthSums): void {
  for (const name of names) for (const [key, counts] of more[name]) addTo(sums[name], key, counts)
}

function addTo(sums: By, key: string, more: Counts): void {
  const known = sums.get(key)
  if (known) return addCounts(known, more)
  const sum = noneCounted()
  addCounts(sum, more)
  sums.set(key, sum)
}
