import type { SessionResponse } from '../../contract/account.ts'
import type { Person } from '../../records/person.ts'
import type { Member, PendingInvitation } from '../../contract/people.ts'
import { hasSecondFactor } from '../../staff/second-factor.ts'
import type { SubscriberView } from '../../contract/subscribers.ts'
import { subscriberState, type Subscriber } from '../../records/subscriber.ts'
import { utf8Bom, csvCell } from '../csv.ts'

/** A stored person as JSON: without password hash and sessions. */
export const toPersonView = ({ id, name, email, role }: Person): SessionResponse['person'] => ({
  id,
  name,
  email,
  role,
})

export const toMemberView = (person: Person): Member => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  joinedAt: person.createdAt,
  secondFactor: hasSecondFactor(person),
})

/**
 * The pending invitation of a person, at most one. `link` is for the owner to hand over, only while emails are
 * written to files. The key that signs links is never part of it.
 */
export const toInvitationViews = (
  person: Person,
  now: Date,
  link?: string,
): PendingInvitation[] => {
  if (!person.invitation) return []
  const { by, at, until } = person.invitation
  const { id, email, role } = person
  const emailState = person.mail.findLast((row) => row.letter === 'invitation')?.state ?? 'waiting'
  const expired = until < now.toISOString()
  const open = { id, email, role, by, at, until, expired }
  return [
    link === undefined ? { ...open, letter: emailState } : { ...open, letter: 'in a file', link },
  ]
}

/** A stored subscriber as JSON: field by field, so that no internal field leaks. */
export function toSubscriberView(subscriber: Subscriber): SubscriberView {
  const { id, email, firstName, lastName, zipCode, interests, subscribedAt, consents } = subscriber
  return {
    id,
    email,
    name: [firstName, lastName].filter(Boolean).join(' '),
    zipCode,
    interests,
    language: subscriber.language ?? 'en',
    state: subscriberState(subscriber),
    subscribedAt,
    consents: consents.map(({ at, act, page, wording }) => ({ at, act, page, wording })),
  }
}

const columns = {
  email: (one: SubscriberView) => one.email,
  name: (one: SubscriberView) => one.name,
  'zip code': (one: SubscriberView) => one.zipCode,
  language: (one: SubscriberView) => one.language,
  interests: (one: SubscriberView) => one.interests.join(', '),
  state: (one: SubscriberView) => one.state,
  subscribed: (one: SubscriberView) => one.subscribedAt,
  evidence: (one: SubscriberView) =>
    one.consents
      .map(({ at, act, page, wording }) => [at, act, page, wording].filter(Boolean).join(' | '))
      .join('\n'),
}

/** The header line with its line break. */
export const subscriberCsvHeader = `${utf8Bom}${Object.keys(columns).join(',')}\r\n`

/** A subscriber as a CSV line with its line break. */
export const subscriberCsvLine = (subscriber: Subscriber): string => {
  const view = toSubscriberView(subscriber)
  return `${Object.values(columns)
    .map((of) => csvCell(of(view)))
    .join(',')}\r\n`
}
