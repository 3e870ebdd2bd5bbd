import { z } from 'zod'
import { done } from '../../contract/admin.ts'
import { invitationRequest, roleChange, team } from '../../contract/people.ts'
import { paths } from '../../contract/paths.ts'
import { invitationToken } from '../../links/invitation.ts'
import type { Signer } from '../../links/signer.ts'
import type { Person } from '../../records/person.ts'
import type { Note } from '../../staff/audit-log.ts'
import { invite } from '../../staff/invitations.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import type { People } from '../../staff/people.ts'
import { changeRole, removePerson, type TeamChange } from '../../staff/team.ts'
import { alreadyStaff, lastOwner, noSuchPerson } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'
import { invitationView, memberView } from '../views/team.ts'

interface Desk {
  people: People
  leads: Pick<LeadDesk, 'search' | 'work'>
  audit: Note
  /** What the link of an invitation is made from, where no letter leaves and the owner must hand it over. */
  handOver: { origin: string; links: Signer } | undefined
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** Who is on the staff: all may look, the owner invites, gives roles and removes. */
export function adminPeopleRoutes(app: App, desk: Desk) {
  const { people, leads, audit, handOver, sessions, ownOrigin, now } = desk
  const params = z.object({ id: z.string() })
  const onePath = `${paths.admin.people}/:id`
  const owner = [sessions.ownerSignedIn, ownOrigin]

  app.route({
    method: 'GET',
    url: paths.admin.people,
    schema: { response: { 200: team } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const sees = personIn(request).role === 'owner'
      const invited = sees ? await people.invited() : []
      return {
        success: true as const,
        people: (await people.everyone()).map(memberView),
        invitations: invited.flatMap((one) => invitationView(one, now(), linkToHandOver(one))),
        byLetter: handOver === undefined,
      }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.people,
    schema: { body: invitationRequest, response: { 200: done } },
    preValidation: owner,
    handler: async (request) => {
      const by = personIn(request)
      const invited = await invite(request.body, by, people, now())
      if (!invited) throw alreadyStaff()
      await note(by, 'invited', `${invited.email} as ${invited.role}`)
      const message = handOver
        ? `${invited.email} is invited, and gets no letter: this service has no mail server yet. Give them the link below; it works once, for seven days.`
        : `An invitation is on its way to ${invited.email}. Its link works once, for seven days.`
      return { success: true as const, message }
    },
  })

  app.route({
    method: 'PATCH',
    url: onePath,
    schema: { params, body: roleChange, response: { 200: done } },
    preValidation: owner,
    handler: async (request) => {
      const { role } = request.body
      const before = doneOrRefused(await changeRole(request.params.id, role, people))
      const name = before.name || before.email
      if (before.role !== role)
        await note(personIn(request), 'changed the role of', `${name}: ${before.role} → ${role}`)
      return { success: true as const, message: `${name} is ${role} now.` }
    },
  })

  app.route({
    method: 'DELETE',
    url: onePath,
    schema: { params, response: { 200: done } },
    preValidation: owner,
    handler: async (request) => {
      const by = personIn(request)
      const who = { by: by.name, at: now() }
      const before = doneOrRefused(await removePerson(request.params.id, who, { people, leads }))
      if (before.invitation) {
        await note(by, 'withdrew the invitation of', before.email)
        return { success: true as const, message: `${before.email} is no longer invited.` }
      }
      await note(by, 'removed', `${before.name} (${before.email})`)
      const message = `${before.name} is signed out everywhere and no longer on the staff.`
      return { success: true as const, message }
    },
  })

  function linkToHandOver(invited: Person) {
    const token = handOver && invitationToken(invited, handOver.links)
    return token && handOver.origin + paths.admin.joinPageWith(token)
  }

  const note = ({ id, name }: { id: string; name: string }, did: string, what: string) =>
    audit({ at: now().toISOString(), did, by: id, name, what })
}

function doneOrRefused(change: TeamChange) {
  if (change.outcome === 'nobody') throw noSuchPerson()
  if (change.outcome === 'last owner') throw lastOwner(change.before.name)
  return change.before
}
