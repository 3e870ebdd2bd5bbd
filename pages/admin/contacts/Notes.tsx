import { type FormEvent, useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import type { NoteDraft } from './note-draft.ts'
import { timeInWords } from './time.ts'

interface NotesProps {
  notes: LeadView['notes']
  /** Resolves to whether it was kept: one that was not stays in the box. None where no more can be added. */
  add: ((text: string) => Promise<boolean>) | undefined
  draft: NoteDraft
}

/** What staff wrote down about a lead, and a box for more. */
export function Notes({ notes, add, draft }: NotesProps) {
  return (
    <>
      <h3>Notes</h3>
      {notes.map(({ at, by, text: words }) => (
        <p className="message note" key={`${at}${words}`}>
          <b>{by}</b> <time dateTime={at}>{timeInWords(at)}</time>
          <br />
          {words}
        </p>
      ))}
      {add ? <NewNote add={add} draft={draft} /> : notes.length === 0 && <p>There are none.</p>}
    </>
  )
}

interface NewNoteProps {
  add: (text: string) => Promise<boolean>
  draft: NoteDraft
}

function NewNote({ add, draft }: NewNoteProps) {
  const [text, setText] = useState(draft.read)
  const type = (words: string) => {
    setText(words)
    draft.keep(words)
  }
  const [waiting, setWaiting] = useState(false)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || waiting) return
    setWaiting(true)
    if (await add(text.trim())) type('')
    setWaiting(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field label="A new note">
        {(wired) => (
          <textarea
            {...wired}
            data-new-note
            rows={2}
            maxLength={5_000}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) void submit()
            }}
          />
        )}
      </Field>
      <button type="submit" className="quiet" disabled={waiting || text.trim() === ''}>
        Add the note
      </button>
    </form>
  )
}
