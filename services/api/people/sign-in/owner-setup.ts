import { randomUUID } from 'node:crypto'
import { secretsEqual } from '../../http/guard.ts'
import { httpError } from '../../http/http-errors.ts'
import type { SetupRequest } from '../account-contract.ts'
import { accountReady } from '../emails.ts'
import type { Person } from '../person.ts'
import { hashNewPassword } from './passwords.ts'
import type { PeopleRepository } from '../people.ts'
import { generateToken, hashToken, addSession, type SignedIn } from './session.ts'

interface SignInContext {
  /** The firm's name. */
  firm: string
  device: string
  now: Date
}

/**
 * Prepares the one-time link of the first start; every start creates a new one until there is an owner. Only the token's
 * hash is kept, in memory, so the token is invalid after a restart.
 */
export async function prepareOwnerSetup(people: PeopleRepository) {
  const token = (await people.findOwner()) ? undefined : generateToken()
  let expected = token === undefined ? undefined : hashToken(token)
  return {
    /** The link's token; undefined: the owner exists. */
    token,
    /** Creates the owner and signs in. @throws HttpError the token is wrong or used @throws NotStoredError */
    makeOwner: async (request: SetupRequest, where: SignInContext): Promise<SignedIn> => {
      if (expected === undefined || !secretsEqual(expected, hashToken(request.token)))
        throw httpError('setup_link_used')
      const signedIn = await newOwner(request, where)
      if (!(await people.addOwner(signedIn.person))) throw httpError('setup_link_used')
      expected = undefined
      return signedIn
    },
  }
}
export type OwnerSetup = Awaited<ReturnType<typeof prepareOwnerSetup>>

async function newOwner(
  request: SetupRequest,
  { firm, device, now }: SignInContext,
): Promise<SignedIn> {
  const { name, email, password } = request
  const token = generateToken()
  const person: Person = {
    id: randomUUID(),
    name,
    email,
    role: 'owner',
    passwordHash: await hashNewPassword(password, { firm, name, email }),
    createdAt: now.toISOString(),
    sessions: [],
    mail: [accountReady.row(email, now)],
  }
  return { person: addSession(person, token, device, now), token }
}
