import helmet from '@fastify/helmet'
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

/** Headers on every answer. */
export async function setSecurityHeaders(
  app: Pick<App, 'register' | 'addHook'>,
  { origin, site }: Options,
): Promise<void> {
  const secure = origin.startsWith('https:')
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
