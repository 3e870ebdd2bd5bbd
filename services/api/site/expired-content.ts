import { toLocalTime } from '../sla/time-zone.ts'
import type { ContentReport } from './content-report-contract.ts'
import type { ExpiringContent, SiteFile } from './contract.ts'

/** Returns a lookup of the content whose last day in the office's time zone is over at a moment. */
export const expiredContent =
  ({ expiring, business }: Pick<SiteFile, 'expiring' | 'business'>) =>
  (at: Date): ExpiringContent[] => {
    const { day } = toLocalTime(at, business.promise.timeZone)
    return expiring.filter(({ until }) => until < day)
  }

/** Adds what has expired since the build to the build's report: those pages need fixing. */
export const withExpired = (
  report: ContentReport,
  expired: readonly ExpiringContent[],
): ContentReport => ({
  ...report,
  writings: report.writings.map((entry) => {
    const has = ({ field }: ExpiringContent['problem']) =>
      entry.problems.some((problem) => problem.field === field)
    const since = expired.flatMap(({ path, problem }) =>
      path === entry.path && !has(problem) ? problem : [],
    )
    if (since.length === 0) return entry
    return { ...entry, state: 'problem', problems: [...entry.problems, ...since] }
  }),
})
