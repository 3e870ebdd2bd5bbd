import type { SignInRequest } from '../contract/admin.ts'
import type { Person } from '../records/person.ts'
import { hasSecondFactor, withCodeUsed } from './second-factor.ts'
import { passwordFits } from './passwords.ts'
import type { People } from './people.ts'
import { newToken, withSession } from './session.ts'

export interface SignedIn {
  person: Person
  /** For the cookie; only its hash is kept. */
  token: string
}

export type SignInOutcome = SignedIn | 'wrong' | 'code needed' | 'wrong code'

/**
 * Signs a person in. `wrong` when there is no such person or the password is wrong, without a hint
 * which; about the code only to who has the password. @throws NotStored
 */
export async function signIn(
  { email, password, code = '' }: SignInRequest,
  device: string,
  people: People,
  now: Date,
): Promise<SignInOutcome> {
  const known = await people.byEmail(email)
  if (!(await passwordFits(known?.passwordHash, password)) || !known) return 'wrong'
  const token = newToken()
  return people.settle<SignInOutcome>(known.id, (person) => {
    if (!person) return { answer: 'wrong' }
    if (hasSecondFactor(person) && code === '') return { answer: 'code needed' }
    const proved = hasSecondFactor(person) ? withCodeUsed(person, code, now) : person
    if (!proved) return { answer: 'wrong code' }
    const change = withSession(proved, token, device, now)
    return { change, answer: { person: change, token } }
  })
}
