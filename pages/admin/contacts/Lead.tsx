import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { leadAnswer, type LeadChange, type LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { request } from '../../../renderer/client/http.ts'
import { Fault } from '../Fault.tsx'
import { plainWords } from '../session.ts'
import { Answer } from './Answer.tsx'
import { Attachments } from './Attachments.tsx'
import { Notes } from './Notes.tsx'
import { Standing } from './Standing.tsx'
import { timeInWords } from './time.ts'

/** One lead: who, what, from where, and where it stands. */
export function Lead({ id, close }: { id: string; close: () => void }) {
  const queries = useQueryClient()
  const path = paths.admin.lead(id)
  const answer = useQuery({
    queryKey: ['leads', 'one', id],
    queryFn: async () => leadAnswer.parse(await request('GET', path)),
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: async (wanted: LeadChange) =>
      leadAnswer.parse(await request('PATCH', path, wanted)),
    onSuccess: (changed) => {
      queries.setQueryData(['leads', 'one', id], changed)
      return queries.invalidateQueries({ queryKey: ['leads'] })
    },
    // Somebody else was faster: show what they made of it.
    onError: () => queries.invalidateQueries({ queryKey: ['leads', 'one', id] }),
  })
  const lead = answer.data?.lead
  return (
    <section className="lead" aria-label="Lead">
      <button type="button" className="quiet" onClick={close}>
        Close
      </button>
      {answer.isPending && <p role="status">Loading...</p>}
      <Fault of={answer.error} />
      {lead && (
        <>
          <h2>{lead.name}</h2>
          <Standing
            lead={lead}
            fault={change.isError ? plainWords(change.error) : undefined}
            waiting={change.isPending}
            change={(wanted) => change.mutate({ ...wanted, version: lead.version })}
          />
          <Facts lead={lead} now={answer.dataUpdatedAt} />
          <h3>Message</h3>
          <p className="message">{lead.message}</p>
          <Attachments lead={lead} />
          <Notes
            notes={lead.notes}
            waiting={change.isPending}
            add={(note) =>
              change.mutateAsync({ note, version: lead.version }).then(
                () => true,
                () => false,
              )
            }
          />
          <h3>History</h3>
          <ol className="history">
            {lead.history.map(({ at, by, change: what, detail }) => (
              <li key={`${at}${what}`}>
                <time dateTime={at}>{timeInWords(at)}</time> {by}: {what}
                {detail !== undefined && `: ${detail}`}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** Whoever sends a request may write anything as its page: only a path of ours is a link. */
const isOurs = (page: string) =>
  page.startsWith('/') && URL.canParse(page, ours) && new URL(page, ours).origin === ours
const ours = 'https://ours.example'

function Facts({ lead, now }: { lead: LeadView; now: number }) {
  const rows = [
    ['Erased', lead.erasedAt && timeInWords(lead.erasedAt)],
    ['Email', lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>],
    ['Phone', lead.phone && <a href={`tel:${lead.phone}`}>{lead.phone}</a>],
    ['About', `${serviceTypeLabels[lead.serviceType]} (${lead.services.join(', ')})`],
    ['Received', timeInWords(lead.receivedAt)],
    ['Answer', <Answer lead={lead} now={now} />],
    ['Reference', lead.reference],
    ['Page', isOurs(lead.page) ? <a href={lead.page}>{lead.page}</a> : lead.page],
    ['Came from', lead.referrer],
    ['Campaign', lead.campaign],
    ['Content', lead.contentCommit],
    ...Object.entries(lead.extra),
  ] as const
  return (
    <dl className="facts">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
