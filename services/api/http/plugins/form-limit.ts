import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Counters, Hit } from '../../staff/counters.ts'
import { tooMany } from '../errors.ts'

const tenMinutes = 10 * 60 * 1000
const anHour = 60 * 60 * 1000

/** Counts a form, before it is looked at closely. @throws 429 when there were too many of them */
export type FormLimit = (request: FastifyRequest) => Promise<void>

/**
 * One client may send so many forms in ten minutes; and whoever it comes from, so many in an hour may
 * make us write to one mail address, so that nobody can fill a stranger's inbox from many machines.
 * Both are counted in one step, since the sender waits for it: a form counts for the address that it
 * gives also when its client had to wait. Addresses are counted by their hash.
 * @param network how many bits of an IPv6 address are one client
 */
export function limitForms(most: number | 'off', counters: Counters, network: number): FormLimit {
  if (most === 'off') return async () => undefined
  return async (request) => {
    const { method, url } = request.routeOptions
    const client = normalizeIP(request.ip, network)
    const hits = [{ name: `${String(method)} ${url} ${client}`, windowMs: tenMinutes }]
    // A store that cannot count does not turn visitors away; whether it keeps is told by the route.
    const counts = await counters.hitAll([...hits, ...addressIn(request.body)]).catch(() => [])
    const over = counts.filter(({ count }) => count > most)
    if (over.length > 0)
      throw tooMany(Math.ceil(Math.max(...over.map(({ msLeft }) => msLeft)) / 1000))
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
