import '../charts/charts.css'
import './analytics.css'
import {
  type Analytics as Report,
  analyticsResponse,
  breakdowns,
} from '../../../services/api/analytics/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useOfficeTime } from '../office-time.ts'
import { TableHead } from '../components/tables.tsx'
import { useContentReport } from '../content-report.ts'
import { formatNumber } from '../format.ts'
import { useNow } from '../hooks.ts'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { useResource } from '../resource/use-resource.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { QueryError } from '../components/ErrorMessage.tsx'
import { ResponseTimes } from './ResponseTimes.tsx'
import { OriginBreakdown } from './OriginBreakdown.tsx'
import { Funnel } from './Funnel.tsx'
import { TimeSeries } from './TimeSeries.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { formatDayRange, parsePeriod, periodParams } from './period.ts'

/** The conversion of visits: forms, leads, won leads; over time and by origin. */
export const Page = () => (
  <AdminLayout>
    <Analytics />
  </AdminLayout>
)

/** The analytics of the period in the address. */
function Analytics() {
  const { query } = useQueryParams()
  const by = breakdowns.find((each) => each === query.get('by')) ?? 'landing'
  const chosen = parsePeriod(query, useOfficeTime().dayOf(new Date(useNow())))
  const period = periodParams(chosen)
  const asked = new URLSearchParams([...period, ['by', by]]).toString()
  const answer = useResource({
    // Invalidated with the leads, because new and won leads change it.
    key: ['leads', 'analytics'],
    path: paths.admin.analytics,
    search: asked,
    response: analyticsResponse,
    staleTime: 30_000,
  })
  const table = (name: string) =>
    `${paths.admin.analyticsCsv}?${new URLSearchParams([...period, ['table', name]]).toString()}`
  return (
    <>
      <PeriodFilter />
      {answer.isError && <QueryError query={answer} />}
      {answer.isPending && <p role="status">Adding up visits and leads...</p>}
      {answer.data && (
        <div className="analytics" aria-busy={answer.isPlaceholderData}>
          <p className="admin-intro" role="status">
            {formatDayRange(answer.data.period)}, compared with {formatDayRange(answer.data.before)}
            .
          </p>
          <Funnel analytics={answer.data} />
          <TimeSeries analytics={answer.data} compare={chosen.compare} csv={table('time')} />
          <OriginBreakdown analytics={answer.data} csv={table(by)} />
          <ResponseTimes analytics={answer.data} compare={chosen.compare} csv={table('answers')} />
          <MissingPages missing={answer.data.missing} />
          <HowItIsCounted />
        </div>
      )}
    </>
  )
}

/** Explains what is counted and what isn't. */
const HowItIsCounted = () => (
  <details className="methodology">
    <summary>How this is counted</summary>
    <p>
      A visit starts when someone opens a page in a tab that hasn’t shown this site before, and it
      counts for the page it started on. We don’t count browsers that ask not to be tracked,
      programs that say they’re programs, or anyone signed in here. There’s no cookie, so we can’t
      tell visitors apart. We count every lead, so a few may come from visits we didn’t count. If a
      lead doesn’t say where its visit started, it counts for the page it was sent from. A won lead
      and its value count on the day the lead came in, so a past month can still grow; Pipeline has
      them by the month they were won. Erased leads stay in the numbers, without their page, site
      and campaign. Spam, merged duplicates and probes are left out. Days run on the office’s clock.
    </p>
  </details>
)

/** Addresses that visitors opened and that lead nowhere: old links, typing mistakes, pages that were removed. */
function MissingPages({ missing }: Pick<Report, 'missing'>) {
  const folder = useContentReport().data?.source.folder ?? 'content'
  return (
    <section aria-labelledby="missing-pages">
      <h2 id="missing-pages">Addresses without a page</h2>
      {missing.length === 0 ? (
        <p>Nobody opened an address of this site that leads nowhere.</p>
      ) : (
        <>
          <p className="admin-intro">
            People followed a link or typed one of these, and there’s no page now. To send them to
            the right one, add the address to <code>{folder}/redirects.yaml</code> as{' '}
            <code>from</code>, with the right page as <code>to</code>.
          </p>
          <table className="admin-table narrow-table" aria-label="Addresses without a page">
            <TableHead textColumns={['Address']} numberColumns={['Views']} />
            <tbody>
              {missing.map(({ path, views }) => (
                <tr key={path}>
                  <th scope="row">
                    <a href={path}>{path}</a>
                  </th>
                  <td className="number">{formatNumber(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
