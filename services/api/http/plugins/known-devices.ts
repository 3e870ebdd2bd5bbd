import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where somebody has signed in before, remembered by a signed cookie of the browser's own. */
export interface KnownDevices {
  /**
   * Under which name wrong passwords for this address are counted: the browser's own when this person
   * has signed in with it, else one name for all strangers. So strangers together guess as slowly as one,
   * and lock nobody out of the browser that is theirs.
   */
  guesser(request: FastifyRequest, email: string): string
  /** Somebody has just signed in with it. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void
}

const yearSeconds = 365 * 24 * 60 * 60

/** Needs the cookies that `keepSessions` prepares. In: the site's address. */
export function knownDevices(origin: string): KnownDevices {
  const secure = origin.startsWith('https:')
  const name = secure ? '__Host-highpine-device' : 'highpine-device'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  /** The browser's own id, if this person has signed in with it. */
  const idFor = (request: FastifyRequest, email: string): string | undefined => {
    const signed = request.cookies[name]
    const opened = signed === undefined ? undefined : request.unsignCookie(signed)
    if (!opened?.valid) return undefined
    const [id, whose] = opened.value?.split(' ') ?? []
    return whose === hashOf(email) ? id : undefined
  }
  return {
    guesser: (request, email) => {
      const id = idFor(request, email)
      return id === undefined ? email : `${email} with ${id}`
    },
    remember: (request, reply, email) => {
      if (idFor(request, email) !== undefined) return
      const value = `${randomUUID()} ${hashOf(email)}`
      reply.setCookie(name, value, { ...attributes, signed: true, maxAge: yearSeconds })
    },
  }
}

const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url')
