import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { paths } from '../../contract/paths.ts'
import { nothingHere } from '../errors.ts'
import type { App } from '../instance.ts'
import { sameSecret } from '../same-secret.ts'

/**
 * Counts and times every answer by route, and tells it with the process’s own figures in
 * Prometheus’ text format. Routes are told by their pattern: no address, no person is in it.
 * @param token who shows it may read from anywhere; undefined: only this very machine may
 */
export function measure(app: App, { token }: { token: string | undefined }): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get(paths.metrics, { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw nothingHere()
    reply.header('cache-control', 'no-store').type(register.contentType)
    return register.metrics()
  })
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameSecret(headers.authorization ?? '', `Bearer ${token}`)
  // What a proxy on this machine hands on comes from somewhere else.
  const handedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !handedOn && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
