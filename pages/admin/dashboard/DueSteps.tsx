import type { Dashboard } from '../../../services/api/analytics/dashboard-contract.ts'
import { answerTo } from '../../../services/api/contact-form/fields.ts'
import { serviceLabel } from '../../../services/api/contact-form/service-form.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { telLink } from '../../../services/api/contract/phone-number.ts'
import { useServiceForm } from '../../../renderer/page-context.tsx'
import { useNameOf } from '../contacts/changes/lead-queries.ts'
import { StepText } from '../contacts/lead/StepText.tsx'
import { formatCount, formatNumber } from '../format.ts'
import { useNow } from '../hooks.ts'

const listUrl = (search: string) => `${paths.admin.contactsPage}?${search}`

/** The next steps that are due today or overdue, the longest overdue first; and how many open leads have none. */
export function DueSteps({ next: { total, leads, without } }: Pick<Dashboard, 'next'>) {
  const now = useNow()
  const form = useServiceForm()
  const nameOf = useNameOf()
  if (total === 0 && without === 0) return null
  return (
    <section className="unanswered-leads due-steps" aria-labelledby="due-steps">
      <h2 id="due-steps">{total === 0 ? 'Nothing due today' : `Due: ${formatNumber(total)}`}</h2>
      {leads.length > 0 && (
        <ol>
          {leads.map((lead) => (
            <li key={lead.id}>
              <p className="lead-link">
                <a href={listUrl(new URLSearchParams({ lead: lead.id }).toString())}>{lead.name}</a>
                <span className="subtext">
                  {[
                    lead.nextStep?.note,
                    serviceLabel(form, lead),
                    answerTo(lead, 'town'),
                    lead.nextStep && lead.nextStep.who !== '' && nameOf(lead.nextStep.who),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>
              {lead.nextStep && <StepText step={lead.nextStep} now={now} />}
              {lead.phone !== '' && (
                <a className="phone-link" href={telLink(lead.phone)}>
                  Call {lead.phone}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
      <p>
        {total > leads.length && (
          <>
            <a href={listUrl('next=due&sort=next&order=asc')}>
              See all {formatNumber(total)} due
            </a>{' '}
          </>
        )}
        {without > 0 && (
          <a href={listUrl('next=none&sort=due&order=asc')}>
            {formatCount(without, ['open lead has', 'open leads have'])} no next step
          </a>
        )}
      </p>
    </section>
  )
}
