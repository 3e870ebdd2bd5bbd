import { createHash } from 'node:crypto'
import type { ApiClient } from '../../http/api-clients.ts'
import { idempotencyMismatch } from '../../http/http-errors.ts'
import { firstEntries } from '../contract.ts'
import { leadConfirmation } from '../emails/confirmation.ts'
import { leadToOffice } from '../emails/to-office.ts'
import type { Lead } from '../lead.ts'
import type { SentLead } from '../program-contract.ts'
import { type EntryDeps, storeEntry } from './store-entry.ts'

/**
 * Stores a lead that a program sends with its token. The office is told and the response clock runs, as for a lead of the
 * form; the person gets an email only if the program asks for it. Idempotent by the key, which counts for this token alone;
 * without a key the same content within ten minutes is a repetition.
 * @param key empty: none was sent
 * @throws HttpError the key has been used for another lead @throws NotStoredError
 */
export function sendLead(
  sent: SentLead,
  { key, client }: { key: string; client: ApiClient },
  deps: EntryDeps,
): Promise<Lead> {
  const { message, confirm, email } = sent
  return storeEntry(
    sent,
    {
      idempotencyKey: key && `token ${client.id} ${key}`,
      fingerprint: fingerprintOf(sent, client),
      first: { by: `The program “${client.name}”`, change: firstEntries.program },
      rest: () => ({ message }),
      emails: (office, now) => [
        ...office.map((to) => leadToOffice.row(to, now)),
        ...(confirm && email !== '' ? [leadConfirmation.row(email, now)] : []),
      ],
      checkSame: (earlier, lead) => {
        if (earlier.fingerprint !== lead.fingerprint) throw idempotencyMismatch(earlier.id)
      },
    },
    deps,
  )
}

/** Includes the token, so that no other program or form counts as a repetition. */
const fingerprintOf = (sent: SentLead, client: ApiClient): string =>
  `token ${createHash('sha256')
    .update(JSON.stringify([client.id, sent]))
    .digest('hex')}`
