import type { FastifyRequest } from 'fastify'
import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { httpError, invalidFields, pushNotTaken } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import {
  pushSettingsChange,
  pushState,
  pushSubscription,
  type PushDevice,
  type PushPayload,
} from '../push-contract.ts'
import { isPushEndpoint, SubscriptionGoneError } from '../push/push-client.ts'
import { pushSettingsOf } from '../push/push-rows.ts'
import { noteReached, subscribe, unsubscribe } from '../push/subscriptions.ts'
import { areSubscriptionKeys } from '../push/web-push.ts'
import type { Person } from '../person.ts'
import { currentAccount } from '../sessions.ts'
import { hashToken, isActive, type Session, sessionId } from '../sign-in/session.ts'
import type { PeopleDeps } from './deps.ts'

/** Registers the routes of a person's push messages: on which devices, about what, and a test. */
export function adminPushRoutes(app: App, deps: PeopleDeps) {
  const { people, audit, sessions, limits, pushClient, pushSender, now } = deps
  const currentHash = (request: FastifyRequest) => hashToken(sessions.readToken(request) ?? '')
  const isCurrent = (request: FastifyRequest) => {
    const hash = currentHash(request)
    return ({ tokenHash }: Session) => tokenHash === hash
  }
  const stateOf = async (request: FastifyRequest, person: Person) => ({
    success: true as const,
    senderKey: (await pushSender()).keys.publicKey,
    devices: devicesOf(person, isCurrent(request)),
    settings: pushSettingsOf(person),
  })
  const devicesOf = (person: Person, isOwn: (one: Session) => boolean): PushDevice[] =>
    person.sessions.flatMap((session) => {
      const { push, device = 'Another device' } = session
      if (!push || !isActive(session, now())) return []
      const { since, reachedAt, failing } = push
      const reached = { ...(reachedAt !== undefined && { reachedAt }), ...(failing && { failing }) }
      return [{ id: sessionId(session), device, since, ...reached, current: isOwn(session) }]
    })

  app.get(paths.admin.push, {
    config: { role: 'staff' },
    schema: {
      summary: 'Your notifications: on which devices, and about what.',
      response: { 200: pushState },
    },
    handler: (request) => stateOf(request, currentAccount(request)),
  })

  app.post(paths.admin.push, {
    config: { role: 'staff', rateLimit: limits.notifications, docs: { errors: [409] } },
    schema: {
      summary: 'Turns notifications on for the browser of this session.',
      description: 'Signing out turns them off.',
      body: pushSubscription,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const { endpoint, keys, senderKey } = request.body
      if (!isPushEndpoint(endpoint))
        throw invalidFields({
          endpoint: 'Push services have a public address that begins with https://.',
        })
      if (!areSubscriptionKeys(keys))
        throw invalidFields({ keys: 'These aren’t a browser’s keys.' })
      if (senderKey !== (await pushSender()).keys.publicKey) throw httpError('push_key_changed')
      const person = currentAccount(request)
      const session = person.sessions.find(isCurrent(request))
      if (!session) throw httpError('sign_in_needed')
      await subscribe(person, sessionId(session), request.body, { people, now: now() })
      if (!session.push) await audit('turned on', person, { what: notificationsOn(session) })
      return { success: true as const }
    },
  })

  app.patch(paths.admin.push, {
    config: { role: 'staff' },
    schema: {
      summary: 'Changes what you’re notified about, on all your devices.',
      body: pushSettingsChange,
      response: { 200: pushState },
    },
    handler: async (request) => {
      const account = currentAccount(request)
      const person = await people.transact<Person>(account.id, (found) => {
        if (!found) return { answer: account }
        const before = pushSettingsOf(found)
        const { quiet = before.quiet, ...chosen } = request.body
        const push = {
          ...found.push,
          events: chosen.events ?? before.events,
          urgentAlways: chosen.urgentAlways ?? before.urgentAlways,
          names: chosen.names ?? before.names,
          quiet: quiet ?? undefined,
        }
        const change: Person = { ...found, push }
        return { change, answer: change }
      })
      return stateOf(request, person)
    },
  })

  app.delete(paths.admin.pushOf.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Turns notifications off on one of your devices.',
      params: idParams,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const person = currentAccount(request)
      const ended = await unsubscribe(person, request.params.id, people)
      if (!ended) throw httpError('no_such_device')
      await audit('turned off', person, { what: notificationsOn(ended) })
      return { success: true as const }
    },
  })

  app.post(paths.admin.pushTest, {
    config: { role: 'staff', rateLimit: limits.notifications, docs: { errors: [404, 502] } },
    schema: {
      summary: 'Sends a test notification to the browser of this session.',
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const person = currentAccount(request)
      const session = person.sessions.find(isCurrent(request))
      if (!session?.push) throw httpError('no_such_device')
      const message = { payload: testMessage, ttl: 60, urgency: 'high' } as const
      try {
        await pushClient.send(session.push, message, { sender: await pushSender(), now: now() })
      } catch (error) {
        if (error instanceof SubscriptionGoneError) {
          await unsubscribe(person, sessionId(session), people)
          throw httpError('no_such_device')
        }
        throw pushNotTaken(error instanceof Error ? error.message : 'unknown')
      }
      // It got there, even if that can't be noted.
      await noteReached(person.id, session, { people, now: now() }).catch((err: unknown) =>
        request.log.warn({ err }, 'What became of a test notification could not be noted.'),
      )
      return { success: true as const }
    },
  })
}

const notificationsOn = ({ device = 'another device' }: Session): string =>
  `notifications on ${device}`

const testMessage: PushPayload = {
  title: 'It works',
  body: 'This is how we’ll tell you about leads on this device.',
  url: paths.admin.accountPage,
  tag: 'test',
}
