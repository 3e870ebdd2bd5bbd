import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from './person.ts'
import type { PeopleRepository } from './people.ts'
import { touchSession, findPersonBySession, sessionMs } from './sign-in/session.ts'
import { httpError } from '../http/http-errors.ts'
import { declareGuard } from '../http/guard.ts'
import type { App } from '../http/fastify-app.ts'
import type { AuditWriter } from '../audit/audit-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; set by `requireSession`, read with `currentPerson`. */
    person: Person | null
  }
}

export interface Sessions {
  /** A preValidation hook that answers 401 without a session, before the body is validated. */
  requireSession: (request: FastifyRequest) => Promise<void>
  /** The same hook for routes of the owner, which also answers 403 for other staff. */
  requireOwner: (request: FastifyRequest) => Promise<void>
  /** Returns the token in the session cookie, if its signature is valid. */
  readToken(request: FastifyRequest): string | undefined
  start(reply: FastifyReply, token: string): void
  end(reply: FastifyReply): void
}

/** The common dependencies of admin routes. */
export interface AdminRouteDeps {
  sessions: Sessions
  audit: AuditWriter
  now: () => Date
}

/** Returns the cookie's name. Its prefix makes browsers refuse it from subdomains and over plain HTTP. */
export const sessionCookie = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-highpine' : 'highpine'

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
    // A failure does not affect the request: sessions work while the store accepts no writes.
    await touchSession(token, person, people, now()).catch((error: unknown) =>
      request.log.warn({ err: error }, 'The last-seen time of a session could not be stored.'),
    )
  }
  const ownerSignedIn = async (request: FastifyRequest): Promise<void> => {
    await signedIn(request)
    if (currentPerson(request).role !== 'owner') throw httpError('owner_needed')
  }
  return {
    readToken: tokenIn,
    requireSession: declareGuard(signedIn, { errors: [401], security: 'session' }),
    requireOwner: declareGuard(ownerSignedIn, { errors: [401, 403], security: 'session' }),
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

/** Returns the person of the session. @throws HttpError 401 on a route without `requireSession` */
export function currentPerson(request: FastifyRequest): Person {
  if (!request.person) throw httpError('sign_in_needed')
  return request.person
}
