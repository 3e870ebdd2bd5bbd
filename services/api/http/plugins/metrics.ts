import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { paths } from '../../contract/paths.ts'
import { httpError } from '../http-errors.ts'
import { declareGuard, secretsEqual } from '../guard.ts'
import type { App } from '../fastify-app.ts'

/** Counts of requests and their durations. They outlast the app, which is replaced with the site. */
export function createRequestMetrics() {
  const register = new Registry()
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  return { register, answers }
}
export type RequestMetrics = ReturnType<typeof createRequestMetrics>

/**
 * Registers request counts and durations by route, and process metrics, in Prometheus' text format. The label is the
 * route's pattern, so metrics have no personal data.
 * @param token bearer token; undefined: nobody may read. A proxy on this machine that adds no header looks like a
 *   monitor on it, so the address of a connection proves nothing.
 */
export function registerMetrics(
  app: App,
  { token, metrics }: { token: string | undefined; metrics: RequestMetrics },
): void {
  const { register, answers } = metrics
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const readersOnly = async (request: FastifyRequest) => {
    if (!mayRead(request, token)) throw httpError('not_found')
  }
  const onRequest = declareGuard(readersOnly, { errors: [404], security: 'metricsToken' })
  const schema = { summary: 'Metrics in the Prometheus format.' }
  const config = { tag: 'Monitoring' as const, docs: { answers: { 200: 'text/plain' } } }
  app.get(paths.metrics, { schema, config, onRequest }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(register.contentType)
    return `${await processMetrics().metrics()}\n${await register.metrics()}`
  })
}

let ofProcess: Registry | undefined

/**
 * Returns the process metrics. Collected once per process: the observers of garbage collection and the event loop never
 * stop.
 */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

const mayRead = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && secretsEqual(headers.authorization ?? '', `Bearer ${token}`)
