import cookie from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Person } from './person.ts'
import type { PeopleRepository } from './people.ts'
import { touchSession, findPersonBySession, sessionMs } from './sign-in/session.ts'
import { hasRight, type Right } from '../contract/colleague.ts'
import { httpError } from '../http/http-errors.ts'
import { declareGuard } from '../http/guard.ts'
import type { App } from '../http/fastify-app.ts'
import { currentPerson, sessionCookie, type Sessions } from '../http/staff.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the signed-in person; read it with `currentAccount`. */
    account: Person | null
  }
}

/** Registers server-side sessions behind a signed cookie that scripts cannot read. */
export async function registerSessions(
  app: App,
  { secret, origin, people, now }: Options,
): Promise<Sessions> {
  const secure = origin.startsWith('https:')
  const name = sessionCookie(origin)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  await app.register(cookie, { secret })
  app.decorateRequest('person', null)
  app.decorateRequest('account', null)
  const tokenIn = (request: FastifyRequest): string | undefined => {
    const signed = request.cookies[name]
    const opened = signed === undefined ? undefined : request.unsignCookie(signed)
    return opened?.valid ? opened.value : undefined
  }
  const signedIn = async (request: FastifyRequest): Promise<void> => {
    const token = tokenIn(request)
    const person = token === undefined ? undefined : await findPersonBySession(token, people, now())
    if (!person || token === undefined) throw httpError('sign_in_needed')
    request.person = person
    request.account = person
    // A failure does not affect the request: sessions work while the store accepts no writes.
    await touchSession(token, person, people, now()).catch((error: unknown) =>
      request.log.warn({ err: error }, 'The last-seen time of a session could not be stored.'),
    )
  }
  const signedInWith =
    (right: Right) =>
    async (request: FastifyRequest): Promise<void> => {
      await signedIn(request)
      if (!hasRight(currentPerson(request), right)) throw httpError('right_needed')
    }
  const forRight = (right: Right) =>
    declareGuard(signedInWith(right), { errors: [401, 403], security: 'session' })
  const ownerSignedIn = async (request: FastifyRequest): Promise<void> => {
    await signedIn(request)
    if (currentPerson(request).role !== 'owner') throw httpError('owner_needed')
  }
  return {
    readToken: tokenIn,
    requireSession: signedIn,
    guards: {
      staff: declareGuard(signedIn, { errors: [401], security: 'session' }),
      owner: declareGuard(ownerSignedIn, { errors: [401, 403], security: 'session' }),
      applications: forRight('applications'),
      edit: forRight('edit'),
      publish: forRight('publish'),
    },
    start: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, signed: true, maxAge: sessionMs / 1000 }),
    end: (reply) => void reply.clearCookie(name, attributes),
  }
}

interface Options {
  secret: string
  /** The public origin; https makes the cookie Secure. */
  origin: string
  people: PeopleRepository
  now: () => Date
}

/** Returns the account of the session. @throws HttpError 401 on a route for anyone */
export function currentAccount(request: FastifyRequest): Person {
  if (!request.account) throw httpError('sign_in_needed')
  return request.account
}
