import type { Colleagues, LeadView } from '../../../services/api/contract/admin.ts'
import { leadStatuses } from '../../../services/api/contract/lead-status.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import type { Me } from '../Desk.tsx'
import { statusNames } from './change-words.ts'
import { SavedField } from './SavedField.tsx'
import { Tags } from './Tags.tsx'
import type { Wanted } from './undo.ts'

interface StandingProps {
  lead: LeadView
  me: Me
  /** Why the last change was not made, in words. */
  fault: string | undefined
  colleagues: Colleagues['people']
  tags: string[]
  change: (wanted: Wanted) => void
}

/** Where a lead stands, and who looks after it; each field is kept by itself. */
export function Standing({ lead, me, fault, colleagues, tags, change }: StandingProps) {
  const { status, assignee, wonValue, lostReason } = lead
  return (
    <div className="standing">
      {fault !== undefined && (
        <p className="field-error fault" role="alert">
          {fault}
        </p>
      )}
      <Field label="Status">
        {(wired) => (
          <select
            {...wired}
            value={status}
            onChange={({ target }) => {
              const wanted = leadStatuses.find((each) => each === target.value)
              if (wanted) change({ status: wanted })
            }}
          >
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {statusNames[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Looked after by">
        {(wired) => (
          <select
            {...wired}
            value={assignee ?? ''}
            onChange={({ target }) => change({ assignee: target.value || null })}
          >
            <option value="">nobody yet</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me.id ? `${name} (you)` : name}
              </option>
            ))}
            {assignee !== undefined && !colleagues.some(({ id }) => id === assignee) && (
              <option value={assignee}>somebody who has left</option>
            )}
          </select>
        )}
      </Field>
      {status === 'won' && (
        <SavedField
          label="Value in dollars"
          kept={wonValue === undefined ? '' : String(wonValue)}
          inputMode="numeric"
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
          save={(text) => change({ lostReason: text || null })}
        />
      )}
      <Tags of={lead.tags} inUse={tags} keep={(wanted) => change({ tags: wanted })} />
    </div>
  )
}

/** `$12,000` as `12000`. */
const amount = (text: string) => text.replaceAll(/[$,\s]/g, '')
