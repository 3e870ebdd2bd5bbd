import type { ContactAttempt } from '../../../services/api/leads/contact-attempt-contract.ts'
import type { LeadView } from '../../../services/api/leads/contract.ts'
import type { Dashboard } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { serviceLabel } from '../../../services/api/contact-form/service-form.ts'
import { useServiceForm } from '../../../renderer/page-context.tsx'
import { useLeadChanges } from '../contacts/changes/lead-changes.ts'
import { telLink } from '../../../services/api/contract/phone-number.ts'
import { AttemptOutcomes, useStartedAttempt } from '../contacts/lead/ContactActions.tsx'
import { attemptCount } from '../contacts/lead-labels.tsx'
import { formatNumber, formatTimeLeft } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { useNow } from '../hooks.ts'
import { defaultLanguage, englishName } from '../../../services/content/model/languages.ts'

interface UnansweredLeadsProps {
  waiting: Dashboard['waiting']
  /** Whether there has ever been a lead. */
  hasHadLead: boolean
}

const allUnansweredUrl = `${paths.admin.contactsPage}?status=new&sort=due&order=asc`

/** Unanswered leads, sorted by due time. */
export function UnansweredLeads({
  waiting: { total, late, leads },
  hasHadLead,
}: UnansweredLeadsProps) {
  const now = useNow()
  const { update } = useLeadChanges(undefined, String, 'Open the lead to undo')
  return (
    <section className="unanswered-leads" aria-labelledby="waiting">
      <h2 id="waiting">
        {total === 0 ? 'No leads waiting' : `Waiting for an answer: ${formatNumber(total)}`}
        {late > 0 && <strong className="overdue-count">{formatNumber(late)} overdue</strong>}
      </h2>
      {total === 0 ? (
        <p className="admin-intro">
          {hasHadLead
            ? 'Nice work. The next one shows up here as soon as it comes in.'
            : 'No leads yet. The first one shows up here as soon as it comes in.'}{' '}
          <a href={paths.admin.contactsPage}>See all contacts</a>
        </p>
      ) : (
        <>
          <ol>
            {leads.map((lead) => (
              <UnansweredLead
                key={lead.id}
                lead={lead}
                now={now}
                log={(attempt) => update(lead, { attempt })}
              />
            ))}
          </ol>
          <p>
            <a href={allUnansweredUrl}>
              {total > leads.length
                ? `See all ${formatNumber(total)} waiting`
                : 'See them in contacts'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

interface UnansweredLeadProps {
  lead: LeadView
  now: number
  /** Logs what came of a call; resolves to whether it was saved. */
  log: (attempt: ContactAttempt) => Promise<boolean>
}

function UnansweredLead({ lead, now, log }: UnansweredLeadProps) {
  const form = useServiceForm()
  const [started, setStarted] = useStartedAttempt(lead.id)
  return (
    <li>
      <p className="lead-link">
        <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(lead.id)}`}>{lead.name}</a>
        <span className="subtext">
          {[
            serviceLabel(form, lead),
            lead.town,
            attemptCount(lead),
            lead.language !== defaultLanguage && `in ${englishName(lead.language)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <TimeLeft dueAt={lead.dueAt} now={Math.max(now, Date.parse(lead.receivedAt))} />
      {lead.phone !== '' && (
        <a className="phone-link" href={telLink(lead.phone)} onClick={() => setStarted('call')}>
          Call {lead.phone}
        </a>
      )}
      {started === 'call' && (
        <AttemptOutcomes
          how="call"
          started
          log={async (attempt) => {
            if (await log(attempt)) setStarted(undefined)
          }}
        />
      )}
    </li>
  )
}

function TimeLeft({ dueAt, now }: { dueAt: string | undefined; now: number }) {
  const { formatTime } = useOfficeTime()
  if (dueAt === undefined) return <span className="time-left">no due time</span>
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000)
  return (
    <span className="time-left" data-late={minutes < 0 || undefined}>
      <time dateTime={dueAt} title={formatTime(dueAt)}>
        {formatTimeLeft(minutes)}
      </time>
    </span>
  )
}
