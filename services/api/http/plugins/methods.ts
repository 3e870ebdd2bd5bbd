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
  const schema = { hide: true }
  const others = methods.filter((method) => !own.has(method))
  // Runs before the body is parsed, since its content does not matter.
  if (others.length > 0)
    app.route({
      method: others,
      url,
      schema,
      exposeHeadRoute: false,
      onRequest: async () => {
        throw methodNotAllowed(allow)
      },
      handler: () => undefined,
    })
  app.route({
    method: 'OPTIONS',
    url,
    schema,
    handler: async (_request, reply) => {
      reply.code(204).headers({ allow, 'cache-control': 'no-store' })
    },
  })
}
