import type { Tally } from '../../services/api/records/tally.ts'
import { analyticsOf } from '../../services/api/figures/analytics.ts'
import { addDays } from '../../services/api/figures/period.ts'
import { promise } from '../../services/api/contract/promise.ts'
import type { Store } from '../../services/api/store/store.ts'
import { median, percentile, type Row } from './row.ts'

const rounds = 9
/** The most that the analytics page may take at the service (issue 8). */
const budget = 300
/** Every place is seen from so many sites by so many campaigns each day: some 300 lines. */
const pages = Array.from({ length: 50 }, (_, n) => `/page-${n}`)
const referrers = ['', 'google.com', 'bing.com']
const campaigns = ['', 'flyer / print / spring']
const year = { from: '2025-03-01', to: '2026-02-28' }

/** Counts of two years, as large as those of a busy site. */
export async function countVisits(store: Store): Promise<void> {
  for (let day = '2024-02-29'; day <= year.to; day = addDays(day, 1)) {
    const tallies = pages.flatMap((page) =>
      referrers.flatMap((referrer) =>
        campaigns.map((campaign): Tally => {
          const counts = { views: 7, visits: 3, starts: 1, begun: 1 }
          return { day, page, referrer, campaign, ...counts }
        }),
      ),
    )
    await store.traffic.add(tallies)
  }
}

/** How long a year of analytics takes, with the year before it, on what the store holds. */
export async function measureFigures(name: string, store: Store): Promise<Row[]> {
  const { traffic, leadFigures } = store
  const sources = { traffic, leadFigures, promise: promise.parse({}), pageAt: () => undefined }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await analyticsOf(year, 'landing', new Date('2026-02-28T18:00:00.000Z'), sources)
    times.push(performance.now() - began)
  }
  const row = `analytics, ${name}: a year and the one before`
  return [
    { what: `${row}, the first`, figure: times[0] ?? 0, unit: 'ms' },
    { what: `${row}, p50`, figure: median(times.slice(1)), unit: 'ms' },
    { what: `${row}, p95`, figure: percentile(times.slice(1), 0.95), unit: 'ms', budget },
  ]
}
