import type { App } from '../instance.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Photographs come in here: the body may take as long as the server allows at all. */
    slowBody?: boolean
  }
}

/**
 * Cuts off a client whose body has not arrived within `ms`, on every route but those that say
 * `slowBody`: a form is sent in a blink, and who sends a byte now and then only holds a connection.
 */
export function cutOffSlowBodies(app: Pick<App, 'addHook'>, ms: number): void {
  app.addHook('onRequest', async (request) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (!hasBody || request.routeOptions.config.slowBody) return
    const timer = setTimeout(() => request.raw.destroy(), ms)
    timer.unref()
    const arrived = () => clearTimeout(timer)
    request.raw.once('end', arrived).once('close', arrived)
  })
}
