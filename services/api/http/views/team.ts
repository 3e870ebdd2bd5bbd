import type { Member, OpenInvitation } from '../../contract/people.ts'
import type { Person } from '../../records/person.ts'
import { hasSecondFactor } from '../../staff/second-factor.ts'

export const memberView = (person: Person): Member => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  joinedAt: person.createdAt,
  secondFactor: hasSecondFactor(person),
})

/**
 * In: somebody whose invitation is open; the link, where the owner must hand it over because letters do not leave.
 * Out: none of what a link is made from.
 */
export const invitationView = (person: Person, now: Date, link?: string): OpenInvitation[] => {
  if (!person.invitation) return []
  const { by, at, until } = person.invitation
  const { id, email, role } = person
  const letter = person.mail.findLast((row) => row.letter === 'invitation')?.state ?? 'waiting'
  const expired = until < now.toISOString()
  const open = { id, email, role, by, at, until, expired }
  return [link === undefined ? { ...open, letter } : { ...open, letter: 'in a file', link }]
}
