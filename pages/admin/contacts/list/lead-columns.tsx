import { ownMessage } from '../../../../services/api/contact-form/inquiry-message.ts'
import type { LeadEmailView, LeadView } from '../../../../services/api/leads/contract.ts'
import {
  type ServiceForm,
  serviceLabel,
} from '../../../../services/api/contact-form/service-form.ts'
import { openStatuses } from '../../../../services/api/leads/next-step-contract.ts'
import { StepText } from '../lead/StepText.tsx'
import { answerTo } from '../../../../services/api/contact-form/fields.ts'
import { shortPlace } from '../../../../services/api/leads/town-contract.ts'
import { formatCount, formatDollars, type OfficeTime } from '../../format.ts'
import { PageLink } from '../../resource/filters.tsx'
import type { Column } from '../../resource/TableRows.tsx'
import {
  attemptCount,
  isUrgent,
  type NameOf,
  ResponseStatus,
  StatusBadge,
  UrgentBadge,
} from '../lead-labels.tsx'
import { defaultLanguage, englishName } from '../../../../services/content/model/languages.ts'

/** What the cells need besides the lead. */
interface CellContext {
  form: ServiceForm
  now: number
  time: OfficeTime
  nameOf: NameOf
  /** Names of the site's towns. */
  towns: readonly string[]
  linkTo: (lead: string) => string
  open: (lead: string) => void
}

/** More than a cell shows; a screen reader reads all of it. */
const excerptLength = 200

/** The columns; the `id` of one with `sort` is one of `leadSorts` (leads/contract.ts). */
export const leadColumns = ({
  form,
  now,
  time: { formatTime, formatShortTime },
  nameOf,
  towns,
  linkTo,
  open,
}: CellContext): Column<LeadView>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'asc',
    cell: (lead) => (
      <>
        <PageLink className="lead-name" href={linkTo(lead.id)} follow={() => open(lead.id)}>
          {lead.name}
        </PageLink>
        <span className="lead-excerpt">
          {isUrgent(lead) && <UrgentBadge />}
          {lead.emails.some(isBounced) && <b className="bounced">Email bounced</b>}
          <span className="when-narrow">{narrowFacts(lead, { now, towns })}</span>
          {lead.language !== defaultLanguage && `${englishName(lead.language)} · `}
          {photoCount(lead)}
          {lead.attempts.length > 0 && `${attemptCount(lead)} · `}
          {excerptOf(form, lead)}
        </span>
      </>
    ),
  },
  {
    id: 'serviceType',
    header: 'About',
    cell: (lead) => serviceLabel(form, lead),
  },
  {
    id: 'town',
    header: 'Town',
    cell: (lead) => {
      const address = answerTo(lead, 'town')
      return address && <span title={address}>{shortPlace(address, towns)}</span>
    },
  },
  { id: 'tags', header: 'Tags', cell: ({ tags }) => tags.join(', ') },
  {
    id: 'assignee',
    header: 'Assigned to',
    cell: (lead) => lead.assignee !== undefined && nameOf(lead.assignee, lead),
  },
  {
    id: 'received',
    header: 'Received',
    sort: 'desc',
    cell: ({ receivedAt }) => (
      <time dateTime={receivedAt} title={formatTime(receivedAt)}>
        {formatShortTime(receivedAt, now)}
      </time>
    ),
  },
  {
    id: 'due',
    header: 'Answer',
    sort: 'asc',
    cell: (lead) => <ResponseStatus lead={lead} now={now} />,
  },
  {
    id: 'next',
    header: 'Next step',
    sort: 'asc',
    cell: ({ nextStep, status }) =>
      nextStep ? (
        <StepText step={nextStep} now={now} />
      ) : (
        openStatuses.some((each) => each === status) && <span className="no-step">none</span>
      ),
  },
  {
    id: 'value',
    header: 'Value',
    sort: 'desc',
    cell: ({ wonValue }) => wonValue !== undefined && formatDollars(wonValue),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
]

/** On a narrow screen, where they have no column: the town, and the next step. */
const narrowFacts = (lead: LeadView, { now, towns }: Pick<CellContext, 'now' | 'towns'>) => {
  const place = shortPlace(answerTo(lead, 'town'), towns)
  return (
    <>
      {place && `${place} · `}
      {lead.nextStep && (
        <>
          <StepText step={lead.nextStep} now={now} /> ·{' '}
        </>
      )}
    </>
  )
}

/** `2 photos · `, or nothing. */
function photoCount({ attachments }: LeadView): string {
  const count = attachments.filter(({ kind }) => kind !== 'pdf').length
  return count === 0 ? '' : `${formatCount(count, ['photo', 'photos'])} · `
}

/** The person's first words; of a lead that staff entered, those of its latest note. */
const excerptOf = (form: ServiceForm, lead: LeadView): string =>
  (ownMessage(form, lead) || lead.notes.at(-1)?.text)?.slice(0, excerptLength) ||
  lead.phone ||
  lead.email

/** The confirmation, or an email about a visit, did not reach its sender, so the address is wrong. */
const isBounced = ({ toProspect, state }: LeadEmailView) => toProspect && state === 'failed'
