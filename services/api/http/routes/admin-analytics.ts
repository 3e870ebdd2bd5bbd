import {
  analyticsAnswer,
  analyticsQuery,
  analyticsTableQuery,
  breakdowns,
} from '../../contract/analytics.ts'
import { paths } from '../../contract/paths.ts'
import { analyticsOf, type Sources } from '../../figures/analytics.ts'
import { periodOf } from '../../figures/period.ts'
import type { TallyKeeper } from '../../figures/tally-keeper.ts'
import { wallTime } from '../../promise/office-clock.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'
import { analyticsCsv } from '../views/analytics-csv.ts'

export interface FiguresDesk {
  sources: Sources
  /** What this process has counted and not written yet. */
  tallies: Pick<TallyKeeper, 'flush'>
  sessions: Pick<Sessions, 'signedIn'>
  now: () => Date
}

/** The analytics page: visits, forms, leads and what they were worth, over days and by what brought them. */
export function adminAnalyticsRoutes(app: App, { sources, tallies, sessions, now }: FiguresDesk) {
  const today = () => wallTime(now(), sources.promise.timeZone).day

  app.route({
    method: 'GET',
    url: paths.admin.analytics,
    schema: { querystring: analyticsQuery, response: { 200: analyticsAnswer } },
    preValidation: sessions.signedIn,
    handler: async ({ query }) => {
      await tallies.flush()
      const analytics = await analyticsOf(periodOf(query, today()), query.by, now(), sources)
      return { success: true as const, ...analytics }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.analyticsTable,
    schema: { querystring: analyticsTableQuery },
    preValidation: sessions.signedIn,
    handler: async ({ query }, reply) => {
      await tallies.flush()
      const { table } = query
      const by = breakdowns.find((one) => one === table) ?? 'landing'
      const analytics = await analyticsOf(periodOf(query, today()), by, now(), sources)
      const { from, to } = analytics.period
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${table}-${from}-${to}.csv"`,
          'cache-control': 'no-store',
        })
        .send(analyticsCsv(table, analytics))
    },
  })
}
