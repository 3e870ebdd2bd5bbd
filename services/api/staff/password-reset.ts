import { randomUUID } from 'node:crypto'
import type { NewPasswordRequest } from '../contract/admin.ts'
import type { Signer } from '../links/signer.ts'
import type { Decision } from '../records/decision.ts'
import { letterDue } from '../records/mail-row.ts'
import { hasJoined, type Person } from '../records/person.ts'
import { hashPassword } from './passwords.ts'
import type { People } from './people.ts'

/**
 * Puts the letter with the link into the outbox, when there is such a person. The caller learns
 * nothing of that: whoever asks gets the same answer. @throws NotStored
 */
export async function askForReset(email: string, people: People, now: Date): Promise<void> {
  const known = await people.byEmail(email)
  if (!known) return
  await people.settle(known.id, (person): Decision<Person, void> => {
    if (!person || !hasJoined(person)) return { answer: undefined }
    const letter = letterDue(randomUUID(), 'password-reset', person.email, now)
    return { change: { ...person, mail: [...person.mail, letter] }, answer: undefined }
  })
}

/**
 * Sets a new password by the letter's token and ends every session. The token is bound to the old
 * password's hash, so that it works once and dies when the password is changed in another way.
 * @returns false: the token is not ours, too old or used @throws NotStored
 */
export async function resetPassword(
  { token, password }: NewPasswordRequest,
  people: People,
  links: Signer,
  now: Date,
): Promise<boolean> {
  const id = links.named(token)
  if (id === undefined) return false
  const fits = (person: Person | undefined): person is Person =>
    person?.passwordHash !== undefined &&
    links.read(token, { purpose: 'reset password', bound: person.passwordHash, now }) === id
  // Looked at before the costly hashing, and once more when it is kept.
  const before = await people.settle(id, (person) => ({ answer: fits(person) }))
  if (!before) return false
  const passwordHash = await hashPassword(password)
  return people.settle(id, (person): Decision<Person, boolean> => {
    if (!fits(person)) return { answer: false }
    return { change: { ...person, passwordHash, sessions: [] }, answer: true }
  })
}
