import { sessionAnswer, setupRequest, signInRequest } from '../../contract/admin.ts'
import { paths } from '../../contract/paths.ts'
import type { OwnerSetup } from '../../staff/owner-setup.ts'
import type { People } from '../../staff/people.ts'
import { deviceOf } from '../../staff/device.ts'
import { endSessions, tokenHash } from '../../staff/session.ts'
import { signIn } from '../../staff/sign-in.ts'
import type { Throttle } from '../../staff/throttle.ts'
import { codeNeeded, setupLinkUsed, tooMany, wrongCode, wrongSignIn } from '../errors.ts'
import type { App } from '../instance.ts'
import type { KnownDevices } from '../plugins/known-devices.ts'
import type { Limits } from '../plugins/limits.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'
import { personView } from '../views/person.ts'

interface Door {
  people: People
  setup: OwnerSetup
  sessions: Sessions
  throttle: Throttle
  devices: KnownDevices
  limits: Limits
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** The staff's door: make the owner, sign in, who am I, sign out. */
export function adminSessionRoutes(app: App, door: Door) {
  const { people, sessions, throttle, devices, limits, ownOrigin, now } = door
  const answer = { response: { 200: sessionAnswer } }

  app.route({
    method: 'POST',
    url: paths.admin.setup,
    schema: { body: setupRequest, ...answer },
    config: { rateLimit: limits.signIn },
    preValidation: ownOrigin,
    handler: async (request, reply) => {
      const signedIn = await door.setup.makeOwner(
        request.body,
        deviceOf(request.headers['user-agent']),
        now(),
      )
      if (!signedIn) throw setupLinkUsed()
      sessions.begin(reply, signedIn.token)
      return { success: true as const, person: personView(signedIn.person) }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.session,
    schema: { body: signInRequest, ...answer },
    config: { rateLimit: limits.signIn },
    preValidation: ownOrigin,
    handler: async (request, reply) => {
      const email = request.body.email.toLowerCase()
      const name = devices.guesser(request, email)
      const wait = await throttle.waitFor(name)
      if (wait > 0) throw tooMany(wait)
      const device = deviceOf(request.headers['user-agent'])
      const signedIn = await signIn(request.body, device, people, now())
      if (signedIn === 'code needed') throw codeNeeded()
      if (signedIn === 'wrong' || signedIn === 'wrong code') {
        await throttle.failed(name)
        throw signedIn === 'wrong' ? wrongSignIn() : wrongCode()
      }
      await throttle.succeeded(name)
      sessions.begin(reply, signedIn.token)
      devices.remember(request, reply, email)
      return { success: true as const, person: personView(signedIn.person) }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.session,
    schema: answer,
    preValidation: sessions.signedIn,
    handler: async (request) => ({
      success: true as const,
      person: personView(personIn(request)),
    }),
  })

  app.route({
    method: 'DELETE',
    url: paths.admin.session,
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request, reply) => {
      const token = sessions.tokenIn(request)
      if (token !== undefined)
        await endSessions(
          personIn(request),
          (session) => session.tokenHash === tokenHash(token),
          people,
        )
      sessions.end(reply)
      return { success: true }
    },
  })
}
