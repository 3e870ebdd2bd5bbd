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

/** In: somebody whose invitation is open. Out: none of what its link is made from. */
export const invitationView = (person: Person, now: Date): OpenInvitation[] => {
  if (!person.invitation) return []
  const { by, at, until } = person.invitation
  const { id, email, role } = person
  const letter = person.mail.findLast((row) => row.letter === 'invitation')?.state ?? 'waiting'
  return [{ id, email, role, by, at, until, expired: until < now.toISOString(), letter }]
}
