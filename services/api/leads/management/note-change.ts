import { invalidFields } from '../../http/http-errors.ts'
import type { NoteChange } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import type { Change } from '../lead-update-event.ts'

type Note = NonNullable<Lead['notes']>[number]

interface ChangedNote {
  set: Pick<Lead, 'notes'>
  entries: Change[]
  /** The lead's earlier history after it. */
  history: Lead['history']
}

/**
 * Changes or deletes one of a lead's notes. The history keeps the text before a change, and of a deleted note only who wrote it
 * and when: what stands on the wrong lead must be gone. @throws HttpError there is no such note
 */
export function changeNote(
  { notes = [], history }: Pick<Lead, 'notes' | 'history'>,
  change: NoteChange | undefined,
  { at, by }: { at: Date; by: string },
): ChangedNote {
  if (!change) return { set: notes.length > 0 ? { notes } : {}, entries: [], history }
  const { text } = change
  const index = placeOf(notes, change)
  const note = notes[index]
  if (!note) throw invalidFields({ changedNote: 'This note isn’t there anymore.' })
  if (text === note.text) return { set: { notes }, entries: [], history }
  if (text === null) {
    const left = notes.filter((_, place) => place !== index)
    const entry = { change: `note of ${note.by} deleted`, detail: written(note) }
    return {
      set: { notes: left.length > 0 ? left : undefined },
      entries: [entry],
      history: withoutTextsOf(note, history),
    }
  }
  const changed = { ...note, text, edited: { at: at.toISOString(), by } }
  return {
    set: { notes: notes.with(index, changed) },
    entries: [{ change: noteChanged, detail: `${written(note)}; ${itSaid}${note.text}` }],
    history,
  }
}

/** Returns the place of the note that a change means; -1: it is gone. An earlier change in the queue may have moved it. */
function placeOf(notes: readonly Note[], { index, at }: NoteChange): number {
  if (at === undefined || notes[index]?.at === at) return index
  const place = notes.findIndex((note) => note.at === at)
  const isOnly = notes.filter((note) => note.at === at).length === 1
  return isOnly ? place : -1
}

const noteChanged = 'note changed'
const itSaid = 'it said: '
const written = ({ at }: Pick<Note, 'at'>): string => `written ${at}`

/**
 * Returns a history without the earlier texts of a deleted note. Entries of earlier releases don't say of which note
 * they are, so that of a changed note all of them lose their text.
 */
const withoutTextsOf = (note: Note, history: Lead['history']): Lead['history'] =>
  history.map(({ detail, ...entry }) => {
    const isOfNote =
      entry.change === noteChanged &&
      (detail?.startsWith(`${written(note)};`) || (note.edited && detail?.startsWith(itSaid)))
    if (isOfNote) return { ...entry, detail: written(note) }
    return detail === undefined ? entry : { ...entry, detail }
  })
