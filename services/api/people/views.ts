import type { z } from 'zod'
import { type personView, type SessionResponse, whoseLeads } from './account-contract.ts'
import { hasRight, rights } from '../contract/colleague.ts'
import { invitation } from './emails.ts'
import type { Person } from './person.ts'
import type { Member, PendingInvitation } from './contract.ts'
import { hasSecondFactor } from './sign-in/second-factor.ts'

/** Converts the signed-in person to JSON. @param session theirs, if it may get push messages */
export const toSessionView = (
  person: Person,
  session?: Person['sessions'][number],
): SessionResponse['person'] => {
  const whose = whoseLeads.find((one) => one === person.whose)
  const push = session?.push ? 'on' : session?.pushOff && 'off'
  return { ...toPersonView(person), ...(whose && { whose }), ...(push && { push }) }
}

/** Converts a stored person to JSON, without password hash and sessions. */
export const toPersonView = (person: Person): z.infer<typeof personView> => {
  const { id, name, email, role } = person
  const given = role === 'owner' ? [] : rights.filter((right) => hasRight(person, right))
  return { id, name, email, role, ...(given.length > 0 && { rights: given }) }
}

export const toMemberView = (person: Person): Member => ({
  ...toPersonView(person),
  joinedAt: person.createdAt,
  secondFactor: hasSecondFactor(person),
  ...(person.away && { away: person.away }),
})

/**
 * Returns the pending invitation of a person, at most one. `link` is for the owner to hand over, only while emails are
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
  const emailState = person.mail.findLast((row) => invitation.is(row))?.state ?? 'waiting'
  const expired = until < now.toISOString()
  const open = { id, email, role, by, at, until, expired }
  return [
    link === undefined ? { ...open, letter: emailState } : { ...open, letter: 'in a file', link },
  ]
}
