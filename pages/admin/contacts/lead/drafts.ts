import { personalKeys } from '../../stored-keys.ts'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed into a field of a lead and isn't saved yet. */
export interface FieldDraft {
  /** Undefined: nothing was typed. */
  read: () => string | undefined
  save: (text: string) => void
  clear: () => void
}

/**
 * The draft of a field, in sessionStorage until it is saved, so that it survives a reload and an
 * expired session.
 */
export function fieldDraft(
  person: string,
  lead: string,
  field: string,
  storage: DraftStorage = sessionStorage,
): FieldDraft {
  const key = `${personalKeys.field}${person}:${lead}:${field}`
  return {
    read: () => storage.getItem(key) ?? undefined,
    save: (text) => storage.setItem(key, text),
    clear: () => storage.removeItem(key),
  }
}

/**
 * The draft of a note, in sessionStorage until it is added, so that it survives a reload, an
 * expired session or an accidental key.
 */
export const noteDraft = (person: string, lead: string, storage: DraftStorage = sessionStorage) => {
  const key = `${personalKeys.note}${person}:${lead}`
  return {
    read: (): string => storage.getItem(key) ?? '',
    save: (text: string): void =>
      text.trim() === '' ? storage.removeItem(key) : storage.setItem(key, text),
  }
}
export type NoteDraft = ReturnType<typeof noteDraft>
