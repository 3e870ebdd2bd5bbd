import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { SetupRequest } from '../contract/admin.ts'
import { letterDue } from '../records/mail-row.ts'
import type { Person } from '../records/person.ts'
import { hashPassword } from './passwords.ts'
import type { People } from './people.ts'
import { newToken, tokenHash, withSession } from './session.ts'
import type { SignedIn } from './sign-in.ts'

/** The one-time link of the first start. Made anew at every start until there is an owner. */
export interface OwnerSetup {
  /** For the link; undefined when the owner exists. */
  token: string | undefined
  /** Makes the owner and signs in. Undefined: not this link, or it was used. @throws NotStored */
  makeOwner(request: SetupRequest, device: string, now: Date): Promise<SignedIn | undefined>
}

/** Only the token's hash stays in memory and nothing of it on the disk: it dies with the process. */
export async function prepareOwnerSetup(people: People): Promise<OwnerSetup> {
  const token = (await people.owner()) ? undefined : newToken()
  let expected = token === undefined ? undefined : tokenHash(token)
  return {
    token,
    makeOwner: async (request, device, now) => {
      if (expected === undefined || !same(expected, tokenHash(request.token))) return undefined
      const signedIn = await newOwner(request, device, now)
      if (!(await people.addOwner(signedIn.person))) return undefined
      expected = undefined
      return signedIn
    },
  }
}

async function newOwner(request: SetupRequest, device: string, now: Date): Promise<SignedIn> {
  const token = newToken()
  const person: Person = {
    id: randomUUID(),
    name: request.name,
    email: request.email,
    role: 'owner',
    passwordHash: await hashPassword(request.password),
    createdAt: now.toISOString(),
    sessions: [],
    mail: [letterDue(randomUUID(), 'account-ready', request.email, now)],
  }
  return { person: withSession(person, token, device, now), token }
}

const same = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))
