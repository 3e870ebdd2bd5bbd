import { z } from 'zod'
import { sessionResponse, setupRequest, signInRequest } from '../account-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { OwnerSetup } from '../sign-in/owner-setup.ts'
import type { PeopleRepository } from '../people.ts'
import { describeDevice, endSessions, hashToken, signIn } from '../sign-in/session.ts'
import { maxAttempts, type LoginThrottle } from '../sign-in/login-throttle.ts'
import { tooManyRequests, httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import type { KnownDevices } from '../../http/plugins/known-devices.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { type AdminRouteDeps, type Sessions } from '../../http/staff.ts'
import { currentAccount } from '../sessions.ts'
import { toPersonView } from '../views.ts'

interface Deps extends AdminRouteDeps {
  sessions: Sessions
  people: PeopleRepository
  setup: OwnerSetup
  throttle: LoginThrottle
  devices: KnownDevices
  limits: RateLimits
  /** The firm's name. */
  firm: string
}

/** Registers the routes of owner setup, sign-in, the current session, and sign-out. */
export function adminSessionRoutes(app: App, deps: Deps) {
  const { people, audit, sessions, throttle, devices, limits, firm, now } = deps
  const responseSchema = { response: { 200: sessionResponse } }

  app.route({
    method: 'POST',
    url: paths.admin.setup,
    schema: {
      summary: 'Creates the owner’s account with the one-time link.',
      body: setupRequest,
      ...responseSchema,
    },
    config: { role: 'anyone', rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const device = describeDevice(request.headers['user-agent'])
      const signedIn = await deps.setup.makeOwner(request.body, { firm, device, now: now() })
      await audit('created the owner account', signedIn.person)
      sessions.start(reply, signedIn.token)
      devices.remember(request, reply, signedIn.person.email.toLowerCase())
      return { success: true as const, person: toPersonView(signedIn.person) }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.session,
    schema: {
      summary: 'Signs in.',
      description:
        'The session is a cookie. If the account has a second factor, `code` is required too; without it the response is 401 with `code_needed`.',
      body: signInRequest,
      ...responseSchema,
    },
    config: { role: 'anyone', docs: { errors: [401, 503] }, rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const email = request.body.email.toLowerCase()
      const name = devices.loginThrottleKey(request, email)
      const { waitSeconds, isLastAttempt } = await throttle.attempt(name)
      if (waitSeconds > 0) throw tooManyRequests(waitSeconds, maxAttempts)
      const device = describeDevice(request.headers['user-agent'])
      const isKnown = devices.isKnown(request, email)
      const signedIn = await signIn(request.body, { device, isKnown }, people, now())
      if (signedIn === 'code needed') throw httpError('code_needed')
      if (signedIn === 'wrong' || signedIn === 'wrong code') {
        if (isLastAttempt) await auditPausedSignIns(email)
        throw signedIn === 'wrong' ? httpError('wrong_sign_in') : httpError('wrong_code')
      }
      await throttle.reset(name)
      await audit('signed in', signedIn.person, { what: `on ${device}` })
      sessions.start(reply, signedIn.token)
      devices.remember(request, reply, email)
      return { success: true as const, person: toPersonView(signedIn.person) }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.session,
    config: { role: 'staff' },
    schema: { summary: 'The signed-in staff member.', ...responseSchema },
    handler: async (request) => ({
      success: true as const,
      person: toPersonView(currentAccount(request)),
    }),
  })

  app.route({
    method: 'DELETE',
    url: paths.admin.session,
    config: { role: 'staff' },
    schema: {
      summary: 'Signs out.',
      response: { 200: z.strictObject({ success: z.literal(true) }) },
    },
    handler: async (request, reply) => {
      const token = sessions.readToken(request)
      if (token !== undefined)
        await endSessions(
          currentAccount(request),
          (session) => session.tokenHash === hashToken(token),
          people,
        )
      await audit('signed out', currentAccount(request))
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
