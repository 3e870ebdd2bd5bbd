import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import { tooMany } from '../errors.ts'
import type { App } from '../instance.ts'

/** How many requests one client may make, per route that declares it. */
export interface Limits {
  /** Contact and newsletter forms. */
  forms: RateLimitOptions | false
  /** Sign-in and owner set-up: guessing is slow. */
  signIn: RateLimitOptions | false
  /** Calls that pages make while being read. */
  reading: RateLimitOptions | false
}

const tenMinutes = 10 * 60 * 1000

/**
 * Prepares the limits; a route takes one with `config: { rateLimit }`. A client is an IPv4 address
 * or an IPv6 /64 network, which is what one household has.
 */
export async function limitRequests(app: App, formsInTenMinutes: number | 'off'): Promise<Limits> {
  await app.register(rateLimit, {
    global: false,
    // After the body is read, so that a form without JavaScript gets its words back.
    hook: 'preValidation',
    ipv6Subnet: 64,
    cache: 10_000,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  if (formsInTenMinutes === 'off') return { forms: false, signIn: false, reading: false }
  return {
    forms: { max: formsInTenMinutes, timeWindow: tenMinutes },
    signIn: { max: 20, timeWindow: tenMinutes },
    reading: { max: 600, timeWindow: 60_000 },
  }
}
