/** Numbers that are counted for a page, referring host and campaign. */
export interface PageviewNumbers {
  views: number
  /** Visits that started on it. */
  visits: number
  /** Forms started on it. */
  starts: number
  /** Forms started on any page, in visits that started on it. */
  begun: number
}

/** The numbers of one day, page, referring host and campaign. */
export interface PageviewCount extends PageviewNumbers {
  /** The day in the office's time zone, `2026-11-26`. */
  day: string
  /** A path of this site. */
  page: string
  /** The referring host, or empty. */
  referrer: string
  /** The campaign, or empty. */
  campaign: string
}

/** Returns numbers that count nothing. */
export const zeroCounts = (): PageviewNumbers => ({ views: 0, visits: 0, starts: 0, begun: 0 })

/** Adds to `sum` in place. */
export function addCounts(sum: PageviewNumbers, more: PageviewNumbers): void {
  sum.views += more.views
  sum.visits += more.visits
  sum.starts += more.starts
  sum.begun += more.begun
}
