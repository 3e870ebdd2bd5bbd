import { type FormEvent, useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { timeInWords } from './time.ts'

interface NotesProps {
  notes: LeadView['notes']
  waiting: boolean
  /** Resolves to whether it was kept: one that was not stays in the box. */
  add: (text: string) => Promise<boolean>
}

/** What staff wrote down about a lead, and a box for more. */
export function Notes({ notes, waiting, add }: NotesProps) {
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await add(text.trim())) setText('')
  }
  return (
    <>
      <h3>Notes</h3>
      {notes.map(({ at, by, text: words }) => (
        <p className="message" key={`${at}${words}`}>
          <b>{by}</b> <time dateTime={at}>{timeInWords(at)}</time>
          <br />
          {words}
        </p>
      ))}
      <form onSubmit={(event) => void submit(event)}>
        <Field label="A new note">
          {(wired) => (
            <textarea
              {...wired}
              rows={3}
              maxLength={5_000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="quiet" disabled={waiting || text.trim() === ''}>
          Add the note
        </button>
      </form>
    </>
  )
}
