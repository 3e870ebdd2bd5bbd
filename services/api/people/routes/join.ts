import { sessionResponse } from '../account-contract.ts'
import { joinOffer, joinQuery, joinRequest } from '../contract.ts'
import { paths } from '../../contract/paths.ts'
import type { LinkSigner } from '../../email/link-tokens.ts'
import { describeDevice } from '../sign-in/session.ts'
import { findInvited, acceptInvitation } from '../invitations.ts'
import type { PeopleRepository } from '../people.ts'
import type { App } from '../../http/fastify-app.ts'
import type { KnownDevices } from '../../http/plugins/known-devices.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { type AdminRouteDeps, type Sessions } from '../../http/staff.ts'
import { toPersonView } from '../views.ts'

interface Deps extends AdminRouteDeps {
  sessions: Sessions
  people: PeopleRepository
  links: LinkSigner
  limits: RateLimits
  devices: KnownDevices
  /** The firm's name. */
  firm: string
}

/** Registers the routes for accepting an invitation. GET changes nothing, since mail scanners follow links. */
export function adminJoinRoutes(app: App, deps: Deps) {
  const { people, audit, links, sessions, limits, devices, firm, now } = deps
  const config = { rateLimit: limits.signIn }

  app.route({
    method: 'GET',
    url: paths.admin.join,
    schema: {
      summary: 'Details of an invitation. Changes nothing.',
      querystring: joinQuery,
      response: { 200: joinOffer },
    },
    config: { role: 'anyone', ...config, docs: { errors: [403] } },
    handler: async (request) => {
      const person = await findInvited(request.query.token, people, links, now())
      const { email, role, invitation } = person
      return { success: true as const, email, role, by: invitation.by, firm }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.join,
    schema: {
      summary: 'Accepts an invitation with a name and a password.',
      body: joinRequest,
      response: { 200: sessionResponse },
    },
    config: { role: 'anyone', ...config },
    handler: async (request, reply) => {
      const device = describeDevice(request.headers['user-agent'])
      const signedIn = await acceptInvitation(request.body, {
        people,
        links,
        firm,
        device,
        now: now(),
      })
      await audit('joined', signedIn.person, { what: `as ${signedIn.person.role}` })
      sessions.start(reply, signedIn.token)
      devices.remember(request, reply, signedIn.person.email.toLowerCase())
      return { success: true as const, person: toPersonView(signedIn.person) }
    },
  })
}
