import {
  analyticsResponse,
  analyticsQuery,
  analyticsTableQuery,
  breakdowns,
  type PeriodQuery,
} from './contract.ts'
import { paths } from '../contract/paths.ts'
import { computeAnalytics, type AnalyticsSources } from './analytics.ts'
import { comparedPeriod, previousPeriod, resolvePeriod } from './period.ts'
import type { PageviewBuffer } from './pageview-buffer.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import { sendCsv } from '../http/csv.ts'
import type { App } from '../http/fastify-app.ts'
import { formatAnalyticsCsv } from './analytics-csv.ts'

interface Deps {
  sources: AnalyticsSources
  /** Counts of this process that are not stored yet. */
  pageviewBuffer: Pick<PageviewBuffer, 'flush'>
  now: () => Date
}

/** Registers the routes of the analytics page: visits, forms, leads and their value, by day and by source. */
export function adminAnalyticsRoutes(app: App, { sources, pageviewBuffer, now }: Deps) {
  const today = () => toLocalTime(now(), sources.responseSla.timeZone).day
  const periodsOf = (query: PeriodQuery) => {
    const period = resolvePeriod(query, today())
    // The last days are compared with as many days before, also when they happen to be a whole month.
    const isLastDays = query.from === undefined && query.compare === 'before'
    const before = isLastDays ? previousPeriod(period) : comparedPeriod(period, query.compare)
    return { period, before }
  }

  app.route({
    method: 'GET',
    url: paths.admin.analytics,
    config: { role: 'staff' },
    schema: {
      summary: 'Visits, started forms, leads and their value over a number of days, by source.',
      querystring: analyticsQuery,
      response: { 200: analyticsResponse },
    },
    handler: async ({ query }) => {
      await pageviewBuffer.flush()
      const analytics = await computeAnalytics(
        { ...periodsOf(query), by: query.by },
        now(),
        sources,
      )
      return { success: true as const, ...analytics }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.analyticsCsv,
    config: { role: 'staff', docs: { answers: { 200: 'text/csv' } } },
    schema: { summary: 'One of the analytics tables as CSV.', querystring: analyticsTableQuery },
    handler: async ({ query }, reply) => {
      await pageviewBuffer.flush()
      const { table } = query
      const by = breakdowns.find((one) => one === table) ?? 'landing'
      const analytics = await computeAnalytics({ ...periodsOf(query), by }, now(), sources)
      const { from, to } = analytics.period
      return sendCsv(reply, `${table}-${from}-${to}.csv`, [formatAnalyticsCsv(table, analytics)])
    },
  })
}
