import type { ReactNode } from 'react'
import { answerTo } from '../../../services/api/contact-form/fields.ts'
import { ownMessage } from '../../../services/api/contact-form/inquiry-message.ts'
import { serviceLabel } from '../../../services/api/contact-form/service-form.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { telLink } from '../../../services/api/contract/phone-number.ts'
import type { LeadView } from '../../../services/api/leads/contract.ts'
import { shortPlace } from '../../../services/api/leads/town-contract.ts'
import { defaultLanguage, englishName } from '../../../services/content/model/languages.ts'
import { useServiceForm } from '../../../renderer/page-context.tsx'
import { useLeadChanges } from '../contacts/changes/lead-changes.ts'
import { useTowns } from '../contacts/changes/lead-queries.ts'
import { attemptCount, isUrgent, ResponseStatus, UrgentBadge } from '../contacts/lead-labels.tsx'
import { AttemptOutcomes, useStartedAttempt } from '../contacts/lead/ContactActions.tsx'
import { StepText } from '../contacts/lead/StepText.tsx'

interface LeadRowProps {
  lead: LeadView
  /** The current minute in ms. */
  now: number
  /** What is due: the next step, or the answer. */
  due: 'step' | 'answer'
  /** Whose it is, where that is somebody else. */
  whose?: string | undefined
}

/** More than a row shows of the person's words. */
const excerptLength = 160

/** A lead on the dashboard: who, where, their first words, and when it is due, with a link to call. */
export function LeadRow({ lead, now, due, whose }: LeadRowProps) {
  const form = useServiceForm()
  const towns = useTowns()
  const { update } = useLeadChanges(undefined, String, 'Open the lead to undo')
  const [started, setStarted] = useStartedAttempt(lead.id)
  const { nextStep } = lead
  const words =
    (due === 'step' && nextStep?.note) ||
    ownMessage(form, lead).slice(0, excerptLength) ||
    lead.notes.at(-1)?.text.slice(0, excerptLength)
  return (
    <li data-urgent={isUrgent(lead) || undefined}>
      <p className="lead-link">
        {isUrgent(lead) && <UrgentBadge />}
        <a href={leadUrl(lead.id)}>{lead.name}</a>{' '}
        <Facts
          facts={[
            shortPlace(answerTo(lead, 'town'), towns),
            serviceLabel(form, lead),
            attemptCount(lead),
            lead.language !== defaultLanguage && `in ${englishName(lead.language)}`,
            whose,
          ]}
        />
        {words && <span className="lead-excerpt">{words}</span>}
      </p>
      {due === 'step' && nextStep ? (
        <StepText step={nextStep} now={now} />
      ) : (
        <span>
          <ResponseStatus lead={lead} now={now} />
        </span>
      )}
      {lead.phone !== '' && (
        <a className="phone-link" href={telLink(lead.phone)} onClick={() => setStarted('call')}>
          Call <span>{lead.phone}</span>
        </a>
      )}
      {started === 'call' && (
        <AttemptOutcomes
          how="call"
          started
          log={async (attempt) => {
            if (await update(lead, { attempt })) setStarted(undefined)
          }}
        />
      )}
    </li>
  )
}

const Facts = ({ facts }: { facts: readonly (string | false | undefined)[] }): ReactNode => (
  <span className="subtext">{facts.filter(Boolean).join(', ')}</span>
)

const leadUrl = (id: string) => `${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`

/** The address of the list with a filter. */
export const listUrl = (filter: Record<string, string>): string =>
  `${paths.admin.contactsPage}?${new URLSearchParams(filter)}`
