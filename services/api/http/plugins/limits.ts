import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import { z } from 'zod'
import type { Counters } from '../../staff/counters.ts'
import { paths } from '../../contract/paths.ts'
import { memoryCounters } from '../../store/memory-counters.ts'
import { tooMany } from '../errors.ts'
import type { App } from '../instance.ts'
import { limitForms, type FormLimit } from './form-limit.ts'

/** How many requests one client may make, per route that declares it. */
export interface Limits {
  /** The contact and newsletter forms, which give a mail address: counted by client and by address. */
  form: FormLimit
  /** What is sent by a request's link. */
  forms: RateLimitOptions | false
  /** Sign-in and owner set-up: guessing is slow. */
  signIn: RateLimitOptions | false
  /** Calls that pages make while being read. */
  reading: RateLimitOptions | false
  /** What is said of a page that was looked at. */
  counting: RateLimitOptions | false
}

const tenMinutes = 10 * 60 * 1000
/** So many bits of an IPv6 address are one client. */
const network = 64

/**
 * Prepares the limits; a route takes one with `config: { rateLimit }`. A client is an IPv4 address
 * or an IPv6 /64 network, which is what one household has. Several processes on one store count
 * together.
 */
export async function limitRequests(
  app: App,
  formsInTenMinutes: number | 'off',
  counters: Counters,
): Promise<Limits> {
  await app.register(rateLimit, {
    global: false,
    // After the body is read, so that a form without JavaScript gets its words back.
    hook: 'preValidation',
    ipv6Subnet: network,
    store: storeOver(
      counters,
      memoryCounters(() => new Date()),
    ),
    // A store that cannot count does not turn visitors away; whether it keeps is told by the route.
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  const form = limitForms(formsInTenMinutes, counters, network)
  if (formsInTenMinutes === 'off')
    return { form, forms: false, signIn: false, reading: false, counting: false }
  return {
    form,
    forms: { max: formsInTenMinutes, timeWindow: tenMinutes },
    signIn: { max: 20, timeWindow: tenMinutes },
    reading: { max: 600, timeWindow: 60_000 },
    counting: { max: 120, timeWindow: 60_000 },
  }
}

/** What the plugin tells about a route when it asks for the counters of that route. */
const route = z.object({ routeInfo: z.object({ method: z.string(), url: z.string() }) })

/**
 * The plugin's idea of a store over ours: a counter for every route and client. A page that is looked at
 * costs the store nothing: each process watches over those by itself.
 */
function storeOver(shared: Counters, own: Counters) {
  return class RouteCounters implements FastifyRateLimitStore {
    private name = 'all'
    private counters = shared

    incr: FastifyRateLimitStore['incr'] = (client, done, windowMs) => {
      this.counters.hit(`${this.name} ${client}`, windowMs).then(
        ({ count, msLeft }) => done(null, { current: count, ttl: msLeft }),
        (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault))),
      )
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
