import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

/** Security schemes; openapi.ts describes them. */
export type SecurityScheme =
  | 'session'
  | 'metricsToken'
  | 'probeToken'
  | 'previewToken'
  | 'apiToken'
  | 'linkToken'

/** The part of the OpenAPI description that a hook adds to its routes. */
interface Guard {
  /** The status codes of its errors. */
  errors: readonly number[]
  /** The credentials that it requires. */
  security?: SecurityScheme
}

/** The part of the OpenAPI description that does not follow from a route's schemas; its summary is in `schema`. */
interface RouteDocs {
  /** Media types of responses that are not JSON, by status; null: no body. */
  answers?: Readonly<Record<number, string | null>>
  /** Statuses of errors that the handler throws. */
  errors?: readonly number[]
  /** The body of a form that the route parses itself. */
  form?: { mediaType: string; body: z.ZodType }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    docs?: RouteDocs
  }
}

const guards = new WeakMap<object, Guard>()

/** Attaches its description to a hook. @returns the hook */
export function declareGuard<Hook extends object>(hook: Hook, guard: Guard | undefined): Hook {
  if (guard) guards.set(hook, guard)
  return hook
}

/** Returns the description of a hook; undefined: it has no errors of its own. */
export const declaredGuard = (hook: object): Guard | undefined => guards.get(hook)

/** Compares secrets in constant time. */
export function secretsEqual(shown: string, secret: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
