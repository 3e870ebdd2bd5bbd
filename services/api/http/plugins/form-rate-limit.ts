import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { normalizeEmail } from '../../contract/email-address.ts'
import { cleanLine } from '../../contract/text.ts'
import { enforceLimit, type Hit, type Limit, type Counters } from '../../storage/counters.ts'
import { clientOf, countWiderNetworks } from './client-networks.ts'
import { LimitExceededError } from '../../storage/errors.ts'
import { declareGuard } from '../guard.ts'

const tenMinutes = 10 * 60 * 1000
const anHour = 60 * 60 * 1000

/**
 * Limits forms per client in ten minutes, and per email address in an hour, so that many machines cannot flood a
 * stranger's inbox. Both are counted in one call, since the sender waits for it; a client over the limit adds no
 * counter for a new address. Addresses are hashed. Wider IPv6 networks are counted before, in calls of their own, which
 * IPv4 clients don't wait for.
 *
 * A route uses either `count`, which counts before the handler runs, or the other three, which count in the transaction
 * that stores the form and so save a round trip.
 */
export function createFormRateLimit(max: number | 'off', counters: Counters) {
  const limits = new WeakMap<FastifyRequest, Limit>()
  /** Returns the limit of a form after its sender's wider networks were counted. @throws LimitExceededError */
  const limitOf = async (request: FastifyRequest): Promise<Limit | undefined> => {
    if (max === 'off') return undefined
    const nameOf = (client: string) => counterOf(request, client)
    const limit = { nameOf, max, windowMs: tenMinutes }
    // Fails open, as the store does.
    const msLeft = await countWiderNetworks(request.ip, limit, counters).catch(() => undefined)
    if (msLeft !== undefined) throw new LimitExceededError(msLeft, max)
    const hit = { name: nameOf(clientOf(request.ip)), windowMs: tenMinutes }
    return { hits: [hit, ...emailHit(request.body)], max }
  }
  const uncounted = (request: FastifyRequest) => {
    const limit = limits.get(request)
    limits.delete(request)
    return limit
  }
  const count = async (request: FastifyRequest) => {
    const limit = await limitOf(request)
    if (limit) await enforceLimit(limit, counters)
  }
  const arrived = async (request: FastifyRequest) => {
    const limit = await limitOf(request)
    if (limit) limits.set(request, limit)
  }
  return {
    /** A hook that counts the form. @throws LimitExceededError */
    count: declareGuard(count, { errors: [429] }),
    /** Counts the address of a form whose body is read after `count`, unless it is empty. @throws LimitExceededError */
    countAddress: async (email: string) => {
      if (max !== 'off' && email !== '')
        await enforceLimit({ hits: emailHit({ email }), max }, counters)
    },
    /** A hook that marks the form as not counted yet. */
    defer: declareGuard(arrived, { errors: [429] }),
    /** Returns the limit that the store must count with the form; only the first call returns it. */
    takeDeferred: uncounted,
    /** The route's error handler: counts forms that were rejected before they reached the store. */
    countRejected: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const limit = uncounted(request)
      const counted = limit ? enforceLimit(limit, counters) : Promise.resolve()
      void counted.then(
        () => reply.send(error),
        (tooOften) => reply.send(tooOften),
      )
    },
  }
}

const counterOf = ({ routeOptions: { method, url } }: FastifyRequest, client: string): string =>
  `${String(method)} ${url} ${client}`

const formWithEmail = z.looseObject({ email: z.string() })

/** Returns the hit for the hash of a form's email address, if it has one. */
function emailHit(body: unknown): Hit[] {
  const given = formWithEmail.safeParse(body)
  if (!given.success) return []
  const address = normalizeEmail(cleanLine(given.data.email)).toLowerCase()
  const hash = createHash('sha256').update(address).digest('base64url')
  return [{ name: `forms to ${hash}`, windowMs: anHour }]
}
