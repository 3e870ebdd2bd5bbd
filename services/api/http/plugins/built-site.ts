import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { cachingOf } from '../caching.ts'
import type { App } from '../instance.ts'
import { locationServices } from '../routes/location-services.ts'
import { answerByIn, tokenIn, withAnswerBy } from '../thank-you.ts'
import { unindexed } from '../unindexed.ts'
import { answerNothingHere } from './errors.ts'

/** What staff type; the dashboard asks them to sign in. Not for ever, so that browsers keep asking. */
const staffDoor = { from: '/admin', to: '/admin/dashboard', status: 302 }

/**
 * Serves what the build wrote: `/roofing` is `roofing/index.html`, `/roofing/` answers 301, old
 * paths answer with their redirect, `/Roofing` with 301 to `/roofing`, and anything else is the
 * site's 404 page with status 404. Files beside a page with .br or .gz at the end are sent to browsers
 * that take them. The 404 page also shows places that only the service knows
 * (`/services/roofing-vail`): those answer 200.
 */
export async function serveBuiltSite(
  app: App,
  { siteDir, site, now }: { siteDir: string; site: SiteFile; now: () => Date },
): Promise<void> {
  const root = resolve(siteDir)
  const find = locationServices(site)
  const isPlace = (path: string) => {
    const [, slug] = /^(?:\/services)?\/([^/]+)$/.exec(path) ?? []
    return slug !== undefined && find(slug) !== undefined
  }
  /** The files of the paths that were asked for: as many as there are. */
  const known = new Map<string, string>()
  const moved = new Map([staffDoor, ...site.redirects].map((redirect) => [redirect.from, redirect]))
  /** Whether a path that was typed or printed in capitals has its page in small letters. */
  const isThere = async (small: string, typed: string) =>
    small !== typed && (moved.has(small) || (await fileFor(small, root)) !== undefined)
  await app.register(staticFiles, {
    root,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
  })
  app.get('/*', async (request, reply) => {
    const { path, query } = addressOf(request)
    if (path === undefined) return notFound(request, reply, root)
    const plain = path.replace(/(.)\/$/, '$1').replace(/\/index\.html$/, '') || '/'
    const redirect = moved.get(plain)
    if (plain === '/404.html') return notFound(request, reply, root)
    if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status)
    const file = known.get(plain) ?? (await fileFor(plain, root))
    if (file === undefined && (await isThere(plain.toLowerCase(), plain)))
      return reply.redirect(withQuery(encodeURI(plain.toLowerCase()), query), 301)
    if (file === undefined) return notFound(request, reply, root, isPlace(plain) ? 200 : 404)
    // One that is gone meanwhile is not found when it is sent.
    known.set(plain, file)
    if (plain !== path) return reply.redirect(withQuery(encodeURI(plain), query), 301)
    const due = plain === paths.thankYou ? answerByIn(query) : undefined
    if (due) {
      const page = await readFile(join(root, file), 'utf8')
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      // The address may hold the token of the request link.
      reply.header('referrer-policy', 'same-origin')
      return reply.send(withAnswerBy(page, due, now(), site.business.promise, tokenIn(query)))
    }
    if (unindexed.includes(plain)) reply.header('x-robots-tag', 'noindex')
    return reply.header('cache-control', cachingOf(plain, file)).sendFile(file)
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply, root))
}

/** The decoded path; undefined for what no file of ours is called. */
function addressOf(request: FastifyRequest): { path: string | undefined; query: string } {
  const [raw = '', ...rest] = request.url.split('?')
  const path = decodeURIComponent(raw)
  // Names that begin with . or _ are for hosts and tools: `_headers`, `.vite`.
  const odd = /\/[._]|\/\/|[\\\0]/.test(path) || !path.startsWith('/')
  return { path: odd ? undefined : path, query: rest.join('?') }
}

/** The file that a path stands for: itself, or the page in the folder of that name. */
async function fileFor(path: string, root: string): Promise<string | undefined> {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}/index.html`]
  for (const candidate of candidates) {
    const found = await stat(join(root, candidate)).catch(() => undefined)
    if (found?.isFile()) return candidate
  }
  return undefined
}

async function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  status: 200 | 404 = 404,
) {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (!reads || /^\/api(\/|\?|$)/.test(request.url)) return answerNothingHere(reply)
  reply.code(status).header('cache-control', 'no-store')
  if (await fileFor('/404.html', root)) {
    // No conditions: a 304 for a page that is not there would be wrong.
    return reply.sendFile('404.html', { etag: false, lastModified: false, acceptRanges: false })
  }
  return reply.type('text/plain; charset=utf-8').send('Page Not Found\n')
}

const withQuery = (path: string, query: string): string => {
  if (query === '') return path
  const [rest = '', anchor] = path.split('#')
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${query}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}
