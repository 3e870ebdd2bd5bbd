import { ownMessage } from '../../../../services/api/contact-form/inquiry-message.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import type { OfficeTime } from '../../format.ts'
import { OfficeTimeText, useOfficeTime } from '../../office-time.ts'
import { useNow } from '../../hooks.ts'
import { ResourceDetail } from '../../resource/ResourceDetail.tsx'
import { Conversation } from '../conversation/Conversation.tsx'
import { Attachments, PhotoStrip } from './Attachments.tsx'
import { ContactActions, useStartedAttempt } from './ContactActions.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { fieldDraft, noteDraft } from './drafts.ts'
import { Erasure } from './Erasure.tsx'
import { FailedLeadEmails, LeadEmails } from './LeadEmails.tsx'
import { Presence } from './Presence.tsx'
import { ContactFacts, LeadFacts } from './LeadFacts.tsx'
import { LeadFields } from './LeadFields.tsx'
import { Duplicates, MergedLeads } from './merging.tsx'
import { NextStepSection } from './NextStepSection.tsx'
import { Notes } from './Notes.tsx'
import type { ContactsUrl } from '../list/contacts-url.ts'
import { isUrgent, ResponseStatus, StatusBadge, UrgentBadge } from '../lead-labels.tsx'
import type { LeadChanges } from '../changes/lead-changes.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { useLead } from '../changes/lead-queries.ts'
import { TextButton } from '../../components/buttons.tsx'

interface LeadDetailProps {
  id: string
  changes: LeadChanges
  url: Pick<ContactsUrl, 'open' | 'close'>
}

export const LeadDetail = (props: LeadDetailProps) => (
  <ResourceDetail label="Lead" className="lead" query={useLead(props.id)} close={props.url.close}>
    {({ lead }) => <LeadBody {...props} lead={lead} />}
  </ResourceDetail>
)

/** The lead's details: contact data, status, message, notes, history. */
function LeadBody(props: LeadDetailProps & { lead: LeadView }) {
  const { formatShortTime, formatTime } = useOfficeTime()
  const { lead, changes } = props
  const form = useServiceForm()
  const me = useMe()
  const { open } = props.url
  const now = useNow()
  const update = (wanted: LeadPatch) => changes.update(lead, wanted)
  const rejected = changes.rejectedOf(lead.id)
  const errorOf = (field: keyof LeadPatch) =>
    rejected?.patch[field] === undefined ? undefined : rejected.message
  const [started, setStarted] = useStartedAttempt(lead.id)
  const readOnly = lead.erasedAt !== undefined || lead.mergedInto !== undefined
  return (
    <>
      <h2>{lead.name}</h2>
      <p className="lead-summary">
        {isUrgent(lead) && <UrgentBadge />}
        <StatusBadge status={lead.status} />
        {!readOnly && <ResponseStatus lead={lead} now={now} />}
        <time dateTime={lead.receivedAt} title={formatTime(lead.receivedAt)}>
          {formatShortTime(lead.receivedAt, now)}
        </time>
        <span>{lead.reference}</span>
      </p>
      {!readOnly && <Presence lead={lead.id} />}
      {lead.mergedInto !== undefined && (
        <p className="notice">
          This lead was merged into another one.{' '}
          <TextButton onClick={() => open(lead.mergedInto ?? '')}>
            Open {lead.mergedInto}
          </TextButton>
        </p>
      )}
      <ContactFacts lead={lead} onCall={() => setStarted('call')} />
      {lead.message !== '' && <p className="message">{ownMessage(form, lead) || lead.message}</p>}
      <PhotoStrip lead={lead} />
      <Conversation key={lead.id} lead={lead} readOnly={readOnly} />
      {!readOnly && <FailedLeadEmails lead={lead} />}
      {!readOnly && (
        <ContactActions
          lead={lead}
          now={now}
          update={update}
          started={started}
          setStarted={setStarted}
          error={errorOf('attempt')}
        />
      )}
      {!readOnly && (
        <NextStepSection lead={lead} now={now} update={update} error={errorOf('step')} />
      )}
      {!readOnly && <Duplicates lead={lead} open={open} />}
      <MergedLeads lead={lead} open={open} />
      {!readOnly && <LeadFields lead={lead} rejected={rejected} update={update} />}
      <Notes
        notes={lead.notes}
        add={readOnly ? undefined : (note) => update({ note })}
        change={(changedNote) => update({ changedNote })}
        error={errorOf('note') ?? errorOf('changedNote')}
        draft={noteDraft(me.id, lead.id)}
      />
      <Attachments lead={lead} readOnly={readOnly} />
      {!readOnly && <LeadEmails lead={lead} />}
      {!readOnly && (
        <ContactDetails
          lead={lead}
          errorOf={errorOf}
          update={update}
          draftOf={(field) => fieldDraft(me.id, lead.id, field)}
        />
      )}
      <LeadFacts lead={lead} />
      <History history={lead.history} />
      {me.role === 'owner' && lead.erasedAt === undefined && <Erasure lead={lead} />}
    </>
  )
}

/** Details have times in UTC; staff read them in the office's time zone. */
const withLocalTimes = (detail: string, { formatTime }: OfficeTime) =>
  detail.replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, (iso) => formatTime(iso))

const Detail = ({ detail }: { detail: string }) => `: ${withLocalTimes(detail, useOfficeTime())}`

/** The history of changes: when, by whom, what. */
const History = ({ history }: Pick<LeadView, 'history'>) => (
  <>
    <h3>History</h3>
    {history.length === 0 && <p>No changes yet.</p>}
    <ol className="history">
      {history.map(({ at, by, change, detail, version }) => (
        <li key={`${at}${version ?? ''}${change}`}>
          <time dateTime={at}>
            <OfficeTimeText at={at} />
          </time>{' '}
          {by}: {change}
          {detail !== undefined && <Detail detail={detail} />}
        </li>
      ))}
    </ol>
  </>
)
