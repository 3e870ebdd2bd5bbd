import { type FormEvent, useState } from 'react'
import { Field } from '../../../../renderer/forms/Field.tsx'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { TextButton } from '../../components/buttons.tsx'
import { useOfficeTime } from '../../office-time.ts'
import type { NoteDraft } from './drafts.ts'

interface NotesProps {
  notes: LeadView['notes']
  /**
   * Resolves to whether the note was saved; a rejected one stays in the box. Undefined when no more
   * notes can be added.
   */
  add: ((text: string) => Promise<boolean>) | undefined
  /** Why the last note was rejected. */
  error: string | undefined
  draft: NoteDraft
}

/** Notes of the staff, and a field for a new one. */
export function Notes({ notes, add, error, draft }: NotesProps) {
  const { formatTime } = useOfficeTime()
  return (
    <>
      <h3>Notes</h3>
      {notes.map(({ at, by, text }) => (
        <p className="message note" key={`${at}${text}`}>
          <b>{by}</b> <time dateTime={at}>{formatTime(at)}</time>
          <br />
          {text}
        </p>
      ))}
      {add ? (
        <NewNote add={add} error={error} draft={draft} />
      ) : (
        notes.length === 0 && <p>No notes yet.</p>
      )}
    </>
  )
}

interface NewNoteProps extends Pick<NotesProps, 'error' | 'draft'> {
  add: (text: string) => Promise<boolean>
}

function NewNote({ add, error, draft }: NewNoteProps) {
  const [text, setText] = useState(draft.read)
  const edit = (words: string) => {
    setText(words)
    draft.save(words)
  }
  const [saving, setSaving] = useState(false)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || saving) return
    setSaving(true)
    // What was typed while it was being saved stays.
    if (await add(text.trim())) edit(draft.read().replace(text, '').trimStart())
    setSaving(false)
  }
  return (
    <form className="new-note" onSubmit={(event) => void submit(event)}>
      <Field label="New note" error={error}>
        {(wired) => (
          <textarea
            {...wired}
            data-new-note
            rows={2}
            maxLength={5_000}
            value={text}
            onChange={({ target }) => edit(target.value)}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) void submit()
            }}
          />
        )}
      </Field>
      <TextButton type="submit" disabled={saving || text.trim() === ''}>
        Add note
      </TextButton>
    </form>
  )
}
