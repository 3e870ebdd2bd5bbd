import helmet from '@fastify/helmet'
import type { App } from '../instance.ts'

/**
 * Headers on every answer. No full Content-Security-Policy yet: prerendered pages cannot carry a
 * nonce, so it needs the hashes of their inline scripts from the build. Framing by others is refused now; the
 * site itself measures its pages in a frame (/performance).
 */
export async function setSecurityHeaders(app: App, { origin }: { origin: string }): Promise<void> {
  const secure = origin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Not `no-referrer`: our own Referer says which page a form was on, and without it browsers
    // send `Origin: null`, which the origin check would have to refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // The map loads in a frame from another site on click.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  })
}
