import type { NewPasswordRequest } from '../account-contract.ts'
import { httpError } from '../../http/http-errors.ts'
import type { LinkSigner } from '../../email/link-tokens.ts'
import type { Decision } from '../../storage/query.ts'
import { passwordReset } from '../emails.ts'
import { hasJoined, type Person } from '../person.ts'
import { hashNewPassword } from './passwords.ts'
import type { PeopleRepository } from '../people.ts'

/**
 * Queues the email with the link, if the account exists. The caller does not learn whether it exists, against account
 * enumeration. @throws NotStoredError
 */
export async function requestPasswordReset(
  email: string,
  people: PeopleRepository,
  now: Date,
): Promise<void> {
  const known = await people.findByEmail(email)
  if (!known) return
  await people.transact(known.id, (person): Decision<Person, void> => {
    if (!person || !hasJoined(person)) return { answer: undefined }
    // At most one waiting email.
    const others = person.mail.filter((row) => !passwordReset.is(row))
    const mail = [...others, passwordReset.row(person.email, now)]
    return { change: { ...person, mail }, answer: undefined }
  })
}

interface Deps {
  people: PeopleRepository
  links: LinkSigner
  firm: string
  now: Date
}

/**
 * Sets a new password with the email's token and ends every session. The token is bound to the old password's hash,
 * so it works once and becomes invalid with any other change of the password.
 * @throws HttpError the token is invalid, expired or used @throws NotStoredError
 */
export async function resetPassword(
  { token, password }: NewPasswordRequest,
  { people, links, firm, now }: Deps,
): Promise<Person> {
  const id = links.unverifiedSubject(token) ?? ''
  const verified = (person: Person | undefined): Person => {
    const { passwordHash: boundTo } = person ?? {}
    const fits =
      boundTo !== undefined &&
      links.verify(token, { purpose: 'reset password', boundTo, now }) === id
    if (!person || !fits) throw httpError('reset_link_used')
    return person
  }
  // Checked before the expensive hashing, and again in the transaction.
  const { name, email } = await people.transact(id, (person) => ({ answer: verified(person) }))
  const passwordHash = await hashNewPassword(password, { firm, name, email })
  return people.transact(id, (person): Decision<Person, Person> => {
    const answer = verified(person)
    return { change: { ...answer, passwordHash, sessions: [] }, answer }
  })
}
