import { type FormEvent, useState } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { leadStatuses } from '../../../../services/api/contract/lead-status.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { SelectField } from '../../resource/filters.tsx'
import { type RejectedLead, useBulkChange, type BulkFields } from './bulk-change.ts'
import { statusLabels } from '../lead-labels.tsx'
import { useColleagues } from '../changes/lead-queries.ts'
import { TextButton } from '../../components/buttons.tsx'

interface BulkBarProps {
  selected: readonly LeadView[]
  /** Selects the rows of this page: phones have no table head with a checkbox for that. */
  select: (which: 'all' | 'none') => void
}

/** Changes all selected leads at once. */
export function BulkBar({ selected, select }: BulkBarProps) {
  const bulk = useBulkChange()
  const colleagues = useColleagues()
  const [tag, setTag] = useState('')
  const [rejected, setRejected] = useState<RejectedLead[]>([])
  const wish = (wish: BulkFields) => {
    if (bulk.isPending) return
    bulk.mutate(
      { leads: selected, wish },
      {
        onSuccess: (outcome) => {
          setRejected(outcome.refused)
          // A rejected tag stays in its field.
          setTag('')
          select('none')
        },
      },
    )
  }
  const addTag = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() === '') return
    wish({ tag: tag.trim() })
  }
  return (
    <>
      {selected.length > 0 && (
        <section className="bulk-bar" aria-label="Selected leads">
          <p role="status">
            {bulk.isPending ? (
              'Saving...'
            ) : (
              <>
                <b className="count">{selected.length}</b> selected
              </>
            )}
          </p>
          <SelectField
            label="Set the status of all"
            hiddenLabel
            value=""
            options={[
              ['', 'Status…'],
              ...leadStatuses.map((each) => [each, statusLabels[each]] as const),
            ]}
            choose={(status) => wish({ status: leadStatuses.find((each) => each === status) })}
          />
          <SelectField
            label="Assign all to"
            hiddenLabel
            value=""
            options={[
              ['', 'Assign…'],
              ...colleagues.map(({ id, name }) => [id, name] as const),
              ['nobody', 'unassigned'],
            ]}
            choose={(person) => wish({ assignee: person === 'nobody' ? null : person })}
          />
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
          <TextButton className="text-button select-all" onClick={() => select('all')}>
            Select all
          </TextButton>
          <TextButton onClick={() => select('none')}>Select none</TextButton>
          <ErrorMessage error={bulk.error} />
        </section>
      )}
      {rejected.length > 0 && <RejectedLeads refused={rejected} close={() => setRejected([])} />}
    </>
  )
}

const RejectedLeads = ({ refused, close }: { refused: RejectedLead[]; close: () => void }) => (
  <Dialog
    title={`${refused.length} ${refused.length === 1 ? 'wasn’t' : 'weren’t'} changed`}
    close={close}
  >
    <ul>
      {refused.map(({ lead, message }) => (
        <li key={lead.id}>
          <b>{lead.name}</b> ({lead.reference}): {message}
        </li>
      ))}
    </ul>
    <div className="dialog-actions">
      <button type="button" className="button" onClick={close}>
        OK, got it
      </button>
    </div>
  </Dialog>
)
