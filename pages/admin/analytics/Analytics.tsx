import { analyticsResponse, breakdowns } from '../../../services/api/contract/analytics.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useResource } from '../resource/use-resource.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { QueryError } from '../ErrorMessage.tsx'
import { ResponseTimes } from './ResponseTimes.tsx'
import { OriginBreakdown } from './OriginBreakdown.tsx'
import { Funnel } from './Funnel.tsx'
import { TimeSeries } from './TimeSeries.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { formatDayRange, parsePeriod, periodParams } from './period.ts'

/** The analytics of the period in the address. */
export function Analytics() {
  const { query } = useQueryParams()
  const by = breakdowns.find((each) => each === query.get('by')) ?? 'landing'
  const period = periodParams(parsePeriod(query))
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
      {answer.isPending && <p role="status">Adding up visits and requests...</p>}
      {answer.data && (
        <div className="analytics" aria-busy={answer.isPlaceholderData}>
          <p className="admin-intro" role="status">
            {formatDayRange(answer.data.period)}, beside {formatDayRange(answer.data.before)}.
          </p>
          <Funnel analytics={answer.data} />
          <TimeSeries analytics={answer.data} csv={table('time')} />
          <OriginBreakdown analytics={answer.data} csv={table(by)} />
          <ResponseTimes analytics={answer.data} csv={table('answers')} />
          <HowItIsCounted />
        </div>
      )}
    </>
  )
}

/** What is counted, and what isn't. */
const HowItIsCounted = () => (
  <details className="methodology">
    <summary>How this is counted</summary>
    <p>
      A visit begins when a page is seen in a tab that has not shown this site before, and belongs
      to the page it began on. Browsers that ask not to be tracked, programs that say so, and people
      who are signed in here are not counted, and visitors can’t be told apart: there’s no cookie.
      Requests are all counted, so a few may come from visits that are not. A request that does not
      say where its visit began counts for the page it was sent from. Spam, duplicates that were
      merged, and probes are left out. Days are those of the office’s clock.
    </p>
  </details>
)
