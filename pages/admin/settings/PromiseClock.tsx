import { useQuery } from '@tanstack/react-query'
import { promiseStatus, type PromiseStatus } from '../../../services/api/contract/health.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useContentReport } from '../content-report.ts'
import { dayShort } from '../day.ts'
import { FileLink } from '../FileLink.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { Facts } from './Facts.tsx'

/** How soon the firm answers, as it is set, with what it makes of a request that came now. */
export function PromiseClock() {
  const status = useQuery({
    queryKey: ['promise'],
    queryFn: async () => promiseStatus.parse(await request('GET', paths.admin.promise)),
    staleTime: 0,
  })
  const repository = useContentReport().data?.repository
  if (status.isPending) return <p role="status">Loading the promise...</p>
  if (status.isLoadingError) return <Unloaded of={status} />
  const { promise, dueWords, now } = status.data
  const coming = promise.holidays.filter((day) => day >= now.slice(0, 10))
  return (
    <section aria-labelledby="promise">
      <h2 id="promise">The promise clock</h2>
      <p>
        A request that came now would be due by <b>{dueWords}</b>. Visitors read that time when they
        have sent the form and in their letter; the office is reminded at 50, 80 and 100% of it.
      </p>
      <Facts
        facts={[
          ['Answered within', `${promise.hours} hours`],
          [
            'Counted',
            promise.counts === 'every-hour' ? 'around the clock' : 'only while the office is open',
          ],
          ['Office open', openWords(promise)],
          [
            'Closed all the same',
            coming.length === 0 ? 'no day that is to come' : coming.map(dayShort).join(' · '),
          ],
          ['By the clock of', promise.timeZone.replaceAll('_', ' ')],
        ]}
      />
      {promise.counts === 'every-hour' && (
        <p>Hours and holidays do not count while the promise runs around the clock.</p>
      )}
      <p>
        It is changed in <FileLink file="content/business.yaml" repository={repository} />, under{' '}
        <code>promise</code>, <code>hours</code> and <code>holidays</code>; a new build brings it
        here. Requests that are there keep the time they were promised.
      </p>
    </section>
  )
}

const openWords = ({ open }: PromiseStatus['promise']): string =>
  open
    .map(({ days, opens, closes }) => {
      const [first = '', last = ''] = [days[0], days.at(-1)]
      return `${days.length > 2 ? `${first} to ${last}` : days.join(' and ')}, ${opens}–${closes}`
    })
    .join('; ') || 'no hours are set'
