import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionResponse, setupRequest, signInRequest } from '../account-contract.ts'
import { joinOffer, joinQuery, joinRequest } from '../contract.ts'
import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { acceptInvitation, findInvited } from '../invitations.ts'
import {
  describeDevice,
  endSessions,
  hashToken,
  type SignedIn,
  signIn,
} from '../sign-in/session.ts'
import { maxAttempts } from '../sign-in/login-throttle.ts'
import { tooManyRequests, httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentAccount } from '../sessions.ts'
import { toSessionView } from '../views.ts'
import type { PeopleDeps } from './deps.ts'

/** Registers the routes of owner setup, invitations, sign-in, the current session, and sign-out. */
export function adminSessionRoutes(app: App, deps: PeopleDeps) {
  const { people, audit, sessions, setup, links, throttle, devices, limits, firm, now } = deps
  const response = { 200: sessionResponse }
  const deviceOf = ({ headers }: FastifyRequest) => describeDevice(headers['user-agent'])
  const start = (request: FastifyRequest, reply: FastifyReply, { person, token }: SignedIn) => {
    sessions.start(reply, token)
    devices.remember(request, reply, person.email.toLowerCase())
    return { success: true as const, person: toSessionView(person) }
  }

  app.post(paths.admin.setup, {
    schema: {
      summary: 'Creates the owner’s account with the one-time link.',
      body: setupRequest,
      response,
    },
    config: { role: 'anyone', rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const where = { firm, device: deviceOf(request), now: now() }
      const signedIn = await setup.makeOwner(request.body, where)
      await audit('created the owner account', signedIn.person)
      return start(request, reply, signedIn)
    },
  })

  // Changes nothing, since mail scanners follow links.
  app.get(paths.admin.join, {
    schema: {
      summary: 'Details of an invitation. Changes nothing.',
      querystring: joinQuery,
      response: { 200: joinOffer },
    },
    config: { role: 'anyone', rateLimit: limits.signIn, docs: { errors: [403] } },
    handler: async (request) => {
      const invited = await findInvited(request.query.token, people, links, now())
      const { email, role, invitation } = invited
      return { success: true as const, email, role, by: invitation.by, firm }
    },
  })

  app.post(paths.admin.join, {
    schema: {
      summary: 'Accepts an invitation with a name and a password.',
      body: joinRequest,
      response,
    },
    config: { role: 'anyone', rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const context = { people, links, firm, device: deviceOf(request), now: now() }
      const signedIn = await acceptInvitation(request.body, context)
      await audit('joined', signedIn.person, { what: `as ${signedIn.person.role}` })
      return start(request, reply, signedIn)
    },
  })

  app.post(paths.admin.session, {
    schema: {
      summary: 'Signs in.',
      description:
        'The session is a cookie. If the account has a second factor, `code` is required too; without it the response is 401 with `code_needed`.',
      body: signInRequest,
      response,
    },
    config: { role: 'anyone', docs: { errors: [401, 503] }, rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const email = request.body.email.toLowerCase()
      const name = devices.loginThrottleKey(request, email)
      const { waitSeconds, isLastAttempt } = await throttle.attempt(name)
      if (waitSeconds > 0) throw tooManyRequests(waitSeconds, maxAttempts)
      const browser = { device: deviceOf(request), isKnown: devices.isKnown(request, email) }
      const signedIn = await signIn(request.body, browser, people, now())
      if (signedIn === 'code needed') throw httpError('code_needed')
      if (signedIn === 'wrong' || signedIn === 'wrong code') {
        if (isLastAttempt) await auditPausedSignIns(email)
        throw httpError(signedIn === 'wrong' ? 'wrong_sign_in' : 'wrong_code')
      }
      await throttle.reset(name)
      await audit('signed in', signedIn.person, { what: `on ${browser.device}` })
      return start(request, reply, signedIn)
    },
  })

  app.get(paths.admin.session, {
    config: { role: 'staff' },
    schema: { summary: 'The signed-in staff member.', response },
    handler: async (request) => {
      const person = currentAccount(request)
      const own = hashToken(sessions.readToken(request) ?? '')
      const session = person.sessions.find(({ tokenHash }) => tokenHash === own)
      return { success: true as const, person: toSessionView(person, session) }
    },
  })

  app.delete(paths.admin.session, {
    config: { role: 'staff' },
    schema: { summary: 'Signs out.', response: { 200: doneResponse } },
    handler: async (request, reply) => {
      const person = currentAccount(request)
      const own = hashToken(sessions.readToken(request) ?? '')
      await endSessions(person, ({ tokenHash }) => tokenHash === own, people)
      await audit('signed out', person)
      sessions.end(reply)
      // Only the cache: cookies have the known device, and the storage of the site a visitor's draft.
      reply.header('clear-site-data', '"cache"')
      return { success: true as const }
    },
  })

  /**
   * Logs throttled sign-ins, without an actor. Addresses without an account are not logged, since they may be any text.
   */
  async function auditPausedSignIns(email: string): Promise<void> {
    const person = await people.findByEmail(email)
    if (!person) return
    const what = `of ${person.name || person.email} for a while: too many wrong passwords or codes`
    await audit('paused sign-ins', undefined, { what })
  }
}
