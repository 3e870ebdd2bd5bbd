import { type FormEvent, useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { timeInWords } from './time.ts'

interface NotesProps {
  notes: LeadView['notes']
  /** Resolves to whether it was kept: one that was not stays in the box. None where no more can be added. */
  add: ((text: string) => Promise<boolean>) | undefined
}

/** What staff wrote down about a lead, and a box for more. */
export function Notes({ notes, add }: NotesProps) {
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
      {add ? <NewNote add={add} /> : notes.length === 0 && <p>There are none.</p>}
    </>
  )
}

function NewNote({ add }: { add: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [waiting, setWaiting] = useState(false)
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || waiting) return
    setWaiting(true)
    if (await add(text.trim())) setText('')
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
            onChange={({ target }) => setText(target.value)}
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
