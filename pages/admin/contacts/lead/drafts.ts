type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The prefix of the keys of drafts, to remove them on signing out. */
export const draftPrefix = 'highpine:draft:'

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
  const key = `${draftPrefix}${person}:${lead}:${field}`
  return {
    read: () => storage.getItem(key) ?? undefined,
    save: (text) => storage.setItem(key, text),
    clear: () => storage.removeItem(key),
  }
}

/** Removes every key of this tab that begins with one of the prefixes. */
export function removeKeys(
  prefixes: readonly string[],
  storage: DraftStorage = sessionStorage,
): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys)
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
}
