const prefix = 'highpine:note:'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * A note that somebody has begun about a lead, kept in this tab alone until it is added: a session that ends, a
 * reload or a key pressed by mistake does not lose it.
 */
export const noteDraft = (person: string, lead: string, shelf: Shelf = sessionStorage) => {
  const key = `${prefix}${person}:${lead}`
  return {
    read: (): string => shelf.getItem(key) ?? '',
    keep: (text: string): void =>
      text.trim() === '' ? shelf.removeItem(key) : shelf.setItem(key, text),
  }
}
export type NoteDraft = ReturnType<typeof noteDraft>

/** Whoever signs out leaves nothing behind. */
export function forgetNoteDrafts(shelf: Shelf = sessionStorage): void {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
  for (const key of keys) if (key.startsWith(prefix)) shelf.removeItem(key)
}
