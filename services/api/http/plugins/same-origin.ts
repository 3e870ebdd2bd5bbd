import type { FastifyRequest } from 'fastify'
import { httpError } from '../http-errors.ts'
import type { App } from '../fastify-app.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects writes whose Origin is another site, on every route. */
export function rejectCrossOriginWrites(app: App, { origin }: { origin: string }): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && classifyOrigin(request, origin) === 'foreign')
      throw httpError('foreign_origin')
  })
}

/**
 * Returns a hook for writes of the admin: the request must have the site's own Origin. Public forms also accept
 * requests without an Origin, which API clients send.
 */
export function requireSameOrigin(origin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!safeMethods.has(request.method) && classifyOrigin(request, origin) !== 'own')
      throw httpError('foreign_origin')
  }
}

/** Returns whether a page of the site sent a request, as its browser states. Programs can state it, too. */
export const isFromOwnPage = (request: FastifyRequest, origin: string): boolean =>
  classifyOrigin(request, origin) === 'own'

/**
 * Classifies the Origin header. Same origin: the public origin, or the host of the request. If the public origin is
 * https, a page that was loaded over http is not trusted, since it could have been modified on the way.
 */
function classifyOrigin(
  request: FastifyRequest,
  publicOrigin: string,
): 'own' | 'foreign' | 'unstated' {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) {
    const { protocol, host } = URL.canParse(origin) ? new URL(origin) : {}
    const safe = protocol === 'https:' || !publicOrigin.startsWith('https:')
    return origin === publicOrigin || (safe && host === request.host) ? 'own' : 'foreign'
  }
  if (site === undefined) return 'unstated'
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
}
