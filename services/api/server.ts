import { isUtf8 } from 'node:buffer'
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { App } from './http/fastify-app.ts'
import { httpError } from './http/http-errors.ts'
import { sendNotFoundProblem } from './http/plugins/error-handler.ts'
import {
  rejectCompressedBodies,
  rejectTwoHosts,
  limitBodyTime,
} from './http/plugins/request-hooks.ts'
import type { ServerTimeouts } from './http/switching-server.ts'
import { validatorCompiler } from './http/validation.ts'
import type { SiteFile } from './site/contract.ts'

/** Ten times the largest contact request. */
const bodyLimit = 64 * 1024

/** The timeout of an upload, as a multiple of that of a form, for slow mobile connections. */
const slowBodyFactor = 20

/** Timeouts of a connection: long enough for a slow mobile connection, short enough against slowloris clients. */
export const defaultTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  /** Without a byte in either direction, for example when the client does not read the response. */
  idleMs: 60_000,
  /** The interval at which Node checks the timeouts. */
  checkIntervalMs: 5_000,
}
export type Timeouts = typeof defaultTimeouts

/** Longer than a proxy keeps its connections. */
const keepAliveMs = 72_000

/** Returns the timeouts as a server of Node has them; an app that listens by itself, in tests, has the same. */
export const serverTimeouts = (timeouts: Timeouts): ServerTimeouts => ({
  headersTimeout: timeouts.headersMs,
  connectionsCheckingInterval: timeouts.checkIntervalMs,
  requestTimeout: timeouts.requestMs * slowBodyFactor,
  keepAliveTimeout: keepAliveMs,
  idleTimeout: timeouts.idleMs,
})

/** Creates Fastify without routes, with zod schemas and timeouts against slow clients. */
export function createServer({
  trustProxy,
  log,
  timeouts = defaultTimeouts,
  words,
}: Pick<Config, 'trustProxy'> & {
  log: FastifyBaseLogger
  words: SiteFile['words']
  timeouts?: Timeouts | undefined
}): App {
  const { idleTimeout, requestTimeout, keepAliveTimeout, ...http } = serverTimeouts(timeouts)
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit,
    http,
    // zod validates and serializes (below). Without these Fastify would load its compilers, a megabyte of code.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: idleTimeout,
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections are still served: the store closes last.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => escapeMalformedPath(withoutAuthority(url)),
    // Errors that Fastify raises before routing.
    frameworkErrors: (_error, _request, reply) => void sendNotFoundProblem(reply, words),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Fastify accepts text/plain by default; no route does.
  app.removeContentTypeParser('text/plain')
  acceptOnlyUtf8Json(app)
  rejectTwoHosts(app)
  rejectCompressedBodies(app)
  limitBodyTime(app, timeouts.requestMs)
  return app
}

/** Makes a JSON body in another encoding an error: decoded as UTF-8, its letters would be replacement characters. */
function acceptOnlyUtf8Json(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(httpError('not_utf8'))
      return parse(request, body.toString(), done)
    },
  )
}

function unused(): never {
  throw new Error('zod compiles the schemas of all routes')
}

/** Returns the path of an address in absolute form, which every server must accept (RFC 9112 §3.2.2). */
const withoutAuthority = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/|\*$)/, '/')

/** Escapes a path that cannot be decoded (`/50%-off`), so that it is answered with 404 instead of 400. */
function escapeMalformedPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  const taken = decoded(path) === undefined ? path.replaceAll('%', '%25') : path
  return [taken, ...query].join('?')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
