import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedBodyRejected, httpError } from '../http-errors.ts'
import type { App } from '../fastify-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For uploads: while data keeps arriving, the body may take as long as the server's request timeout, and have up to
     * `maxBytes`.
     */
    slowBody?: { maxBytes: number }
  }
}

/** The minimum progress of an upload within the body timeout: about half a kB per second. */
const minBytes = 16 * 1024

/** The number of progress checks within that time. */
const checksPerTimeout = 30

/**
 * Closes the connection of a client whose body has not arrived within `ms` (slowloris). Routes with `slowBody`
 * measure progress instead: the connection is closed after `ms` with hardly any data, or when the body exceeds
 * its limit.
 */
export function limitBodyTime(app: Pick<App, 'addHook'>, ms: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (!hasBody) return
    const { slowBody } = request.routeOptions.config
    if (slowBody) watchSlowBody(request, reply, { ...slowBody, ms })
    else {
      const timer = setTimeout(() => request.raw.destroy(), ms)
      clearWhenArrived(request, timer)
    }
  })
}

/** Closes the connection of a slow or large upload. @throws HttpError `Content-Length` is too large */
function watchSlowBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, ms }: { maxBytes: number; ms: number },
): void {
  const { raw } = request
  const { socket } = raw
  const before = socket.bytesRead
  let from = { at: performance.now(), bytes: 0 }
  const timer = setInterval(() => {
    const bytes = socket.bytesRead - before
    if (bytes > maxBytes) return void raw.destroy()
    const at = performance.now()
    // If data is unread, the client waits for the server, which may be processing a picture.
    if (raw.readableLength > 0 || raw.complete) from = { at, bytes }
    if (at - from.at < ms) return
    if (bytes - from.bytes < minBytes) raw.destroy()
    from = { at, bytes }
  }, ms / checksPerTimeout)
  clearWhenArrived(request, timer)
  if (Number(request.headers['content-length']) > maxBytes) {
    // The connection is closed instead of reading the rest of the body.
    reply.header('connection', 'close')
    throw httpError('too_large')
  }
}

function clearWhenArrived({ raw }: FastifyRequest, timer: NodeJS.Timeout): void {
  timer.unref()
  const arrived = () => clearTimeout(timer)
  raw.once('end', arrived).once('close', arrived)
}

/** Rejects compressed bodies, so that a decompression bomb is impossible. */
export function rejectCompressedBodies(app: Pick<App, 'addHook'>): void {
  app.addHook('onRequest', async ({ headers }) => {
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (coding !== 'identity' && coding !== '') throw compressedBodyRejected()
  })
}

/** Rejects requests with two Host lines (RFC 9112 §3.2), of which a proxy may read the other one. */
export function rejectTwoHosts(app: Pick<App, 'addHook'>): void {
  app.addHook('onRequest', async ({ raw }) => {
    const lines = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
    if (lines.length > 1) throw httpError('two_hosts')
  })
}

/**
 * Logs a line for each request at LOG_LEVEL=info: route pattern, status and duration, without the client and the URL,
 * which may contain a token or a name.
 */
export function logRequests(app: Pick<App, 'addHook'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const answer = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }
    request.log.info(answer, 'A request was answered.')
  })
}

/** Runs `work` after the response was sent. */
export type AfterResponse = (reply: FastifyReply, work: () => Promise<void>) => void

/**
 * Creates a function that runs work after the response, for work whose duration would reveal information (timing
 * attack). Shutdown waits for it; errors are logged.
 */
export function createAfterResponse(app: Pick<App, 'addHook' | 'log'>): AfterResponse {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))
  return (reply, work) => {
    reply.raw.once('finish', () => {
      const working: Promise<void> = work()
        .catch((error: unknown) => app.log.error({ err: error }, 'Work after a response failed.'))
        .finally(() => running.delete(working))
      running.add(working)
    })
  }
}
