import { randomUUID } from 'node:crypto'
import type { InvitationRequest, JoinRequest } from '../contract/people.ts'
import type { Signer } from '../links/signer.ts'
import type { Decision } from '../records/decision.ts'
import { letterDue } from '../records/mail-row.ts'
import { hasJoined, type Person } from '../records/person.ts'
import { hashPassword } from './passwords.ts'
import type { People } from './people.ts'
import { newToken, withSession } from './session.ts'
import type { SignedIn } from './sign-in.ts'

/** Over a week-end and a day off. */
const goodForMs = 7 * 24 * 60 * 60 * 1000

/**
 * Invites an address: the person waits among the staff, without a password, with the letter in the
 * outbox. Inviting the same address again replaces the first invitation, whose link dies.
 * @returns undefined: somebody with this address is on the staff already @throws NotStored
 */
export function invite(
  { email, role }: InvitationRequest,
  by: Pick<Person, 'name'>,
  people: Pick<People, 'arrange'>,
  now: Date,
): Promise<Person | undefined> {
  const until = new Date(now.getTime() + goodForMs).toISOString()
  const invitation = { key: newToken(), at: now.toISOString(), by: by.name, until }
  const letter = letterDue(randomUUID(), 'invitation', email, now)
  const id = randomUUID()
  return people.arrange((everyone): Decision<Person, Person | undefined> => {
    const known = everyone.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!known) {
      const createdAt = invitation.at
      const add = { id, name: '', email, role, createdAt, invitation, sessions: [], mail: [letter] }
      return { add, answer: add }
    }
    if (hasJoined(known)) return { answer: undefined }
    const change = { ...known, role, invitation, mail: [letter] }
    return { change, answer: change }
  })
}

/** Whom an invitation's token is for. Undefined: not ours, too old, taken up, replaced or withdrawn. */
export async function invitedBy(
  token: string,
  people: Pick<People, 'invited'>,
  links: Signer,
  now: Date,
): Promise<Person | undefined> {
  const id = links.named(token)
  const person = (await people.invited()).find((one) => one.id === id)
  return fits(person, token, links, now) ? person : undefined
}

/**
 * Takes an invitation up: the person has a name and a password from now on, and is signed in here.
 * @returns undefined as in `invitedBy`, also for the second of two who press at once
 * @throws NotStored
 */
export async function join(
  { token, name, password }: JoinRequest,
  { people, links, device, now }: { people: People; links: Signer; device: string; now: Date },
): Promise<SignedIn | undefined> {
  // Looked at before the costly hashing, and once more when it is kept.
  const person = await invitedBy(token, people, links, now)
  if (!person) return undefined
  const passwordHash = await hashPassword(password)
  const session = newToken()
  return people.settle(person.id, (kept): Decision<Person, SignedIn | undefined> => {
    if (!fits(kept, token, links, now)) return { answer: undefined }
    const { invitation: _, ...rest } = kept
    const welcome = letterDue(randomUUID(), 'account-ready', kept.email, now)
    const joined = { ...rest, name, passwordHash, createdAt: now.toISOString(), mail: [welcome] }
    const change = withSession(joined, session, device, now)
    return { change, answer: { person: change, token: session } }
  })
}

function fits(
  person: Person | undefined,
  token: string,
  links: Signer,
  now: Date,
): person is Person {
  if (!person?.invitation || hasJoined(person)) return false
  return (
    links.read(token, { purpose: 'join staff', bound: person.invitation.key, now }) === person.id
  )
}
