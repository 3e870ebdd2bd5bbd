import { randomUUID } from 'node:crypto'
import type { InvitationRequest, JoinRequest } from './contract.ts'
import { httpError } from '../http/http-errors.ts'
import type { LinkSigner } from '../email/link-tokens.ts'
import type { Decision } from '../storage/query.ts'
import { accountReady, invitation as invitationEmail } from './emails.ts'
import { hasJoined, type Person } from './person.ts'
import { hashNewPassword } from './sign-in/passwords.ts'
import type { PeopleRepository } from './people.ts'
import { generateToken, addSession, type SignedIn } from './sign-in/session.ts'

/** The validity of an invitation. */
const validForMs = 7 * 24 * 60 * 60 * 1000

/**
 * Invites an address: stores a person without a password, with the email in the outbox. A second invitation replaces
 * the first, whose link becomes invalid.
 * @throws HttpError a staff member has this address already @throws NotStoredError
 */
export function invite(
  { email, role }: InvitationRequest,
  by: Pick<Person, 'name'>,
  people: Pick<PeopleRepository, 'transactAll'>,
  now: Date,
): Promise<Person> {
  const until = new Date(now.getTime() + validForMs).toISOString()
  const invitation = { key: generateToken(), at: now.toISOString(), by: by.name, until }
  const mail = [invitationEmail.row(email, now)]
  const id = randomUUID()
  return people.transactAll((everyone): Decision<Person, Person> => {
    const known = everyone.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!known) {
      const createdAt = invitation.at
      const add = { id, name: '', email, role, createdAt, invitation, sessions: [], mail }
      return { add, answer: add }
    }
    if (hasJoined(known)) throw httpError('already_staff')
    const change = { ...known, role, invitation, mail }
    return { change, answer: change }
  })
}

/** Finds the invited person of a token. @throws HttpError it is invalid, expired, accepted, replaced or withdrawn */
export async function findInvited(
  token: string,
  people: Pick<PeopleRepository, 'listInvited'>,
  links: LinkSigner,
  now: Date,
): Promise<Invited> {
  const id = links.unverifiedSubject(token)
  const person = (await people.listInvited()).find((one) => one.id === id)
  return validInvitation(person, token, links, now)
}

interface AcceptDeps {
  people: PeopleRepository
  links: LinkSigner
  /** The firm's name. */
  firm: string
  device: string
  now: Date
}

/** Accepts an invitation: sets name and password, and signs in. @throws HttpError, NotStoredError */
export async function acceptInvitation(
  { token, name, password }: JoinRequest,
  { people, links, firm, device, now }: AcceptDeps,
): Promise<SignedIn> {
  // Checked before the expensive hashing, and again in the transaction.
  const person = await findInvited(token, people, links, now)
  const passwordHash = await hashNewPassword(password, { firm, name, email: person.email })
  const session = generateToken()
  return people.transact(person.id, (kept): Decision<Person, SignedIn> => {
    const { invitation: _, ...rest } = validInvitation(kept, token, links, now)
    const welcome = accountReady.row(rest.email, now)
    const joined = { ...rest, name, passwordHash, createdAt: now.toISOString(), mail: [welcome] }
    const change = addSession(joined, session, device, now)
    return { change, answer: { person: change, token: session } }
  })
}

type Invited = Person & { invitation: NonNullable<Person['invitation']> }

function validInvitation(
  person: Person | undefined,
  token: string,
  links: LinkSigner,
  now: Date,
): Invited {
  const { invitation } = person ?? {}
  if (person && invitation && !hasJoined(person)) {
    const terms = { purpose: 'join staff', boundTo: invitation.key, now } as const
    if (links.verify(token, terms) === person.id) return { ...person, invitation }
  }
  throw httpError('invitation_used')
}
