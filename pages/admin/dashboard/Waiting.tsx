import { useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import type { Dashboard } from '../../../services/api/contract/dashboard.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { useLeadChanges } from '../contacts/change-lead.ts'
import { Reached } from '../contacts/Reached.tsx'
import { telLink } from '../contacts/tel-link.ts'
import { durationInWords, timeInWords } from '../contacts/time.ts'
import { inFull } from '../numbers.ts'
import { useNow } from '../now.ts'

interface WaitingProps {
  waiting: Dashboard['waiting']
  /** Whether any request has ever come in. */
  hasHadOne: boolean
}

const all = `${paths.admin.contactsPage}?status=new&sort=due&order=asc`

/** Requests that nobody has answered, the one that is due first on top. */
export function Waiting({ waiting: { total, late, leads }, hasHadOne }: WaitingProps) {
  const now = useNow()
  const { change } = useLeadChanges(undefined, String, 'Open the request to undo')
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">
        {total === 0
          ? 'Nobody is waiting for an answer'
          : `Waiting for an answer: ${inFull(total)}`}
        {late > 0 && <strong className="late">{inFull(late)} late</strong>}
      </h2>
      {total === 0 ? (
        <p className="desk-lead">
          {hasHadOne
            ? 'Every request has been answered. The next one will stand here the moment it comes in.'
            : 'No request has come in yet. The first one will stand here the moment it does.'}{' '}
          <a href={paths.admin.contactsPage}>See all contacts</a>
        </p>
      ) : (
        <>
          <ol>
            {leads.map((lead) => (
              <WaitingLead
                key={lead.id}
                lead={lead}
                now={now}
                mark={() => void change(lead, { status: 'contacted' })}
              />
            ))}
          </ol>
          <p>
            <a href={all}>
              {total > leads.length ? `See all ${inFull(total)} that wait` : 'See them in contacts'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

interface WaitingLeadProps {
  lead: LeadView
  now: number
  /** They were reached. */
  mark: () => void
}

function WaitingLead({ lead, now, mark }: WaitingLeadProps) {
  const [called, setCalled] = useState(false)
  return (
    <li>
      <p className="who">
        <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(lead.id)}`}>{lead.name}</a>
        <span className="under">
          {[serviceTypeLabels[lead.serviceType], lead.extra['town']].filter(Boolean).join(', ')}
        </span>
      </p>
      <TimeLeft dueAt={lead.dueAt} now={Math.max(now, Date.parse(lead.receivedAt))} />
      {lead.phone !== '' && (
        <a className="phone-link" href={telLink(lead.phone)} onClick={() => setCalled(true)}>
          Call {lead.phone}
        </a>
      )}
      <Reached
        lead={lead}
        tried={called}
        mark={() => {
          setCalled(false)
          mark()
        }}
      />
    </li>
  )
}

function TimeLeft({ dueAt, now }: { dueAt: string | undefined; now: number }) {
  if (dueAt === undefined) return <span className="left">no due time</span>
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000)
  return (
    <span className="left" data-late={minutes < 0 || undefined}>
      <time dateTime={dueAt} title={timeInWords(dueAt)}>
        {minutes < 0 ? `${durationInWords(-minutes)} late` : `${durationInWords(minutes)} left`}
      </time>
    </span>
  )
}
