import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/**
 * Keys in this browser's storage that have personal data, by the start of their name. Signing out removes them from
 * every tab. A session that merely ended keeps them: the same person goes on with a draft after signing in.
 */
export const personalKeys = {
  /** Drafts of notes, by person and lead. */
  note: `${storedPrefix}:note:`,
  /** What was typed into a lead's fields, by person and lead. */
  field: `${storedPrefix}:draft:`,
  /** A new lead that is being entered. */
  newLead: `${storedPrefix}:new-lead`,
  /** Whether a call or an email to a lead was started. */
  contactAttempt: `${storedPrefix}:contact-attempt:`,
  /** Who has turned push messages on in this browser, by id. */
  pushed: `${storedPrefix}:pushed`,
  /** The email address that was typed at the sign-in. */
  carriedAddress: `${storedPrefix}:carried-address`,
} as const

type KeyStorage = Pick<Storage, 'removeItem' | 'key' | 'length'>

/** Removes what is personal from the storage of this tab and of the browser. */
export function clearPersonalKeys(
  storages: readonly KeyStorage[] = [sessionStorage, localStorage],
): void {
  const prefixes = Object.values(personalKeys)
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    for (const key of keys)
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}
