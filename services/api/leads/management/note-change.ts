import { invalidFields } from '../../http/http-errors.ts'
import type { NoteChange } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import type { Change } from '../lead-update-event.ts'

/**
 * Changes or deletes one of a lead's notes. The history keeps the text before a change, and of a deleted note only who wrote it
 * and when: what stands on the wrong lead must be gone. @throws HttpError there is no such note
 */
export function changeNote(
  { notes = [] }: Pick<Lead, 'notes'>,
  change: NoteChange | undefined,
  { at, by }: { at: Date; by: string },
): { set: Pick<Lead, 'notes'>; entries: Change[] } {
  if (!change) return { set: notes.length > 0 ? { notes } : {}, entries: [] }
  const { index, text } = change
  const note = notes[index]
  if (!note) throw invalidFields({ changedNote: 'This note isn’t there anymore.' })
  if (text === note.text) return { set: { notes }, entries: [] }
  if (text === null) {
    const left = notes.filter((_, place) => place !== index)
    const entry = { change: `note of ${note.by} deleted`, detail: `written ${note.at}` }
    return { set: { notes: left.length > 0 ? left : undefined }, entries: [entry] }
  }
  const changed = { ...note, text, edited: { at: at.toISOString(), by } }
  return {
    set: { notes: notes.with(index, changed) },
    entries: [{ change: 'note changed', detail: `it said: ${note.text}` }],
  }
}
