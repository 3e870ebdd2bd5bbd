import { formerAssignee, type LeadView } from '../../../../services/api/leads/contract.ts'
import { leadStatuses } from '../../../../services/api/contract/lead-status.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { ChoiceField, personOptions, withChosen } from '../../components/Select.tsx'
import { OutcomeFields } from './OutcomeFields.tsx'
import { type FieldDraft, fieldDraft } from './drafts.ts'
import { useId, useState } from 'react'
import { limits } from '../../../../services/api/contract/limits.ts'
import type { LeadChanges, RejectedChange } from '../changes/lead-changes.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { useColleagues, useTags } from '../changes/lead-queries.ts'

interface LeadFieldsProps {
  lead: LeadView
  /** The last change, if it was rejected. */
  rejected: RejectedChange | undefined
  update: (wanted: LeadPatch) => ReturnType<LeadChanges['update']>
}

const ownFields = [
  'status',
  'urgent',
  'assignee',
  'wonValue',
  'lostReason',
  'quote',
  'outcome',
  'tags',
] as const

/** Status, assignee and further fields of a lead; each is saved separately. */
export function LeadFields({ lead, rejected, update }: LeadFieldsProps) {
  const me = useMe()
  const colleagues = useColleagues()
  const { status, assignee } = lead
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
        options={leadStatuses.map((each) => [each, statusLabels[each]])}
        choose={(wanted) =>
          void update({ status: leadStatuses.find((each) => each === wanted) ?? status })
        }
      />
      <ChoiceField
        label="Assigned to"
        value={assignee ?? ''}
        options={withChosen(
          [['', 'unassigned'], ...personOptions(colleagues, me.id)],
          assignee,
          () => formerAssignee(lead),
        )}
        choose={(person) => void update({ assignee: person || null })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={lead.urgent ?? false}
          onChange={({ target }) => void update({ urgent: target.checked })}
        />
        Urgent: it can’t wait
      </label>
      <OutcomeFields key={status} lead={lead} update={update} />
      <Tags
        tags={lead.tags}
        inUse={useTags()}
        save={(wanted) => update({ tags: wanted })}
        draft={fieldDraft(me.id, lead.id, 'tags')}
      />
    </div>
  )
}

interface TagsProps {
  tags: string[]
  /** Tags of other leads, as suggestions. */
  inUse: string[]
  /** Saves the full set of tags; resolves to whether it was saved. */
  save: (tags: string[]) => Promise<boolean>
  /** Keeps what is typed until it is saved. */
  draft: FieldDraft
}

const parseTags = (text: string) => text.split(',').flatMap((tag) => tag.trim().toLowerCase() || [])

/** A lead's tags, each with a remove button, and a field for a new one. */
function Tags({ tags, inUse, save, draft }: TagsProps) {
  const id = useId()
  const [text, setText] = useState(() => draft.read() ?? '')
  const tooLong = parseTags(text).find((tag) => tag.length > limits.tag)
  const add = async () => {
    if (tooLong !== undefined) return
    const added = parseTags(text)
    setText('')
    const saved = added.length === 0 || (await save([...new Set([...tags, ...added])].sort()))
    if (!saved) setText((newer) => newer || text)
    else if (draft.read() === text) draft.clear()
  }
  return (
    <div className="field tags">
      <label htmlFor={id}>Tags</label>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                // The field keeps the focus: saving what is typed there and this at once would lose one.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void save(tags.filter((each) => each !== tag))}
              >
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">Remove the tag {tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <input
          id={id}
          list={`${id}list`}
          autoComplete="off"
          maxLength={200}
          placeholder="Add a tag, then Enter"
          value={text}
          aria-invalid={tooLong === undefined ? undefined : true}
          aria-describedby={`${id}error`}
          onChange={({ target }) => {
            setText(target.value)
            draft.save(target.value)
          }}
          // A tag that was typed before a click on another lead is this one's.
          onBlur={() => void add()}
        />
        <p id={`${id}error`} className="field-error" role="status">
          {tooLong !== undefined && `A tag can have ${limits.tag} characters at most.`}
        </p>
        <datalist id={`${id}list`}>
          {inUse.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
    </div>
  )
}
