import helmet, { type HelmetOptions } from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { SiteFile } from '../../contract/site.ts'
import { contentPolicy } from '../content-policy.ts'
import type { App } from '../instance.ts'

/** What no page of ours asks a browser for; whatever gets into one cannot either. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

interface Options {
  /** https: behind TLS, so that browsers may be told to insist on it. */
  origin: string
  site: Pick<SiteFile, 'inlineScripts' | 'business'>
}

/** Puts them on every answer. */
export function setSecurityHeaders(app: Pick<App, 'addHook'>, options: Options): void {
  // The same for all, so they are worked out once.
  const headers = securityHeaders(options)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** The headers of every answer, by name in lower case; static hosts get the same (`_headers`). */
export function securityHeaders({ origin, site }: Options): Record<string, string> {
  const secure = origin.startsWith('https:')
  return headersBy({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(site) },
    // Not `no-referrer`: our own Referer says which page a form was on, and without it browsers
    // send `Origin: null`, which the origin check would have to refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other hosts of the firm's domain are not ours to decide about.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The map loads in a frame from another site on click.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  })
}

/** What helmet puts on an answer, and our permissions. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, () => undefined)
  const headers: Record<string, string> = { 'permissions-policy': permissions }
  for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value)
  return headers
}
