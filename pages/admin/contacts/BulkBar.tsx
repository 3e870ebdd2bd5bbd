import { type FormEvent, useState } from 'react'
import type { Colleagues, LeadView } from '../../../services/api/contract/admin.ts'
import { leadStatuses } from '../../../services/api/contract/lead-status.ts'
import { Dialog } from '../Dialog.tsx'
import { Fault } from '../Fault.tsx'
import { type Refused, useBulkChange, type BulkWish } from './bulk-change.ts'
import { statusNames } from './change-words.ts'

interface BulkBarProps {
  chosen: LeadView[]
  colleagues: Colleagues['people']
  nameOf: (person: string) => string
  clear: () => void
}

/** What is done with all chosen leads at once. */
export function BulkBar({ chosen, colleagues, nameOf, clear }: BulkBarProps) {
  const bulk = useBulkChange(nameOf)
  const [tag, setTag] = useState('')
  const [refused, setRefused] = useState<Refused[]>([])
  const wish = (wish: BulkWish) =>
    bulk.mutate(
      { leads: chosen, wish },
      {
        onSuccess: (outcome) => {
          setRefused(outcome.refused)
          clear()
        },
      },
    )
  const addTag = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() === '') return
    wish({ tag: tag.trim() })
    setTag('')
  }
  return (
    <>
      {chosen.length > 0 && (
        <section className="bulk" aria-label="Chosen leads">
          <p role="status">
            <b className="count">{chosen.length}</b> chosen
          </p>
          <select
            aria-label="Set the status of all"
            value=""
            disabled={bulk.isPending}
            onChange={({ target }) => {
              const status = leadStatuses.find((each) => each === target.value)
              if (status) wish({ status })
            }}
          >
            <option value="">Status…</option>
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {statusNames[each]}
              </option>
            ))}
          </select>
          <select
            aria-label="Give all to somebody"
            value=""
            disabled={bulk.isPending}
            onChange={({ target }) =>
              wish({ assignee: target.value === 'nobody' ? null : target.value })
            }
          >
            <option value="">Give to…</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="nobody">nobody</option>
          </select>
          <form onSubmit={addTag}>
            <input
              aria-label="Add a tag to all"
              placeholder="Add a tag"
              maxLength={40}
              autoComplete="off"
              value={tag}
              onChange={({ target }) => setTag(target.value)}
            />
          </form>
          <button type="button" className="quiet" onClick={clear}>
            Choose none
          </button>
          <Fault of={bulk.error} />
        </section>
      )}
      {refused.length > 0 && <RefusedOnes refused={refused} close={() => setRefused([])} />}
    </>
  )
}

const RefusedOnes = ({ refused, close }: { refused: Refused[]; close: () => void }) => (
  <Dialog
    title={`${refused.length} ${refused.length === 1 ? 'was' : 'were'} not changed`}
    close={close}
  >
    <ul>
      {refused.map(({ lead, message }) => (
        <li key={lead.id}>
          <b>{lead.name}</b> ({lead.reference}): {message}
        </li>
      ))}
    </ul>
    <div className="choices">
      <button type="button" className="button" onClick={close}>
        Understood
      </button>
    </div>
  </Dialog>
)
