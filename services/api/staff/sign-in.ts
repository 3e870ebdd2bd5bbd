import type { SignInRequest } from '../contract/admin.ts'
import type { Person } from '../records/person.ts'
import { passwordFits } from './passwords.ts'
import type { People } from './people.ts'
import { newToken, withSession } from './session.ts'

export interface SignedIn {
  person: Person
  /** For the cookie; only its hash is kept. */
  token: string
}

/**
 * Signs a person in. Undefined when there is no such person or the password is wrong, without a
 * hint which. @throws NotStored
 */
export async function signIn(
  { email, password }: SignInRequest,
  people: People,
  now: Date,
): Promise<SignedIn | undefined> {
  const known = await people.byEmail(email)
  if (!(await passwordFits(known?.passwordHash, password)) || !known) return undefined
  const token = newToken()
  return people.settle<SignedIn | undefined>(known.id, (person) => {
    if (!person) return { answer: undefined }
    const change = withSession(person, token, now)
    return { change, answer: { person: change, token } }
  })
}
