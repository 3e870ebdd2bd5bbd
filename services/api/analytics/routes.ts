import { analyticsResponse, analyticsQuery, analyticsTableQuery, breakdowns } from './contract.ts'
import { paths } from '../contract/paths.ts'
import { computeAnalytics, type AnalyticsSources } from './analytics.ts'
import { resolvePeriod } from './period.ts'
import type { PageviewBuffer } from './pageview-buffer.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import { sendCsv } from '../http/csv.ts'
import type { App } from '../http/fastify-app.ts'
import type { Sessions } from '../people/sessions.ts'
import { formatAnalyticsCsv } from './analytics-csv.ts'

interface Deps {
  sources: AnalyticsSources
  /** Counts of this process that are not stored yet. */
  pageviewBuffer: Pick<PageviewBuffer, 'flush'>
  sessions: Pick<Sessions, 'requireSession'>
  now: () => Date
}

/** Registers the routes of the analytics page: visits, forms, leads and their value, by day and by source. */
export function adminAnalyticsRoutes(app: App, { sources, pageviewBuffer, sessions, now }: Deps) {
  const today = () => toLocalTime(now(), sources.responseSla.timeZone).day

  app.route({
    method: 'GET',
    url: paths.admin.analytics,
    schema: {
      summary: 'Visits, started forms, leads and their value over a number of days, by source.',
      querystring: analyticsQuery,
      response: { 200: analyticsResponse },
    },
    preValidation: sessions.requireSession,
    handler: async ({ query }) => {
      await pageviewBuffer.flush()
      const analytics = await computeAnalytics(
        resolvePeriod(query, today()),
        query.by,
        now(),
        sources,
      )
      return { success: true as const, ...analytics }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.analyticsCsv,
    config: { docs: { answers: { 200: 'text/csv' } } },
    schema: { summary: 'One of the analytics tables as CSV.', querystring: analyticsTableQuery },
    preValidation: sessions.requireSession,
    handler: async ({ query }, reply) => {
      await pageviewBuffer.flush()
      const { table } = query
      const by = breakdowns.find((one) => one === table) ?? 'landing'
      const analytics = await computeAnalytics(resolvePeriod(query, today()), by, now(), sources)
      const { from, to } = analytics.period
      return sendCsv(reply, `${table}-${from}-${to}.csv`, [formatAnalyticsCsv(table, analytics)])
    },
  })
}
