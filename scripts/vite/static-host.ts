import { InvalidSettingsError } from '../../services/api/config.ts'
import type { SiteFile } from '../../services/api/site/contract.ts'
import {
  cacheControl,
  hashedFolder,
  noindexPaths,
  siteRedirects,
} from '../../services/api/site/static-site-rules.ts'
import {
  vectorPolicy,
  embeddableHeaders,
  securityHeaders,
} from '../../services/api/site/security-headers.ts'
import { filesFolder } from '../../services/content/model/text-files.ts'
import { urls } from '../../services/content/model/urls.ts'

/** The inputs of the headers. */
type HeadersInput = Pick<SiteFile, 'business' | 'inlineScripts'> &
  Partial<Pick<SiteFile, 'frames'>> & {
    shell: Pick<SiteFile['shell'], 'guide'>
  }

/**
 * Creates the `_headers` file of static hosts (Netlify, Cloudflare Pages and others), with the headers that the
 * service sends. Pages have no rule for caching, because those hosts revalidate HTML by default, and a rule for
 * everything would be added to those below it.
 */
export function headersFile(site: HeadersInput): string {
  // Hosts combine the values of all matching rules, so a header that differs by folder is not in the rule for all.
  const { 'cross-origin-resource-policy': _, ...security } = securityHeaders({
    origin: site.business.origin,
    site,
  })
  const rules = [
    { path: '/*', headers: security },
    { path: `${hashedFolder}*`, headers: { 'cache-control': cacheControl.immutable } },
    {
      path: '/api/image/*',
      headers: { 'cache-control': cacheControl.immutable, ...embeddableHeaders },
    },
    {
      path: '/api/image/original/*',
      headers: { 'content-security-policy': vectorPolicy },
    },
    { path: `${filesFolder}*`, headers: { 'cache-control': cacheControl.revalidate } },
    { path: '/share/*', headers: { 'cache-control': cacheControl.oneHour, ...embeddableHeaders } },
    ...noindexPaths(site.shell).map((path) => ({
      path,
      headers: { 'cache-control': cacheControl.oneHour, 'x-robots-tag': 'noindex' },
    })),
  ]
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n')
}

/** Checks SERVICE_ORIGIN. @throws InvalidSettingsError it is not an origin */
export function checkServiceOrigin(service: string | undefined): void {
  if (!service || /^https?:\/\/[^/]+\/?$/.test(service)) return
  throw new InvalidSettingsError(
    `SERVICE_ORIGIN is “${service}”: set it to the service’s address without a path, such as https://service.example.com.`,
  )
}

/**
 * Creates the `_redirects` file: a line for each redirect, and those that proxy /api/ and the search, whose pages are
 * there, so their rules have a `!`.
 * @param service its origin if it is another one
 * @param searches the addresses of the search pages
 */
export const redirectsFile = (
  redirects: SiteFile['redirects'],
  service?: string,
  searches: readonly string[] = [urls.search],
): string =>
  [
    ...[...siteRedirects(redirects).values()].map(
      ({ from, to, status }) => `${from} ${to} ${status}\n`,
    ),
    ...(service
      ? [
          `/api/* ${new URL('/api/', service).href}:splat 200\n`,
          ...searches.map((path) => `${path} ${new URL(path, service).href} 200!\n`),
        ]
      : []),
  ].join('')
