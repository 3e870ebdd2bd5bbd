import { formerAssignee, type LeadView } from '../../../../services/api/leads/contract.ts'
import { leadStatuses } from '../../../../services/api/contract/lead-status.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { parseDollars, formatAmount, problemWithAmount } from '../../format.ts'
import { AutoSaveField, ChoiceField } from './AutoSaveField.tsx'
import { fieldDraft } from './drafts.ts'
import { Tags } from './Tags.tsx'
import type { LeadChanges, RejectedChange } from '../changes/lead-changes.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { useColleagues, useTags } from '../changes/lead-queries.ts'

interface LeadFieldsProps {
  lead: LeadView
  /** The last change, if it was rejected. */
  rejected: RejectedChange | undefined
  update: (wanted: LeadPatch) => ReturnType<LeadChanges['update']>
}

const ownFields = ['status', 'assignee', 'wonValue', 'lostReason', 'tags'] as const

/** Status, assignee and further fields of a lead; each is saved separately. */
export function LeadFields({ lead, rejected, update }: LeadFieldsProps) {
  const me = useMe()
  const colleagues = useColleagues()
  const { status, assignee, wonValue, lostReason } = lead
  const isOneOfThese = ownFields.some((name) => rejected?.patch[name] !== undefined)
  return (
    <div className="lead-fields">
      {rejected && (
        // A contact detail and a note show it at their field; here it is announced.
        <p className={isOneOfThese ? 'field-error' : 'visually-hidden'} role="alert">
          {rejected.message}
        </p>
      )}
      <ChoiceField
        label="Status"
        value={status}
        onChange={({ target }) => {
          const wanted = leadStatuses.find((each) => each === target.value)
          if (wanted) void update({ status: wanted })
        }}
      >
        {leadStatuses.map((each) => (
          <option key={each} value={each}>
            {statusLabels[each]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Assigned to"
        value={assignee ?? ''}
        onChange={({ target }) => void update({ assignee: target.value || null })}
      >
        <option value="">unassigned</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me.id ? `${name} (you)` : name}
          </option>
        ))}
        {assignee !== undefined && !colleagues.some(({ id }) => id === assignee) && (
          <option value={assignee}>{formerAssignee(lead)}</option>
        )}
      </ChoiceField>
      {status === 'won' && (
        <AutoSaveField
          label="Value in dollars"
          draft={fieldDraft(me.id, lead.id, 'wonValue')}
          savedValue={formatAmount(wonValue)}
          inputMode="decimal"
          validate={(text) => (text === '' ? undefined : problemWithAmount(text))}
          save={(text) => update({ wonValue: parseDollars(text) ?? null })}
        />
      )}
      {status === 'lost' && (
        <AutoSaveField
          label="Why it was lost"
          draft={fieldDraft(me.id, lead.id, 'lostReason')}
          savedValue={lostReason ?? ''}
          maxLength={500}
          save={(text) => update({ lostReason: text || null })}
        />
      )}
      <Tags
        tags={lead.tags}
        inUse={useTags()}
        save={(wanted) => update({ tags: wanted })}
        draft={fieldDraft(me.id, lead.id, 'tags')}
      />
    </div>
  )
}
