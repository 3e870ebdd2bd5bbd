import { randomUUID } from 'node:crypto'
import type { InvitationRequest, JoinRequest } from './contract.ts'
import type { LinkSigner } from '../email/link-tokens.ts'
import type { Decision } from '../storage/query.ts'
import { dueEmail } from '../outbox/mail-row.ts'
import { hasJoined, type Person } from './person.ts'
import { hashNewPassword } from './sign-in/passwords.ts'
import type { PeopleRepository } from './people.ts'
import { generateToken, addSession, type SignedIn } from './sign-in/session.ts'

/** How long an invitation works. */
const validForMs = 7 * 24 * 60 * 60 * 1000

/**
 * Invites an address: stores a person without a password, with the email in the outbox. A second invitation replaces
 * the first, whose link becomes invalid.
 * @returns undefined: somebody with this address is on the staff already @throws NotStoredError
 */
export function invite(
  { email, role }: InvitationRequest,
  by: Pick<Person, 'name'>,
  people: Pick<PeopleRepository, 'transactAll'>,
  now: Date,
): Promise<Person | undefined> {
  const until = new Date(now.getTime() + validForMs).toISOString()
  const invitation = { key: generateToken(), at: now.toISOString(), by: by.name, until }
  const letter = dueEmail(randomUUID(), 'invitation', email, now)
  const id = randomUUID()
  return people.transactAll((everyone): Decision<Person, Person | undefined> => {
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

/** The invited person of a token. Undefined: invalid, expired, accepted, replaced or withdrawn. */
export async function findInvited(
  token: string,
  people: Pick<PeopleRepository, 'listInvited'>,
  links: LinkSigner,
  now: Date,
): Promise<Person | undefined> {
  const id = links.unverifiedSubject(token)
  const person = (await people.listInvited()).find((one) => one.id === id)
  return isValidInvitation(person, token, links, now) ? person : undefined
}

interface AcceptDeps {
  people: PeopleRepository
  links: LinkSigner
  /** The firm's name. */
  firm: string
  device: string
  now: Date
}

/**
 * Accepts an invitation: sets name and password, and signs in.
 * @returns undefined as in `findInvited`, also for the second of two concurrent requests
 * @throws NotStoredError, HttpError
 */
export async function acceptInvitation(
  { token, name, password }: JoinRequest,
  { people, links, firm, device, now }: AcceptDeps,
): Promise<SignedIn | undefined> {
  // Checked before the expensive hashing, and again in the transaction.
  const person = await findInvited(token, people, links, now)
  if (!person) return undefined
  const passwordHash = await hashNewPassword(password, { firm, name, email: person.email })
  const session = generateToken()
  return people.transact(person.id, (kept): Decision<Person, SignedIn | undefined> => {
    if (!isValidInvitation(kept, token, links, now)) return { answer: undefined }
    const { invitation: _, ...rest } = kept
    const welcome = dueEmail(randomUUID(), 'account-ready', kept.email, now)
    const joined = { ...rest, name, passwordHash, createdAt: now.toISOString(), mail: [welcome] }
    const change = addSession(joined, session, device, now)
    return { change, answer: { person: change, token: session } }
  })
}

function isValidInvitation(
  person: Person | undefined,
  token: string,
  links: LinkSigner,
  now: Date,
): person is Person {
  if (!person?.invitation || hasJoined(person)) return false
  return (
    links.verify(token, { purpose: 'join staff', boundTo: person.invitation.key, now }) ===
    person.id
  )
}
