import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { analyticsAnswer, breakdowns } from '../../../services/api/contract/analytics.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useAddress } from '../address.ts'
import { Unloaded } from '../Unloaded.tsx'
import { Answers } from './Answers.tsx'
import { ByOrigin } from './ByOrigin.tsx'
import { Funnel } from './Funnel.tsx'
import { OverTime } from './OverTime.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { askFor, periodIn } from './period.ts'
import { daysInWords } from './words.ts'

/** All figures of the period that the address names. */
export function Analytics() {
  const { query } = useAddress()
  const by = breakdowns.find((each) => each === query.get('by')) ?? 'landing'
  const period = askFor(periodIn(query))
  const asked = new URLSearchParams([...period, ['by', by]]).toString()
  const answer = useQuery({
    // A lead that comes or is won changes them.
    queryKey: ['leads', 'analytics', asked],
    queryFn: async () =>
      analyticsAnswer.parse(await request('GET', `${paths.admin.analytics}?${asked}`)),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const table = (name: string) =>
    `${paths.admin.analyticsTable}?${new URLSearchParams([...period, ['table', name]]).toString()}`
  return (
    <>
      <PeriodFilter />
      {answer.isError && <Unloaded of={answer} />}
      {answer.isPending && <p role="status">Adding up visits and requests...</p>}
      {answer.data && (
        <div className="analytics" aria-busy={answer.isPlaceholderData}>
          <p className="desk-lead" role="status">
            {daysInWords(answer.data.period)}, beside {daysInWords(answer.data.before)}.
          </p>
          <Funnel analytics={answer.data} />
          <OverTime analytics={answer.data} csv={table('time')} />
          <ByOrigin analytics={answer.data} csv={table(by)} />
          <Answers analytics={answer.data} csv={table('answers')} />
          <HowItIsCounted />
        </div>
      )}
    </>
  )
}

/** What the figures are, and what they are not. */
const HowItIsCounted = () => (
  <details className="how-counted">
    <summary>How this is counted</summary>
    <p>
      A visit begins when a page is seen in a tab that has not shown this site before, and belongs
      to the page it began on. Browsers that ask not to be tracked, programs that say so, and people
      who are signed in here are not counted, and no visitor is told from another: there is no
      cookie. Requests are all counted, so a few may come from visits that are not. A request that
      does not say where its visit began counts for the page it was sent from. Spam, duplicates that
      were merged, and probes are left out. Days are those of the office’s clock.
    </p>
  </details>
)
