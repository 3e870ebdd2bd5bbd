import {
  responseSlaStatus,
  type ResponseSlaStatus,
} from '../../../services/api/operations/health-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useResource } from '../resource/use-resource.ts'
import { useContentReport } from '../content-report.ts'
import { formatDay } from '../format.ts'
import { DescriptionList } from '../../../renderer/components/lists.tsx'
import { FileLink } from '../components/tables.tsx'
import { QueryError } from '../components/ErrorMessage.tsx'

/** The most holidays that are listed. */
const maxHolidays = 8

/** The configured response SLA, and the due time of a lead received now. */
export function ResponseClock() {
  const status = useResource({
    path: paths.admin.responseSla,
    response: responseSlaStatus,
    staleTime: 0,
  })
  const source = useContentReport().data?.source
  if (status.isPending) return <p role="status">Loading the response time...</p>
  if (status.isLoadingError) return <QueryError query={status} />
  const { promise: responseSla, dueWords, now } = status.data
  const upcomingHolidays = responseSla.holidays
    .filter((day) => day >= now.slice(0, 10))
    .slice(0, maxHolidays)
  return (
    <section aria-labelledby="response-sla">
      <h2 id="response-sla">Response time</h2>
      <p>
        If a lead came in now, you’d have until <b>{dueWords}</b> to answer. Visitors see that time
        after they send the form and in their email. The office gets reminders when 50, 80 and 100%
        of the time is gone.
      </p>
      <DescriptionList
        rows={[
          ['Answer within', `${responseSla.hours} hours`],
          [
            'Counted',
            responseSla.counts === 'every-hour'
              ? 'around the clock'
              : 'only while the office is open',
          ],
          ['Office open', formatOpenHours(responseSla)],
          [
            'Closed on',
            upcomingHolidays.length === 0
              ? 'no holidays set'
              : upcomingHolidays.map(formatDay).join(' · '),
          ],
          ['Time zone', responseSla.timeZone.replaceAll('_', ' ')],
        ]}
      />
      {responseSla.counts === 'every-hour' && (
        <p>
          The clock runs nights and holidays too. If time’s up while the office is closed, the
          answer’s due by the closing time before that. If that’s too soon, it’s due an hour after
          the office opens again.
        </p>
      )}
      <p>
        To change it, edit{' '}
        <FileLink file={`${source?.folder ?? 'content'}/business.yaml`} source={source} />, under{' '}
        <code>promise</code>, <code>hours</code>, <code>closed</code> and <code>holidays</code>,
        then run a new build. Leads you already have keep their due time.
      </p>
    </section>
  )
}

const formatOpenHours = ({ open }: ResponseSlaStatus['promise']): string =>
  open
    .map(({ days, opens, closes }) => {
      const [first = '', last = ''] = [days[0], days.at(-1)]
      return `${days.length > 2 ? `${first} to ${last}` : days.join(' and ')}, ${formatHour(opens)}–${formatHour(closes)}`
    })
    .join('; ') || 'no hours set'

const hourFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** `08:00` as `8 AM`. */
const formatHour = (time: string): string =>
  hourFormat.format(new Date(`1970-01-01T${time}Z`)).replace(':00', '')
