import Fastify from 'fastify'
import { type SiteFile } from '../../services/api/contract/site.ts'
import { caching, hashedFolders } from '../../services/api/http/caching.ts'
import { setSecurityHeaders } from '../../services/api/http/plugins/security-headers.ts'
import { unindexed } from '../../services/api/http/unindexed.ts'

/** What the headers are made from. */
type Policed = Pick<SiteFile, 'business' | 'inlineScripts'>

/**
 * What static hosts read (Netlify, Cloudflare Pages and others): the headers and redirects that our
 * own service gives. Pages have no rule for caching, because those hosts ask again for HTML by
 * themselves, and a rule for everything would be added to those below it.
 */
export async function headersFile(site: Policed): Promise<string> {
  const security = await securityHeaders(site)
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

/** The service's own, taken from an answer of it, so that nobody has to write them twice. */
async function securityHeaders(site: Policed): Promise<Record<string, string>> {
  const app = Fastify()
  try {
    await setSecurityHeaders(app, { origin: site.business.origin, site })
    app.get('/', () => '')
    const { headers } = await app.inject('/')
    const ofEveryAnswer = ['content-type', 'content-length', 'date', 'connection']
    return Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ofEveryAnswer.includes(name))
        .map(([name, value]) => [name, String(value)]),
    )
  } finally {
    await app.close()
  }
}
