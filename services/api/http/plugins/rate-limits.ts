import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import { z } from 'zod'
import type { Counters, WindowCount } from '../../storage/counters.ts'
import { attachmentLimits } from '../../contract/limits.ts'
import { paths } from '../../contract/paths.ts'
import { memoryCounters } from '../../storage/memory-counters.ts'
import { tooManyRequests } from '../http-errors.ts'
import type { App } from '../fastify-app.ts'
import { ipv6ClientPrefix, countWiderNetworks } from './client-networks.ts'
import { createFormRateLimit } from './form-rate-limit.ts'

const tenMinutes = 10 * 60 * 1000

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

/**
 * Registers the limits; a route uses one with `config: { rateLimit }`. A client is an IPv4 address or an IPv6 /64
 * network, which is one household; wider IPv6 networks are counted, too. Processes on one store count together.
 */
export async function registerRateLimits(
  app: App,
  formsInTenMinutes: number | 'off',
  counters: Counters,
) {
  await app.register(rateLimit, {
    global: false,
    // After the body is parsed, so that the error page of a form can repeat its values.
    hook: 'preValidation',
    ipv6Subnet: ipv6ClientPrefix,
    store: countersPlugin(
      counters,
      memoryCounters(() => new Date()),
    ),
    // Fails open: if counting fails, the request proceeds, and the route reports storage errors.
    skipOnError: true,
    // All 429 answers come from `tooManyRequests`.
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl, max }) => tooManyRequests(Math.ceil(ttl / 1000), max),
  })
  const off = formsInTenMinutes === 'off'
  const forms = off ? 0 : formsInTenMinutes
  const limit = (max: number, timeWindow: number) => !off && { max, timeWindow }
  return {
    /** Contact and newsletter forms: counted by client and by email address. */
    form: createFormRateLimit(formsInTenMinutes, counters),
    /** Changes on the self-service page. */
    selfService: limit(forms, tenMinutes),
    /** Uploads: the form sends each of its photos by itself. */
    uploads: limit(forms + attachmentLimits.files, tenMinutes),
    /** Sign-in and owner setup, against password guessing. */
    signIn: limit(20, tenMinutes),
    /** Calls that pages make while being read. */
    reads: limit(600, 60_000),
    /** Searches, which take some 25 ms of processor time each. */
    searches: limit(60, 60_000),
    /** Pushes that a git host tells of. */
    deliveries: limit(30, 60_000),
    /** Devices that turn push messages on, and tests of them. */
    notifications: limit(30, tenMinutes),
    /** Page-view counts. */
    pageviews: limit(120, 60_000),
  }
}
/** The limits of requests per client, for each route that declares one. */
export type RateLimits = Awaited<ReturnType<typeof registerRateLimits>>

/** The plugin passes a route's options when it creates the route's counters. */
const route = z.object({ routeInfo: z.object({ method: z.string(), url: z.string() }) })

/**
 * Adapts the counters of the store to the plugin's store interface: one counter per route and client. Reads are counted
 * in memory, per process.
 */
function countersPlugin(shared: Counters, own: Counters) {
  return class RouteCounters implements FastifyRateLimitStore {
    private name = 'all'
    private counters = shared

    incr: FastifyRateLimitStore['incr'] = (client, done, windowMs, max) => {
      this.count(client, windowMs, max).then(
        ({ count, msLeft }) => done(null, { current: count, ttl: msLeft }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    }

    private async count(client: string, windowMs: number, max: number): Promise<WindowCount> {
      const nameOf = (one: string) => `${this.name} ${one}`
      const msLeft = await countWiderNetworks(client, { nameOf, max, windowMs }, this.counters)
      if (msLeft !== undefined) return { count: max + 1, msLeft }
      return this.counters.hit(nameOf(client), windowMs, max)
    }

    child(options: unknown): FastifyRateLimitStore {
      const { method, url } = route.parse(options).routeInfo
      const child = new RouteCounters()
      child.name = `${method} ${url}`
      if (url === paths.count) child.counters = own
      return child
    }
  }
}
