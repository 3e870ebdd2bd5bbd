import type { FastifyRequest } from 'fastify'
import { foreignOrigin } from '../errors.ts'
import type { App } from '../instance.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Every write that says it comes from another site is refused, on every route. */
export function refuseForeignWrites(app: App, { origin }: { origin: string }): void {
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && originOf(request, origin) === 'foreign')
      throw foreignOrigin()
  })
}

/**
 * For the staff's writes: a browser must say that the request comes from our own page. Programs
 * that say nothing may send a contact request, but have no business with a staff session.
 */
export function requireOwnOrigin(origin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (originOf(request, origin) !== 'own') throw foreignOrigin()
  }
}

/** Our own is the public origin, or the very host that the request was made to. */
function originOf(request: FastifyRequest, publicOrigin: string): 'own' | 'foreign' | 'unstated' {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) {
    const host = URL.canParse(origin) ? new URL(origin).host : undefined
    return origin === publicOrigin || host === request.host ? 'own' : 'foreign'
  }
  if (site === undefined) return 'unstated'
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
}
