import type { Dashboard } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useSiteParts } from '../../../renderer/page-context.tsx'
import { useContentReport } from '../content-report.ts'
import { formatDuration, formatInTime, formatNumber } from '../format.ts'
import { useMe } from '../layout/AdminLayout.tsx'

interface CounterProps {
  href: string
  value: string
  label: string
  /** More about the number. */
  title: string
  /** Needs attention. */
  urgent?: boolean
}

/** A number in a line of them; the link leads to what is behind it. */
const Counter = ({ href, value, label, title, urgent = false }: CounterProps) => (
  <li data-urgent={urgent || undefined}>
    <a href={href} title={title}>
      <b>{value}</b> {label}
    </a>
  </li>
)

/** The numbers of the last thirty days and what else there is to look after, in a line. */
export function Counters({ data }: { data: Dashboard }) {
  const isOwner = useMe().role === 'owner'
  const { newsletter } = useSiteParts()
  const { fresh, answers, failedMail, retriedMail, mailProblems, quarantine, subscribers } = data
  const undelivered = failedMail + retriedMail
  return (
    <section aria-label="Numbers">
      {mailProblems.length > 0 && (
        <p className="notice">{mailProblems.map(({ what }) => what).join(' ')}</p>
      )}
      <ul className="counters">
        <Counter
          href={paths.admin.analyticsPage}
          value={formatNumber(fresh.total)}
          label="new in 30 days"
          title={`There were ${formatNumber(fresh.before)} in the 30 days before.`}
        />
        <Counter
          href={`${paths.admin.analyticsPage}#answers`}
          value={answers.median === undefined ? '–' : formatDuration(answers.median)}
          label="median time to answer"
          title={
            answers.answered === 0
              ? 'No answers in the last 30 days.'
              : `Half of our answers in 30 days took this long or less. ${formatInTime(answers)}.`
          }
        />
        <Counter
          href={
            failedMail > 0
              ? `${paths.admin.contactsPage}#failed-mail`
              : isOwner
                ? `${paths.admin.settingsPage}?part=mail`
                : paths.admin.contactsPage
          }
          value={formatNumber(undelivered)}
          label={undelivered === 1 ? 'failed email' : 'failed emails'}
          title={
            undelivered === 0
              ? 'Every email has gone out or is on its way.'
              : 'Send them again, or call.'
          }
          urgent={undelivered > 0}
        />
        <Counter
          href={`${paths.admin.contactsPage}?view=quarantine`}
          value={formatNumber(quarantine)}
          label="in quarantine"
          title="These look like spam. Release anything a person wrote; the rest is erased after 90 days."
        />
        {(newsletter || subscribers.active + subscribers.left > 0) && (
          <Counter
            href={paths.admin.subscribersPage}
            value={formatNumber(subscribers.active)}
            label={subscribers.active === 1 ? 'subscriber' : 'subscribers'}
            title={`In 30 days, ${formatNumber(subscribers.joined)} joined and ${formatNumber(subscribers.left)} unsubscribed.`}
          />
        )}
        <ContentCounter />
      </ul>
    </section>
  )
}

/** How many problems the content has. */
function ContentCounter() {
  const { data } = useContentReport()
  if (!data) return null
  const { writings, matrix } = data
  const count = (state: string) => writings.filter((each) => each.state === state).length
  const problems = writings.reduce((sum, { problems: found }) => sum + found.length, 0)
  const thin = matrix.cells.filter((cell) => cell.thin.length > 0).length
  const parts = [
    problems > 0 && `${formatNumber(problems)} in posts, guides and projects`,
    thin > 0 && `${formatNumber(thin)} thin location pages`,
    count('scheduled') > 0 && `${formatNumber(count('scheduled'))} scheduled`,
    count('draft') > 0 && `${formatNumber(count('draft'))} drafts`,
  ].filter((part) => part !== false)
  return (
    <Counter
      href={problems === 0 && thin > 0 ? paths.admin.servicesPage : paths.admin.postsPage}
      value={formatNumber(problems + thin)}
      label={problems + thin === 1 ? 'content issue' : 'content issues'}
      title={parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing to fix.'}
    />
  )
}
