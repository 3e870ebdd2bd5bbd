import type { HTTPMethods } from 'fastify'
import { methodNotAllowed } from '../http-errors.ts'
import type { App } from '../fastify-app.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Records the methods of every route, so that a known path answers 405 with `Allow` to other methods (RFC 9110
 * §15.5.6) and 204 with `Allow` to OPTIONS. @returns a function to call once, after the last route
 */
export function trackRouteMethods(app: App): () => void {
  const taken = new Map<string, Set<HTTPMethods>>()
  app.addHook('onRoute', ({ url, method }) => {
    const known = taken.get(url) ?? new Set()
    for (const each of [method].flat()) known.add(each)
    taken.set(url, known)
  })
  return () => {
    // The plugin of the built site answers for paths without a page.
    taken.delete('/*')
    for (const [url, own] of [...taken]) addOtherMethods(app, url, own)
  }
}

function addOtherMethods(app: App, url: string, own: ReadonlySet<HTTPMethods>): void {
  const allow = [...methods.filter((method) => own.has(method)), 'OPTIONS'].join(', ')
  app.route({
    method: [...methods.filter((method) => !own.has(method)), 'OPTIONS'],
    url,
    schema: { hide: true },
    exposeHeadRoute: false,
    // Runs before the body is parsed, since its content does not matter.
    onRequest: async ({ method }, reply) => {
      if (method !== 'OPTIONS') throw methodNotAllowed(allow)
      return reply.code(204).headers({ allow, 'cache-control': 'no-store' }).send()
    },
    handler: () => undefined,
  })
}
