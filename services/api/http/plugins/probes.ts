import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { probeHeader } from '../../contract/probe.ts'
import { httpError } from '../http-errors.ts'
import { declareGuard, declaredGuard, secretsEqual } from '../guard.ts'

type Hook = (request: FastifyRequest) => Promise<void>

/** Recognizes a monitor's probes (`npm run probe`). */
export interface Probes {
  /** Returns whether the request is a probe. @throws HttpError the token is wrong */
  isProbe(request: FastifyRequest): boolean
  /** A hook that accepts only probes; without PROBE_TOKEN the route answers 404. */
  requireProbe(request: FastifyRequest): Promise<void>
  /** Wraps a rate limit so that probes are exempt. */
  exempt(hook: Hook): Hook
  exemptFromLimit(limit: RateLimitOptions | false): RateLimitOptions | false
}

/** Creates the recognition of probes. @param token PROBE_TOKEN; undefined: there are no probes */
export function createProbes(token: string | undefined): Probes {
  const shown = ({ headers }: FastifyRequest) => {
    const given = headers[probeHeader]
    return typeof given === 'string' ? given : undefined
  }
  const fits = (request: FastifyRequest) =>
    token !== undefined && secretsEqual(shown(request) ?? '', token)
  const only: Hook = async (request) => {
    if (token === undefined) throw httpError('not_found')
    if (!fits(request)) throw httpError('wrong_probe_token')
  }
  return {
    // A request with a wrong token must not become an ordinary lead: the office would get an email.
    isProbe: (request) => {
      if (shown(request) === undefined) return false
      if (!fits(request)) throw httpError('wrong_probe_token')
      return true
    },
    requireProbe: declareGuard(only, { errors: [403, 404], security: 'probeToken' }),
    exempt: (hook) => {
      const exempting: Hook = async (request) => {
        if (!fits(request)) await hook(request)
      }
      return declareGuard(exempting, declaredGuard(hook))
    },
    exemptFromLimit: (limit) => limit && { ...limit, allowList: (request) => fits(request) },
  }
}
