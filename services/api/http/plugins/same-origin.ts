import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { httpError } from '../http-errors.ts'
import type { App } from '../fastify-app.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects writes whose Origin is another site, or which were sent to another host name, on every route: a stranger's
 * name that points to this machine (DNS rebinding) is its own origin in the browser. Reads are answered under any name,
 * so health checks by address work. @param allowedHosts other host names under which people and programs reach the
 * service
 */
export function rejectCrossOriginWrites(
  app: App,
  { origin, allowedHosts }: { origin: string; allowedHosts: readonly string[] },
): void {
  const hosts = new Set([new URL(origin).host, ...allowedHosts])
  // Without PUBLIC_ORIGIN the site is tried from other machines, under names that nobody has set.
  const anyHost = isAddressOrLocal(new URL(origin).hostname)
  let told = false
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return
    if (classifyOrigin(request, origin) === 'foreign') throw httpError('foreign_origin')
    // A static host that forwards calls writes the name of this service into Host.
    if (anyHost || request.headers.origin === origin) return
    if (hosts.has(request.host) || isAddressOrLocal(request.hostname)) return
    if (!told) {
      const setting = 'If people or programs use that name, add it to ALLOWED_HOSTS.'
      app.log.warn(`A form was sent to another host than that of PUBLIC_ORIGIN. ${setting}`)
    }
    told = true
    throw httpError('foreign_host')
  })
}

/** Returns whether it is no name that a stranger can register. */
const isAddressOrLocal = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0

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
    if (origin === publicOrigin) return 'own'
    const { protocol, host, origin: whole } = URL.canParse(origin) ? new URL(origin) : {}
    const safe = protocol === 'https:' || !publicOrigin.startsWith('https:')
    // No browser sends an Origin with a path or a user name.
    return safe && whole === origin && host === request.host ? 'own' : 'foreign'
  }
  if (site === undefined) return 'unstated'
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
}
