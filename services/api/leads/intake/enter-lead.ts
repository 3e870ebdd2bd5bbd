import { createHash } from 'node:crypto'
import { alreadyEntered } from '../../http/http-errors.ts'
import { firstEntries } from '../contract.ts'
import type { LeadEntry } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import { type EntryDeps, storeEntry } from './store-entry.ts'

/**
 * Stores a lead that staff enter. The person gets no email: they asked for none. The response clock runs until somebody
 * answers them, with the reminders to the office. Idempotent by the entry's key.
 * @param by the staff member @throws HttpError the key has been used for another entry @throws NotStoredError
 */
export function enterLead(
  entry: LeadEntry,
  by: { id: string; name: string },
  deps: EntryDeps,
): Promise<Lead> {
  const { note, urgent } = entry
  const idempotencyKey = `staff ${entry.key}`
  return storeEntry(
    entry,
    {
      idempotencyKey,
      fingerprint: fingerprintOf(entry),
      first: { by: by.name, change: firstEntries.byHand },
      person: by,
      rest: (at) => ({
        message: '',
        ...(urgent && { urgent: true }),
        ...(note && { notes: [{ at, by: by.name, text: note }] }),
      }),
      checkSame: (earlier, lead) => {
        // A lead of an earlier release has its key as fingerprint, which says nothing about the entry.
        const known = [lead.fingerprint, idempotencyKey]
        if (!known.includes(earlier.fingerprint)) throw alreadyEntered(earlier.id)
      },
    },
    deps,
  )
}

/** Includes the key, so that no other form counts as a repetition. */
const fingerprintOf = (entry: LeadEntry): string =>
  `staff ${createHash('sha256').update(JSON.stringify(entry)).digest('hex')}`
