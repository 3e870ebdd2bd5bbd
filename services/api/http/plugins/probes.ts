import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { probeHeader } from '../../contract/probe.ts'
import { nothingHere, wrongProbeToken } from '../errors.ts'
import { sameSecret } from '../same-secret.ts'

type Hook = (request: FastifyRequest) => Promise<void>

/** Who is a monitor's probe (`npm run probe`). */
export interface Probes {
  /** Whether this request is one. @throws Refusal it says so with another token than ours */
  isProbe(request: FastifyRequest): boolean
  /** Lets nobody else pass; without a token of ours there is nothing here. */
  only(request: FastifyRequest): Promise<void>
  /** The same hook, which probes do not meet: a monitor asks all day long. */
  exempt(hook: Hook): Hook
  unlimited(limit: RateLimitOptions | false): RateLimitOptions | false
}

/** @param token PROBE_TOKEN; undefined: there are no probes */
export function probesWith(token: string | undefined): Probes {
  const shown = ({ headers }: FastifyRequest) => {
    const given = headers[probeHeader]
    return typeof given === 'string' ? given : undefined
  }
  const fits = (request: FastifyRequest) =>
    token !== undefined && sameSecret(shown(request) ?? '', token)
  return {
    // One with another token must not become a lead: the office would be written to.
    isProbe: (request) => {
      if (shown(request) === undefined) return false
      if (!fits(request)) throw wrongProbeToken()
      return true
    },
    only: async (request) => {
      if (token === undefined) throw nothingHere()
      if (!fits(request)) throw wrongProbeToken()
    },
    exempt: (hook) => async (request) => {
      if (!fits(request)) await hook(request)
    },
    unlimited: (limit) => limit && { ...limit, allowList: (request) => fits(request) },
  }
}
