import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { countWithin, type Hit, type Limit } from '../../records/limit.ts'
import type { Counters } from '../../staff/counters.ts'

const tenMinutes = 10 * 60 * 1000
const anHour = 60 * 60 * 1000

/**
 * The limit of visitors' forms. A route takes `count`, and a form is counted before it is looked at closely;
 * or the other three, and it is counted on the one way to the store that it takes anyway.
 */
export interface FormLimit {
  /** A hook. @throws OverLimit */
  count: (request: FastifyRequest) => Promise<void>
  /** A hook: a form has arrived, which is to be counted. */
  arrived: (request: FastifyRequest) => Promise<void>
  /** What is still to be counted about a form, for the store that is about to keep it; once. */
  uncounted: (request: FastifyRequest) => Limit | undefined
  /** The route's handler of errors: what is refused before it came to the store is counted first. */
  countRefused: (fault: Error, request: FastifyRequest, reply: FastifyReply) => void
}

/**
 * One client may send so many forms in ten minutes; and whoever it comes from, so many in an hour may
 * make us write to one mail address, so that nobody can fill a stranger's inbox from many machines.
 * Both are counted in one step, since the sender waits for it: a form counts for the address that it
 * gives also when its client had to wait. Addresses are counted by their hash.
 * @param network how many bits of an IPv6 address are one client
 */
export function limitForms(most: number | 'off', counters: Counters, network: number): FormLimit {
  const limits = new WeakMap<FastifyRequest, Limit>()
  const limitOf = (request: FastifyRequest): Limit | undefined => {
    if (most === 'off') return undefined
    const { method, url } = request.routeOptions
    const client = normalizeIP(request.ip, network)
    const hits = [{ name: `${String(method)} ${url} ${client}`, windowMs: tenMinutes }]
    return { hits: [...hits, ...addressIn(request.body)], most }
  }
  const uncounted = (request: FastifyRequest) => {
    const limit = limits.get(request)
    limits.delete(request)
    return limit
  }
  return {
    count: async (request) => {
      const limit = limitOf(request)
      if (limit) await countWithin(limit, counters)
    },
    arrived: async (request) => {
      const limit = limitOf(request)
      if (limit) limits.set(request, limit)
    },
    uncounted,
    countRefused: (fault, request, reply) => {
      const limit = uncounted(request)
      const counted = limit ? countWithin(limit, counters) : Promise.resolve()
      void counted.then(
        () => reply.send(fault),
        (tooOften) => reply.send(tooOften),
      )
    },
  }
}

const giving = z.looseObject({ email: z.string() })

/** The mail address that a form gives, if any, as it is counted. */
function addressIn(body: unknown): Hit[] {
  const given = giving.safeParse(body)
  if (!given.success) return []
  const address = given.data.email.trim().toLowerCase()
  const hash = createHash('sha256').update(address).digest('base64url')
  return [{ name: `forms to ${hash}`, windowMs: anHour }]
}
