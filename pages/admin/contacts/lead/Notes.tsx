import { type FormEvent, useState } from 'react'
import { Field } from '../../../../renderer/forms/Field.tsx'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import type { NoteChange } from '../../../../services/api/leads/lead-entry-contract.ts'
import { ConfirmButton, TextButton } from '../../components/buttons.tsx'
import { useFormFocus } from '../../hooks.ts'
import { useOfficeTime } from '../../office-time.ts'
import type { NoteDraft } from './drafts.ts'

interface NotesProps {
  notes: LeadView['notes']
  /**
   * Resolves to whether the note was saved; a rejected one stays in the box. Undefined when no more
   * notes can be added.
   */
  add: ((text: string) => Promise<boolean>) | undefined
  /** Changes or deletes a note; resolves to whether that was saved. */
  change: (change: NoteChange) => Promise<boolean>
  /** Why the last note was rejected. */
  error: string | undefined
  draft: NoteDraft
}

/** Notes of the staff, each to be changed or deleted, and a field for a new one. */
export function Notes({ notes, add, change, error, draft }: NotesProps) {
  return (
    <>
      <h3>Notes</h3>
      {notes.map((note, index) => (
        <NoteText
          key={`${note.at}${note.by}`}
          note={note}
          change={add && ((text) => change({ index, at: note.at, text }))}
        />
      ))}
      {add ? (
        <NewNote add={add} error={error} draft={draft} />
      ) : (
        notes.length === 0 && <p>No notes yet.</p>
      )}
    </>
  )
}

interface NoteTextProps {
  note: LeadView['notes'][number]
  /** Saves another text; `null` deletes the note. Undefined: it can't be changed. */
  change: ((text: string | null) => Promise<boolean>) | undefined
}

function NoteText({ note: { at, by, text, edited }, change }: NoteTextProps) {
  const { formatTime } = useOfficeTime()
  const [typed, setTyped] = useState<string>()
  const save = async () => {
    const words = typed?.trim() ?? ''
    if (words === '' || !change) return
    if (words === text || (await change(words))) setTyped(undefined)
  }
  return (
    <div className="note">
      <p className="message">
        <b>{by}</b> <time dateTime={at}>{formatTime(at)}</time>
        {edited && (
          <span className="edited" title={formatTime(edited.at)}>
            {' '}
            changed by {edited.by}
          </span>
        )}
        {typed === undefined && (
          <>
            <br />
            {text}
          </>
        )}
      </p>
      {typed !== undefined && (
        <NoteForm
          opener={at}
          typed={typed}
          type={setTyped}
          save={save}
          cancel={() => setTyped(undefined)}
        />
      )}
      {change && typed === undefined && (
        <p className="note-actions">
          <TextButton data-opens={at} onClick={() => setTyped(text)}>
            Change
          </TextButton>
          <ConfirmButton
            label="Delete"
            target="this note"
            question="Delete this note?"
            confirmLabel="Delete the note"
            onConfirm={() => void change(null)}
          >
            <p>Its text is gone for good. The history says who deleted it.</p>
          </ConfirmButton>
        </p>
      )}
    </div>
  )
}

interface NoteFormProps {
  /** The name of the button that opened it (`useFormFocus`). */
  opener: string
  typed: string
  type: (text: string) => void
  save: () => Promise<void>
  cancel: () => void
}

const NoteForm = ({ opener, typed, type, save, cancel }: NoteFormProps) => (
  <form
    ref={useFormFocus(opener)}
    onSubmit={(event) => {
      event.preventDefault()
      void save()
    }}
  >
    <Field label="Change the note">
      {(wired) => (
        <textarea
          {...wired}
          rows={3}
          maxLength={5_000}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) void save()
          }}
        />
      )}
    </Field>
    <TextButton type="submit" disabled={typed.trim() === ''}>
      Save note
    </TextButton>{' '}
    <TextButton onClick={cancel}>Never mind</TextButton>
  </form>
)

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
