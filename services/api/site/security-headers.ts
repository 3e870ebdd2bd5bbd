import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import type { SiteFile } from './contract.ts'

/** Browser features that no page uses are off, so injected code cannot use them either. */
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
  /** The public origin; if it is https, HSTS is sent. */
  origin: string
  site: Pick<SiteFile, 'inlineScripts' | 'business'> & Partial<Pick<SiteFile, 'frames'>>
}

/** Folders of pictures that other sites embed: link previews, feed readers. */
const embeddedFolders = ['/share/', `${paths.images}/`] as const
export const embeddableHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Sets the security headers of every response. */
export function setSecurityHeaders(app: Pick<App, 'addHook'>, options: Options): void {
  // The headers never change, so they are computed once.
  const headers = securityHeaders(options)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (embeddedFolders.some((folder) => request.url.startsWith(folder)))
      reply.headers(embeddableHeaders)
  })
}

/** Returns the headers of every response, by name in lower case; static hosts get the same (`_headers`). */
export function securityHeaders({ origin, site }: Options): Record<string, string> {
  const secure = origin.startsWith('https:')
  return helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(site) },
    // Not `no-referrer`: the Referer says which page a form was on, and without it browsers send
    // `Origin: null`, which the origin check rejects.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other hosts of the firm's domain may not have TLS.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The map is a frame of another site, loaded on click.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  })
}

/** Returns the headers of helmet, and Permissions-Policy. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, () => undefined)
  const headers: Record<string, string> = { 'permissions-policy': permissions }
  for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value)
  return headers
}

/** The map on the contact page, loaded on click. */
const mapHost = 'https://www.google.com'
/** Hosts of the font kit: style sheet, page counter and font files. */
const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net']

/**
 * Returns the Content-Security-Policy of every response: own origin only, inline scripts only by the hashes of the
 * build, and no inline styles. One policy for all pages: with client-side navigation the policy of the first page
 * applies to every later one.
 */
export function contentSecurityPolicy({
  inlineScripts,
  business,
  frames = [],
}: Options['site']): Record<string, string[]> {
  const fonts = business.fontKit === undefined ? [] : fontKitHosts
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...fonts],
    styleSrcAttr: ["'none'"],
    fontSrc: ["'self'", ...fonts],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    // /performance loads pages of the site in a frame; videos of other sites are loaded on click.
    frameSrc: ["'self'", mapHost, ...frames],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
  }
}

/** For SVG files, which are documents when opened directly: no scripts, no requests. */
export const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
