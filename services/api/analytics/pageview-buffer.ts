import type { PageviewRequest } from './contract.ts'
import { campaignName, referrerHost } from '../contract/attribution.ts'
import {
  zeroCounts,
  type PageviewNumbers,
  type PageviewCount,
  addCounts,
} from './pageview-count.ts'
import type { PageviewCounts } from './traffic.ts'
import type { Logger } from 'pino'

/**
 * Converts a browser's report to counts: none for an unknown path, so that reports cannot fill the store with made-up
 * paths; otherwise one, or two for a form that was started on another page than the visit.
 *
 * @param isMissing whether an address without a page is counted
 */
export function toPageviewCounts(
  { what, page, first, landing, referrer, campaign }: PageviewRequest,
  day: string,
  isPage: (path: string) => boolean,
  isMissing: (path: string) => boolean,
): PageviewCount[] {
  if (what === 'missing' ? !isMissing(page) : !isPage(page)) return []
  const pageviewCount = (path: string, counts: Partial<PageviewNumbers>): PageviewCount => ({
    day,
    page: path,
    referrer: referrerHost(referrer),
    campaign: campaignName(campaign),
    ...zeroCounts(),
    ...counts,
  })
  if (what !== 'start') return [pageviewCount(page, { views: 1, visits: first ? 1 : 0 })]
  const from = isPage(landing) ? landing : page
  if (from === page) return [pageviewCount(page, { starts: 1, begun: 1 })]
  return [pageviewCount(page, { starts: 1 }), pageviewCount(from, { begun: 1 })]
}

/** Rows per day. Hosts and campaigns are chosen by clients, so beyond this they share one row. */
const maxRowsPerDay = 2_000
const overflowName = 'others'

export interface PageviewBuffer {
  /** Counts in memory. */
  add(counts: readonly PageviewCount[]): void
  /** Stores the pending counts. */
  flush(): Promise<void>
  /** Stores the pending counts and stops. */
  stop(): Promise<void>
}

interface PageviewBufferOptions {
  repository: Pick<PageviewCounts, 'add'>
  log: Pick<Logger, 'warn'>
  /** The interval at which counts are stored. A crash loses those of the last interval. */
  everyMs?: number
}

/** Buffers counts in memory and stores them every few seconds, so that a page view costs no write. */
export function startPageviewBuffer({
  repository,
  log,
  everyMs = 5_000,
}: PageviewBufferOptions): PageviewBuffer {
  let pending = new Map<string, PageviewCount>()
  const rowsByDay = new Map<string, Set<string>>()
  let writing = Promise.resolve()

  /** Returns the count itself or, beyond the limit, one for the shared row. */
  const bounded = (count: PageviewCount): PageviewCount => {
    const { day, page, referrer, campaign } = count
    const seen = rowsByDay.get(day) ?? new Set()
    // Only the current day is tracked; if the clock is set back, the limit starts again.
    if (!rowsByDay.has(day)) rowsByDay.clear()
    rowsByDay.set(day, seen)
    const line = JSON.stringify([page, referrer, campaign])
    if (!seen.has(line) && seen.size >= maxRowsPerDay)
      return { ...count, referrer: referrer && overflowName, campaign: campaign && overflowName }
    seen.add(line)
    return count
  }

  const put = (count: PageviewCount) => {
    const key = JSON.stringify([count.day, count.page, count.referrer, count.campaign])
    const known = pending.get(key)
    if (known) addCounts(known, count)
    else pending.set(key, { ...count })
  }

  const write = async () => {
    if (pending.size === 0) return
    const written = [...pending.values()]
    pending = new Map()
    // A day at a time: what is stored of one must not be tried again with the other.
    for (const day of new Set(written.map((count) => count.day))) {
      const counts = written.filter((count) => count.day === day)
      try {
        await repository.add(counts)
      } catch (error) {
        log.warn({ err: error }, 'Page-view counts could not be stored; they are tried again.')
        counts.forEach(put)
      }
    }
  }
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    add: (counts) => counts.map(bounded).forEach(put),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
