import type { FastifyRequest } from 'fastify'
import {
  account,
  passwordConfirmation,
  recoveryCodes,
  secondFactorOffer,
  secondFactorCode,
} from '../account-contract.ts'
import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import {
  confirmSecondFactor,
  hasSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
} from '../sign-in/second-factor.ts'
import { endSessions, isActive, sessionId, hashToken, type Session } from '../sign-in/session.ts'
import { totpUri } from '../sign-in/totp.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentAccount } from '../sessions.ts'
import type { PeopleDeps } from './deps.ts'

/** Registers the routes of a person's own account: sessions and the second factor. */
export function adminAccountRoutes(app: App, deps: PeopleDeps) {
  const { people, audit, sessions, limitGuesses, provePassword, firm, now } = deps
  const current = (request: FastifyRequest) => hashToken(sessions.readToken(request) ?? '')

  app.get(paths.admin.account, {
    config: { role: 'staff' },
    schema: {
      summary: 'Your own account: active sessions and how you sign in.',
      response: { 200: account },
    },
    handler: async (request) => {
      const person = currentAccount(request)
      const running = person.sessions.filter((session) => isActive(session, now()))
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

  app.delete(paths.admin.sessionOf.route, {
    config: { role: 'staff' },
    schema: {
      summary: 'Signs out one device.',
      params: idParams,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const person = currentAccount(request)
      const isMeant = (session: Session) => sessionId(session) === request.params.id
      const ended = person.sessions.find(isMeant)
      await endSessions(person, isMeant, people)
      if (ended) await audit('signed out', person, { what: ended.device ?? 'another device' })
      return { success: true as const }
    },
  })

  // Ends all sessions except the current one.
  app.delete(paths.admin.sessions, {
    config: { role: 'staff' },
    schema: { summary: 'Signs out everywhere else.', response: { 200: doneResponse } },
    handler: async (request) => {
      const person = currentAccount(request)
      const own = current(request)
      await endSessions(person, ({ tokenHash }) => tokenHash !== own, people)
      await audit('signed out', person, { what: 'everywhere else' })
      return { success: true as const }
    },
  })

  app.post(paths.admin.secondFactor, {
    config: { role: 'staff', docs: { errors: [409, 429] } },
    schema: {
      summary: 'Returns a new secret for an authenticator app.',
      body: passwordConfirmation,
      response: { 200: secondFactorOffer },
    },
    handler: async (request) => {
      await provePassword(request, request.body.password)
      const { id, email } = currentAccount(request)
      const secret = await offerSecondFactor(id, people)
      return { success: true as const, secret, address: totpUri(firm, email, secret) }
    },
  })

  app.patch(paths.admin.secondFactor, {
    config: { role: 'staff', docs: { errors: [429] } },
    schema: {
      summary: 'Turns the second factor on, verified with a first code.',
      body: secondFactorCode,
      response: { 200: recoveryCodes },
    },
    handler: async (request) => {
      const { id } = currentAccount(request)
      const confirm = () => confirmSecondFactor(id, request.body.code, now(), people)
      const codes = await limitGuesses(request, confirm)
      if (!codes) throw httpError('wrong_code')
      await audit('turned on', currentAccount(request), { what: 'their sign-in codes' })
      return { success: true as const, recoveryCodes: codes }
    },
  })

  app.delete(paths.admin.secondFactor, {
    config: { role: 'staff', docs: { errors: [429] } },
    schema: {
      summary: 'Turns the second factor off.',
      body: passwordConfirmation,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      await provePassword(request, request.body.password)
      await removeSecondFactor(currentAccount(request).id, people)
      await audit('turned off', currentAccount(request), { what: 'their sign-in codes' })
      return { success: true as const }
    },
  })
}
