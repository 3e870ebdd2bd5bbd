import type { PageviewRepository } from '../../analytics/analytics-repository.ts'
import type { CountsCollection } from '../../storage/counts.ts'
import type { traffic } from '../../analytics/pageview-count.ts'

type Traffic = CountsCollection<
  Exclude<(typeof traffic)['by'][number], 'day'>,
  (typeof traffic)['numbers'][number]
>

export const pageviewRepository = (counts: Traffic): PageviewRepository => ({
  add: (rows) => counts.add(rows),
  sums: async (from, to) => {
    const { day, page, referrer, campaign } = await counts.sums(from, to)
    return { days: day, pages: page, referrers: referrer, campaigns: campaign }
  },
})
