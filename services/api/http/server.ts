import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { App } from './instance.ts'
import { answerNothingHere } from './plugins/errors.ts'
import { endConnectionsWhileStopping } from './plugins/last-answers.ts'
import { cutOffSlowBodies } from './plugins/slow-bodies.ts'

/** A contact request with everything in it is a tenth of this. */
const bodyLimit = 64 * 1024

/** Photographs from a phone in a canyon may take so many times as long as a form. */
const slowBodyFactor = 20

/** How long a client may take. */
export interface Patience {
  /** For all headers of a request. */
  headersMs: number
  /** For the whole of a request, its body included. */
  requestMs: number
  /** Without a byte in either direction: somebody who does not read the answer. */
  silenceMs: number
  /** How often clients are looked at. */
  lookEveryMs: number
}

/** A phone in a canyon is slow; who sends a byte now and then only holds a connection. */
const usual: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  lookEveryMs: 5_000,
}

/** A Fastify without routes that speaks zod, and that nobody can hold up by being slow. */
export function newServer({
  trustProxy,
  log,
  patience = usual,
}: Pick<Config, 'trustProxy'> & {
  log: FastifyBaseLogger
  patience?: Patience | undefined
}): App {
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    requestTimeout: patience.requestMs * slowBodyFactor,
    connectionTimeout: patience.silenceMs,
    forceCloseConnections: 'idle',
    // While it stops, a request on an open connection is still served: the store closes last.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => asWritten(url),
    // What Fastify refuses before any route is asked.
    frameworkErrors: (_fault, _request, reply) => void answerNothingHere(reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  endConnectionsWhileStopping(app)
  cutOffSlowBodies(app, patience.requestMs)
  return app
}

/** A path that cannot be decoded (`/50%-off`) is taken letter by letter: nothing here is called so. */
function asWritten(url: string): string {
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
