import type { Colleagues, LeadView } from '../../../services/api/contract/admin.ts'
import { ownWords } from '../../../services/api/contract/own-words.ts'
import type { Me } from '../Desk.tsx'
import { Answer } from './Answer.tsx'
import { Attachments } from './Attachments.tsx'
import type { LeadChanges } from './change-lead.ts'
import { Duplicates } from './Duplicates.tsx'
import { Erasure } from './Erasure.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'
import { noteDraft } from './note-draft.ts'
import { Reach } from './Reach.tsx'
import { Standing } from './Standing.tsx'
import { Status } from './Status.tsx'
import { shortTime, timeInWords } from './time.ts'
import { useNow } from '../now.ts'
import type { Wanted } from './undo.ts'

interface LeadBodyProps {
  lead: LeadView
  me: Me
  colleagues: Colleagues['people']
  tags: string[]
  changes: LeadChanges
  open: (id: string) => void
}

/** Who, how to reach them, where the request stands, what was said and what has happened. */
export function LeadBody({ lead, me, colleagues, tags, changes, open }: LeadBodyProps) {
  const now = useNow()
  const change = (wanted: Wanted) => changes.change(lead, wanted)
  const closed = lead.erasedAt !== undefined || lead.mergedInto !== undefined
  return (
    <>
      <h2>{lead.name}</h2>
      <p className="lead-line">
        <Status of={lead.status} />
        <Answer lead={lead} now={now} />
        <time dateTime={lead.receivedAt} title={timeInWords(lead.receivedAt)}>
          {shortTime(lead.receivedAt, now)}
        </time>
        <span>{lead.reference}</span>
      </p>
      {lead.mergedInto !== undefined && (
        <p className="flagged">
          This request went into another one.{' '}
          <button type="button" className="quiet" onClick={() => open(lead.mergedInto ?? '')}>
            Open {lead.mergedInto}
          </button>
        </p>
      )}
      {!closed && <Reach lead={lead} me={me} change={change} />}
      {!closed && <Duplicates lead={lead} open={open} />}
      <p className="message">{ownWords(lead.message) || lead.message}</p>
      {lead.mergedFrom.length > 0 && (
        <p className="merged">
          They also sent{' '}
          {lead.mergedFrom.map((id) => (
            <button key={id} type="button" className="quiet" onClick={() => open(id)}>
              {id}
            </button>
          ))}
        </p>
      )}
      {!closed && (
        <Standing
          lead={lead}
          me={me}
          fault={changes.faultOf(lead.id)}
          colleagues={colleagues}
          tags={tags}
          change={(wanted) => void change(wanted)}
        />
      )}
      <Attachments lead={lead} />
      <Notes
        notes={lead.notes}
        add={closed ? undefined : (note) => change({ note })}
        draft={noteDraft(me.id, lead.id)}
      />
      <Facts lead={lead} now={now} />
      <History history={lead.history} />
      {me.role === 'owner' && lead.erasedAt === undefined && <Erasure lead={lead} />}
    </>
  )
}
