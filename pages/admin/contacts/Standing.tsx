import type { LeadChange, LeadView } from '../../../services/api/contract/admin.ts'
import { leadStatuses } from '../../../services/api/contract/lead-status.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { useColleagues } from './colleagues.ts'
import { SavedField } from './SavedField.tsx'

interface StandingProps {
  lead: LeadView
  /** Why the last change was not made, in words. */
  fault: string | undefined
  waiting: boolean
  change: (wanted: Omit<LeadChange, 'version'>) => void
}

/** Where a lead stands, and who looks after it; each field is kept by itself. */
export function Standing({ lead, fault, waiting, change }: StandingProps) {
  const colleagues = useColleagues()
  const { status, assignee, tags, wonValue, lostReason } = lead
  return (
    <div className="standing">
      <Field label="Status" error={fault}>
        {(wired) => (
          <select
            {...wired}
            value={status}
            disabled={waiting}
            onChange={({ target }) => {
              const wanted = leadStatuses.find((each) => each === target.value)
              if (wanted) change({ status: wanted })
            }}
          >
            {leadStatuses.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      {status === 'won' && (
        <SavedField
          label="Value in dollars"
          kept={wonValue === undefined ? '' : String(wonValue)}
          inputMode="numeric"
          waiting={waiting}
          problem={(text) =>
            /^\d*$/.test(amount(text)) ? undefined : 'Please type whole dollars, like 12000.'
          }
          save={(text) => change({ wonValue: amount(text) === '' ? null : Number(amount(text)) })}
        />
      )}
      {status === 'lost' && (
        <SavedField
          label="Why it was lost"
          kept={lostReason ?? ''}
          maxLength={500}
          waiting={waiting}
          save={(text) => change({ lostReason: text || null })}
        />
      )}
      <Field label="Looked after by">
        {(wired) => (
          <select
            {...wired}
            value={assignee ?? ''}
            disabled={waiting}
            onChange={({ target }) => change({ assignee: target.value || null })}
          >
            <option value="">nobody yet</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {assignee !== undefined && !colleagues.some(({ id }) => id === assignee) && (
              <option value={assignee}>somebody else</option>
            )}
          </select>
        )}
      </Field>
      <SavedField
        label="Tags"
        hint="Words with commas between them."
        kept={tags.join(', ')}
        waiting={waiting}
        save={(text) => change({ tags: text.split(',').flatMap((tag) => tag.trim() || []) })}
      />
    </div>
  )
}

/** `$12,000` as `12000`. */
const amount = (text: string) => text.replaceAll(/[$,\s]/g, '')
