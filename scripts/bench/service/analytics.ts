import type { PageviewCount } from '../../../services/api/analytics/pageview-count.ts'
import { computeAnalytics } from '../../../services/api/analytics/analytics.ts'
import { previousPeriod } from '../../../services/api/analytics/period.ts'
import { addDays } from '../../../services/api/contract/day.ts'
import { responseSla } from '../../../services/api/sla/contract.ts'
import type { Store } from '../../../services/api/store.ts'
import { median, percentile, type Row, row } from '../row.ts'

const rounds = 9
/** The budget for the service's response to the analytics page. */
const budgetMs = 300
/** The pages, referrers and campaigns of each day: 300 rows together. */
const pages = Array.from({ length: 50 }, (_, n) => `/page-${n}`)
const referrers = ['', 'google.com', 'bing.com']
const campaigns = ['', 'flyer / print / spring']
const year = { from: '2025-03-01', to: '2026-02-28' }

/** Stores two years of counts, as many as a busy site has. */
export async function seedPageviews(store: Store): Promise<void> {
  for (let day = '2024-02-29'; day <= year.to; day = addDays(day, 1)) {
    const counts = pages.flatMap((page) =>
      referrers.flatMap((referrer) =>
        campaigns.map((campaign): PageviewCount => {
          const counts = { views: 7, visits: 3, starts: 1, begun: 1 }
          return { day, page, referrer, campaign, ...counts }
        }),
      ),
    )
    await store.traffic.add(counts)
  }
}

/** Measures the analytics of a year, with the year before it, on the store's data. */
export async function measureAnalytics(name: string, store: Store): Promise<Row[]> {
  const { traffic, leadAnalytics } = store
  const sources = {
    traffic,
    leadAnalytics,
    responseSla: responseSla.parse({
      timeZone: 'America/Chicago',
      timeZoneNames: { en: 'Central Time', es: 'hora del centro' },
    }),
    pageAt: () => undefined,
    isMissing: () => false,
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const compared = { period: year, before: previousPeriod(year), by: 'landing' } as const
    await computeAnalytics(compared, new Date('2026-02-28T18:00:00.000Z'), sources)
    times.push(performance.now() - began)
  }
  const label = `analytics, ${name}: a year and the one before`
  return [
    row(`${label}, the first`, times[0] ?? 0, 'ms'),
    row(`${label}, p50`, median(times.slice(1)), 'ms'),
    row(`${label}, p95`, percentile(times.slice(1), 0.95), 'ms', budgetMs),
  ]
}
