import { type SiteFile } from '../../services/api/contract/site.ts'
import { caching, hashedFolders } from '../../services/api/http/caching.ts'
import { securityHeaders } from '../../services/api/http/plugins/security-headers.ts'
import { unindexed } from '../../services/api/http/unindexed.ts'

/** What the headers are made from. */
type Policed = Pick<SiteFile, 'business' | 'inlineScripts'>

/**
 * What static hosts read (Netlify, Cloudflare Pages and others): the headers and redirects that our
 * own service gives. Pages have no rule for caching, because those hosts ask again for HTML by
 * themselves, and a rule for everything would be added to those below it.
 */
export function headersFile(site: Policed): string {
  const security = securityHeaders({ origin: site.business.origin, site })
  const rules = [
    { path: '/*', headers: security },
    ...[...hashedFolders, '/api/image/'].map((folder) => ({
      path: `${folder}*`,
      headers: { 'cache-control': caching.forever },
    })),
    { path: '/share/*', headers: { 'cache-control': caching.anHour } },
    ...unindexed.map((path) => ({
      path,
      headers: { 'cache-control': caching.anHour, 'x-robots-tag': 'noindex' },
    })),
  ]
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n')
}

/**
 * In: the redirects, and where the service listens when it is somewhere else. Out: a line for each, and
 * one that hands on what no file answers under /api/.
 */
export const redirectsFile = (redirects: SiteFile['redirects'], service?: string): string =>
  [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`),
    ...(service ? [`/api/* ${new URL('/api/', service).href}:splat 200\n`] : []),
  ].join('')
