import type { CountRequest } from '../contract/count.ts'
import { campaignName, referrerHost } from '../records/came-from.ts'
import { noneCounted, type Counts, type Tally } from '../records/tally.ts'

/**
 * What a browser's word adds to the counts. In: what it says, the day at the office, which paths are
 * pages of ours. Out: nothing for a page that is none, so that strangers cannot fill the store with
 * names; else one tally, or two for a form that was begun on another page than the visit.
 */
export function countVisit(
  { what, page, first, landing, referrer, campaign }: CountRequest,
  day: string,
  isPage: (path: string) => boolean,
): Tally[] {
  if (!isPage(page)) return []
  const tally = (path: string, counts: Partial<Counts>): Tally => ({
    day,
    page: path,
    referrer: referrerHost(referrer),
    campaign: campaignName(campaign),
    ...noneCounted(),
    ...counts,
  })
  if (what === 'view') return [tally(page, { views: 1, visits: first ? 1 : 0 })]
  const from = isPage(landing) ? landing : page
  if (from === page) return [tally(page, { starts: 1, begun: 1 })]
  return [tally(page, { starts: 1 }), tally(from, { begun: 1 })]
}
