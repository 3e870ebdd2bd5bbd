import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../records/person.ts'
import type { People } from '../../staff/people.ts'
import { noteSeen, personOf, sessionMs } from '../../staff/session.ts'
import { ownerNeeded, signInNeeded } from '../errors.ts'
import type { App } from '../instance.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set by `signedIn`, read through `personIn`. */
    person: Person | null
  }
}

export interface Sessions {
  /** A route's preValidation: 401, before anything is said about the body, unless somebody is signed in. */
  signedIn: (request: FastifyRequest) => Promise<void>
  /** The same for what the owner alone may do: 403 for others who are signed in. */
  ownerSignedIn: (request: FastifyRequest) => Promise<void>
  /** The token in the request's cookie, if it is one that we signed. */
  tokenIn(request: FastifyRequest): string | undefined
  begin(reply: FastifyReply, token: string): void
  end(reply: FastifyReply): void
}

/** Server-side sessions behind a signed cookie that scripts cannot read. */
export async function keepSessions(
  app: App,
  { secret, origin, people, now }: Options,
): Promise<Sessions> {
  const secure = origin.startsWith('https:')
  // The prefix makes browsers refuse the cookie from subdomains and over plain HTTP.
  const name = secure ? '__Host-highpine' : 'highpine'
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
    const person = token === undefined ? undefined : await personOf(token, people, now())
    if (!person || token === undefined) throw signInNeeded()
    request.person = person
    // Whoever is signed in may read on when this cannot be written.
    await noteSeen(token, person, people, now()).catch((fault: unknown) =>
      request.log.warn({ err: fault }, 'When a session was last used was not noted.'),
    )
  }
  return {
    tokenIn,
    signedIn,
    ownerSignedIn: async (request) => {
      await signedIn(request)
      if (personIn(request).role !== 'owner') throw ownerNeeded()
    },
    begin: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, signed: true, maxAge: sessionMs / 1000 }),
    end: (reply) => void reply.clearCookie(name, attributes),
  }
}

interface Options {
  secret: string
  /** https makes the cookie Secure. */
  origin: string
  people: People
  now: () => Date
}

/** The person whom `signedIn` let in. @throws 401 on a route that forgot to declare it */
export function personIn(request: FastifyRequest): Person {
  if (!request.person) throw signInNeeded()
  return request.person
}
