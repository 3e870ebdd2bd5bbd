import type { Dashboard } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { LeadView } from '../../../services/api/leads/contract.ts'
import type { WhoseLeads } from '../../../services/api/people/account-contract.ts'
import { useNameOf } from '../contacts/changes/lead-queries.ts'
import { formatCount, formatNumber } from '../format.ts'
import { useNow } from '../hooks.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { LeadRow, listUrl } from './LeadRow.tsx'

/** What the signed-in person has to do now: leads that can't wait, answers that are late or due soon, then next steps of today and before. */
export function OwnTasks({ own }: Pick<Dashboard, 'own'>) {
  const now = useNow()
  const me = useMe()
  const nameOf = useNameOf()
  const total = own.answers.total + own.steps.total
  return (
    <section className="task-list" aria-labelledby="own-tasks">
      <h2 id="own-tasks">
        {total === 0 ? 'Nothing due for you' : `Due now: ${formatNumber(total)}`}
      </h2>
      {total > 0 && (
        <ol>
          {own.answers.leads.map((lead) => (
            <LeadRow
              key={`${lead.id} answer`}
              lead={lead}
              now={now}
              due="answer"
              whose={
                lead.assignee === undefined || lead.assignee === me.id
                  ? undefined
                  : nameOf(lead.assignee, lead)
              }
            />
          ))}
          {own.steps.leads.map((lead) => (
            <LeadRow key={`${lead.id} step`} lead={lead} now={now} due="step" />
          ))}
        </ol>
      )}
      <p className="task-links">
        {own.answers.total > own.answers.leads.length && (
          <a href={listUrl({ status: 'new', sort: 'due', order: 'asc' })}>
            See everyone who’s waiting ({formatNumber(own.answers.total)} due for you)
          </a>
        )}
        {own.steps.total > own.steps.leads.length && (
          <a href={listUrl({ next: 'due', stepBy: 'mine', sort: 'next', order: 'asc' })}>
            See all {formatNumber(own.steps.total)} next steps
          </a>
        )}
      </p>
    </section>
  )
}

interface NewLeadsProps {
  waiting: Dashboard['waiting']
  /** Leads that are listed above already. */
  listed: readonly LeadView[]
  /** Whether there has ever been a lead. */
  hasHadLead: boolean
}

/** The newest leads that wait for an answer, those that can't wait first, with the person's first words. */
export function NewLeads({ waiting: { total, late, leads }, listed, hasHadLead }: NewLeadsProps) {
  const now = useNow()
  const others = leads.filter(({ id }) => !listed.some((one) => one.id === id))
  return (
    <section className="task-list" aria-labelledby="waiting">
      <h2 id="waiting">
        {total === 0 ? 'No leads waiting' : `Waiting for an answer: ${formatNumber(total)}`}
        {late > 0 && <strong className="overdue-count">{formatNumber(late)} overdue</strong>}
      </h2>
      {total === 0 && (
        <p className="admin-intro">
          {hasHadLead
            ? 'Nice work. The next one shows up here as soon as it comes in.'
            : 'No leads yet. The first one shows up here as soon as it comes in.'}{' '}
          <a href={paths.admin.contactsPage}>See all contacts</a>
        </p>
      )}
      {others.length > 0 && (
        <ol>
          {others.map((lead) => (
            <LeadRow key={lead.id} lead={lead} now={now} due="answer" />
          ))}
        </ol>
      )}
      {total > 0 && (
        <p className="task-links">
          <a href={listUrl({ status: 'new', sort: 'due', order: 'asc' })}>
            {total > leads.length
              ? `See all ${formatNumber(total)} waiting`
              : 'See them in contacts'}
          </a>
        </p>
      )}
    </section>
  )
}

interface OtherTasksProps extends Pick<Dashboard, 'others' | 'without'> {
  /** Mine: only how much there is. */
  whose: WhoseLeads
}

/** What colleagues have to do now, and how many open leads have no next step. */
export function OtherTasks({ others, without, whose }: OtherTasksProps) {
  const now = useNow()
  const nameOf = useNameOf()
  const { answers, steps } = others
  const total = answers.total + steps.total
  if (total === 0 && without === 0) return null
  return (
    <section className="task-list" aria-labelledby="other-tasks">
      <h2 id="other-tasks">The rest</h2>
      {whose === 'everybody' && total > 0 && (
        <ol>
          {answers.leads.map((lead) => (
            <LeadRow
              key={`${lead.id} answer`}
              lead={lead}
              now={now}
              due="answer"
              whose={nameOf(lead.assignee ?? '', lead)}
            />
          ))}
          {steps.leads.map((lead) => (
            <LeadRow
              key={`${lead.id} step`}
              lead={lead}
              now={now}
              due="step"
              whose={lead.nextStep?.who ? nameOf(lead.nextStep.who) : undefined}
            />
          ))}
        </ol>
      )}
      <p className="task-links">
        {answers.total > 0 && (
          <a href={listUrl({ status: 'new', sort: 'due', order: 'asc' })}>
            See everyone who’s waiting ({formatNumber(answers.total)} due from colleagues)
          </a>
        )}
        {steps.total > 0 && (
          <a href={listUrl({ next: 'due', sort: 'next', order: 'asc' })}>
            See everyone’s next steps ({formatNumber(steps.total)} due from colleagues)
          </a>
        )}
        {without > 0 && (
          <a href={listUrl({ next: 'none', sort: 'due', order: 'asc' })}>
            {formatCount(without, ['open lead has', 'open leads have'])} no next step
          </a>
        )}
      </p>
    </section>
  )
}
