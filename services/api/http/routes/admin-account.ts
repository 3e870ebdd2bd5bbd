import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  account,
  passwordAgain,
  recoveryCodes,
  secondFactorOffer,
  secondFactorProof,
} from '../../contract/account.ts'
import { paths } from '../../contract/paths.ts'
import type { Note } from '../../staff/audit-log.ts'
import type { People } from '../../staff/people.ts'
import { passwordFits } from '../../staff/passwords.ts'
import {
  confirmSecondFactor,
  hasSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
} from '../../staff/second-factor.ts'
import { endSessions, sessionId, tokenHash } from '../../staff/session.ts'
import { totpAddress } from '../../staff/totp.ts'
import type { Throttle } from '../../staff/throttle.ts'
import { hasCodesAlready, tooMany, wrongCode, wrongPassword } from '../errors.ts'
import type { App } from '../instance.ts'
import type { KnownDevices } from '../plugins/known-devices.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  people: People
  audit: Note
  sessions: Sessions
  throttle: Throttle
  devices: KnownDevices
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  /** The firm's name, for the app that shows codes. */
  firm: string
  now: () => Date
}

/** One's own account: where one is signed in, and codes from an app as a second factor. */
export function adminAccountRoutes(app: App, desk: Desk) {
  const { people, audit, sessions, throttle, devices, ownOrigin, firm, now } = desk
  const done = z.strictObject({ success: z.literal(true) })
  const writing = [sessions.signedIn, ownOrigin]
  const current = (request: FastifyRequest) => tokenHash(sessions.tokenIn(request) ?? '')

  /** Guessing counts as at the sign-in. */
  const guessed = async <T>(request: FastifyRequest, attempt: () => Promise<T | undefined>) => {
    const name = devices.guesser(request, personIn(request).email.toLowerCase())
    const wait = await throttle.waitFor(name)
    if (wait > 0) throw tooMany(wait)
    const result = await attempt()
    if (result === undefined) await throttle.failed(name)
    return result
  }
  const provePassword = async (request: FastifyRequest, password: string) => {
    const { passwordHash } = personIn(request)
    const fits = async () => (await passwordFits(passwordHash, password)) || undefined
    if (!(await guessed(request, fits))) throw wrongPassword()
  }

  const note = (request: FastifyRequest, did: string) => {
    const { id, name } = personIn(request)
    return audit({ at: now().toISOString(), did, by: id, name, what: 'their sign-in codes' })
  }

  app.route({
    method: 'GET',
    url: paths.admin.account,
    schema: { response: { 200: account } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const person = personIn(request)
      const running = person.sessions.filter(({ expiresAt }) => expiresAt > now().toISOString())
      const on = hasSecondFactor(person)
      return {
        success: true as const,
        sessions: running.reverse().map((session) => ({
          id: sessionId(session),
          device: session.device ?? 'Another device',
          startedAt: session.startedAt,
          lastSeenAt: session.lastSeenAt ?? session.startedAt,
          current: session.tokenHash === current(request),
        })),
        secondFactor: { on, recoveryCodes: on ? (person.secondFactor?.recovery.length ?? 0) : 0 },
      }
    },
  })

  app.route({
    method: 'DELETE',
    url: `${paths.admin.sessions}/:id`,
    schema: { params: z.object({ id: z.string() }), response: { 200: done } },
    preValidation: writing,
    handler: async (request) => {
      const { id } = request.params
      await endSessions(personIn(request), (session) => sessionId(session) === id, people)
      return { success: true as const }
    },
  })

  // All others: who asks stays signed in.
  app.route({
    method: 'DELETE',
    url: paths.admin.sessions,
    schema: { response: { 200: done } },
    preValidation: writing,
    handler: async (request) => {
      const mine = current(request)
      await endSessions(personIn(request), ({ tokenHash }) => tokenHash !== mine, people)
      return { success: true as const }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.secondFactor,
    schema: { body: passwordAgain, response: { 200: secondFactorOffer } },
    preValidation: writing,
    handler: async (request) => {
      await provePassword(request, request.body.password)
      const { id, email } = personIn(request)
      const secret = await offerSecondFactor(id, people)
      if (secret === undefined) throw hasCodesAlready()
      return { success: true as const, secret, address: totpAddress(firm, email, secret) }
    },
  })

  app.route({
    method: 'PATCH',
    url: paths.admin.secondFactor,
    schema: { body: secondFactorProof, response: { 200: recoveryCodes } },
    preValidation: writing,
    handler: async (request) => {
      const { id } = personIn(request)
      const confirm = () => confirmSecondFactor(id, request.body.code, now(), people)
      const codes = await guessed(request, confirm)
      if (!codes) throw wrongCode()
      await note(request, 'turned on')
      return { success: true as const, recoveryCodes: codes }
    },
  })

  app.route({
    method: 'DELETE',
    url: paths.admin.secondFactor,
    schema: { body: passwordAgain, response: { 200: done } },
    preValidation: writing,
    handler: async (request) => {
      await provePassword(request, request.body.password)
      await removeSecondFactor(personIn(request).id, people)
      await note(request, 'turned off')
      return { success: true as const }
    },
  })
}
