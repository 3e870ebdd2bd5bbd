import '../charts/charts.css'
import './dashboard.css'
import { dashboardResponse } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useSiteParts } from '../../../renderer/page-context.tsx'
import { useResource } from '../resource/use-resource.ts'
import { formatDuration, formatInTime, formatNumber } from '../format.ts'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { Sparkline } from '../charts/bars.tsx'
import { ContentTile, Tile } from './tiles.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { DueSteps } from './DueSteps.tsx'
import { UnansweredLeads } from './UnansweredLeads.tsx'

/** The periodic refetch, in ms; a change of a lead also refetches. */
const refetchMs = 5 * 60_000

export const Page = () => (
  <AdminLayout>
    <Dashboard />
  </AdminLayout>
)

function Dashboard() {
  const isOwner = useMe().role === 'owner'
  const { newsletter } = useSiteParts()
  const answer = useResource({
    key: ['leads', 'dashboard'],
    path: paths.admin.dashboard,
    response: dashboardResponse,
    refetchInterval: refetchMs,
  })
  if (answer.isPending) return <p role="status">Loading the dashboard...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  const {
    waiting,
    fresh: newLeads,
    answers,
    answersBefore,
    failedMail,
    mailProblems,
    quarantine,
    subscribers,
    steps,
  } = answer.data
  const undelivered = failedMail + answer.data.retriedMail
  const medianBefore = answersBefore.median
  return (
    <div className="dashboard">
      <div>
        {/* Stale data stays visible, with the error. */}
        <ErrorMessage error={answer.error} />
        {isOwner && <FirstSteps steps={steps} />}
        <DueSteps next={answer.data.next} />
        <UnansweredLeads waiting={waiting} hasHadLead={steps.request} />
      </div>
      <div className="tiles">
        <Tile
          title="New leads"
          value={formatNumber(newLeads.total)}
          action={{ href: paths.admin.analyticsPage, label: 'See where they come from' }}
        >
          <Sparkline
            title={`Leads per day over 30 days, ${newLeads.total} in all`}
            values={newLeads.days.map(({ leads }) => leads)}
          />
          <p>In 30 days. There were {formatNumber(newLeads.before)} in the 30 days before.</p>
        </Tile>
        <Tile
          title="Response time"
          value={answers.median === undefined ? '–' : formatDuration(answers.median)}
          action={{ href: `${paths.admin.analyticsPage}#answers`, label: 'See all answer times' }}
        >
          {answers.answered === 0 ? (
            <p>No answers in the last 30 days.</p>
          ) : (
            <p>
              {answers.answered === 1
                ? 'One answer in 30 days'
                : `Half of our ${formatNumber(answers.answered)} answers in 30 days took this long or less`}
              {medianBefore !== undefined &&
                `; in the 30 days before, it was ${formatDuration(medianBefore)}`}
              . {formatInTime(answers)}.
            </p>
          )}
        </Tile>
        <Tile
          title="Failed emails"
          value={formatNumber(undelivered)}
          urgent={undelivered > 0}
          action={
            failedMail > 0
              ? {
                  href: `${paths.admin.contactsPage}#failed-mail`,
                  label: 'Send again, or call',
                }
              : isOwner
                ? { href: `${paths.admin.settingsPage}?part=mail`, label: 'Email settings' }
                : { href: paths.admin.contactsPage, label: 'All leads' }
          }
        >
          <p>
            {mailProblems.length === 0
              ? 'Every email has gone out or is on its way.'
              : mailProblems.map(({ what }) => what).join(' ')}
          </p>
        </Tile>
        <Tile
          title="Quarantine"
          value={formatNumber(quarantine)}
          action={{
            href: `${paths.admin.contactsPage}?view=quarantine`,
            label: quarantine > 0 ? 'Review them' : 'See the quarantine',
          }}
        >
          <p>
            {quarantine > 0
              ? 'These look like spam. Release anything a person wrote; the rest is erased after 90 days.'
              : 'Nothing in quarantine.'}
          </p>
        </Tile>
        {(newsletter || subscribers.active + subscribers.left > 0) && (
          <Tile
            title="Subscribers"
            value={formatNumber(subscribers.active)}
            action={{ href: paths.admin.subscribersPage, label: 'See who joined and left' }}
          >
            <p>
              In 30 days, {formatNumber(subscribers.joined)} joined and{' '}
              {formatNumber(subscribers.left)} unsubscribed.
            </p>
          </Tile>
        )}
        <ContentTile />
      </div>
    </div>
  )
}
