import { sessionAnswer } from '../../contract/admin.ts'
import { joinOffer, joinQuery, joinRequest } from '../../contract/people.ts'
import { paths } from '../../contract/paths.ts'
import type { Signer } from '../../links/signer.ts'
import { deviceOf } from '../../staff/device.ts'
import type { Note } from '../../staff/audit-log.ts'
import { invitedBy, join } from '../../staff/invitations.ts'
import type { People } from '../../staff/people.ts'
import { invitationUsed } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Limits } from '../plugins/limits.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import type { Sessions } from '../plugins/sessions.ts'
import { personView } from '../views/person.ts'

interface Door {
  people: People
  audit: Note
  links: Signer
  sessions: Sessions
  limits: Limits
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  /** The firm's name. */
  firm: string
  now: () => Date
}

/** The door for whoever was invited: looking changes nothing, since mail scanners follow links. */
export function adminJoinRoutes(app: App, door: Door) {
  const { people, audit, links, sessions, limits, ownOrigin, firm, now } = door
  const config = { rateLimit: limits.signIn }

  app.route({
    method: 'GET',
    url: paths.admin.join,
    schema: { querystring: joinQuery, response: { 200: joinOffer } },
    config,
    handler: async (request) => {
      const person = await invitedBy(request.query.token, people, links, now())
      if (!person?.invitation) throw invitationUsed()
      const { email, role, invitation } = person
      return { success: true as const, email, role, by: invitation.by, firm }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.join,
    schema: { body: joinRequest, response: { 200: sessionAnswer } },
    config,
    preValidation: ownOrigin,
    handler: async (request, reply) => {
      const device = deviceOf(request.headers['user-agent'])
      const signedIn = await join(request.body, { people, links, device, now: now() })
      if (!signedIn) throw invitationUsed()
      const { id, name, role } = signedIn.person
      await audit({ at: now().toISOString(), did: 'joined', by: id, name, what: `as ${role}` })
      sessions.begin(reply, signedIn.token)
      return { success: true as const, person: personView(signedIn.person) }
    },
  })
}
