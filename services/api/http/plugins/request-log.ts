import type { App } from '../instance.ts'

/**
 * At LOG_LEVEL=info, a line for each request: which route, what was answered and how fast. Not who
 * asked and not the whole address, which may hold a token or a name.
 */
export function logRequests(app: Pick<App, 'addHook'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const answer = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }
    request.log.info(answer, 'A request was answered.')
  })
}
