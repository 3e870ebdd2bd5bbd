import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedPrefix } from '../../contract/stored-prefix.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Creates the recognition of browsers that have signed in before, by a signed cookie. Requires the cookie plugin of
 * `registerSessions`. @param origin the public origin
 */
export function createKnownDevices(origin: string) {
  const secure = origin.startsWith('https:')
  const name = secure ? `__Host-${storedPrefix}-device` : `${storedPrefix}-device`
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  /** Returns the browser's own id, if this person has signed in with it. */
  const idFor = (request: FastifyRequest, email: string): string | undefined => {
    const signed = request.cookies[name]
    const unsigned = signed === undefined ? undefined : request.unsignCookie(signed)
    if (!unsigned?.valid) return undefined
    const [id, whose] = unsigned.value?.split(' ') ?? []
    return whose === hashEmail(email) ? id : undefined
  }
  const keyOf = (email: string, id: string | undefined) =>
    id === undefined ? email : `${email} with ${id}`
  return {
    /**
     * Returns the login throttle's key: the browser's own if this person has signed in with it, otherwise one key for
     * all unknown browsers. So attackers share one limit, and cannot lock a person out of a known browser.
     */
    loginThrottleKey: (request: FastifyRequest, email: string) =>
      keyOf(email, idFor(request, email)),
    /** Returns whether this person has signed in with the browser, or has opened it by a link in an email. */
    isKnown: (request: FastifyRequest, email: string) => idFor(request, email) !== undefined,
    /**
     * Remembers the browser, after a sign-in or a link from the person's mailbox. Returns its key for the login
     * throttle.
     */
    remember: (request: FastifyRequest, reply: FastifyReply, email: string) => {
      const known = idFor(request, email)
      if (known !== undefined) return keyOf(email, known)
      const id = randomUUID()
      const value = `${id} ${hashEmail(email)}`
      reply.setCookie(name, value, { ...attributes, signed: true, maxAge: yearSeconds })
      return keyOf(email, id)
    },
  }
}
export type KnownDevices = ReturnType<typeof createKnownDevices>

const hashEmail = (email: string): string => createHash('sha256').update(email).digest('base64url')
