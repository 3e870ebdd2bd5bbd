import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import { addressIn, languageOf, type SiteLanguages } from '../../content/model/languages.ts'
import type { Language } from '../contract/language.ts'
import { endingOf, fileTypes, linkedFile } from '../../content/model/text-files.ts'
import { nameWithRole } from '../../content/model/team.ts'
import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import { httpError, methodNotAllowed } from '../http/http-errors.ts'
import { formatAnswerWhen, formatOpening } from '../sla/due-time-format.ts'
import { nextOpening } from '../sla/response-clock.ts'
import type { SiteFile } from './contract.ts'
import {
  findServedFile,
  type FoundFile,
  isFilePath,
  type SendFile,
  type ServedFiles,
} from './served-files.ts'
import { indexLanguages } from './site-file.ts'
import {
  knownPlace,
  loadingPlacePage,
  pageWithSuggestions,
  locationServices,
  unknownPlaces,
} from './location-services.ts'
import {
  cacheControlFor,
  normalizePath,
  withoutPastedEnd,
  siteRedirects,
  withQuery,
  noindexPaths,
} from './static-site-rules.ts'

/** Pages take no body. */
const pageMethods = 'GET, HEAD, OPTIONS'

/**
 * Serves the output of the build: `/roofing` is `roofing/index.html`, `/roofing/` answers 301, old paths answer with
 * their redirect, `/Roofing` with 301 to `/roofing`, and any other path with the site's 404 page and status 404. Files
 * with .br or .gz are sent to browsers that accept them. `/roofing-vail` is the location's page, and
 * `/services/roofing-vail` renders it by the script of the 404 page: both answer 200.
 */
export async function serveBuiltSite(
  app: App,
  deps: {
    siteFiles: ServedFiles
    sendFile: SendFile
    site: SiteFile
    pages: ServicePages
    now: () => Date
  },
): Promise<void> {
  const { siteFiles, sendFile, site, pages, now } = deps
  const missing = { siteFiles, languages: site.languages }
  const find = locationServices(site)
  const findUnknown = unknownPlaces(site)
  const thankYouPages = Object.values(site.thankYou)
  const languageOfPage = indexLanguages(site)
  /** Finds the location of a path that has no file. */
  const locationOf = (path: string) => {
    const [, services, slug] = /^(\/services)?\/([^/]+)$/.exec(path) ?? []
    const location = slug === undefined ? undefined : find(slug)
    return location && { location, isService: services !== undefined }
  }
  /** A cache of files by path. It is bounded, since only paths of existing files are added. */
  const knownFiles = new Map<string, FoundFile>()
  const redirects = siteRedirects(site.redirects)
  const unindexed = noindexPaths(site.shell)
  const isPage = async (path: string) =>
    locationOf(path) !== undefined || (await findServedFile(path, siteFiles)) !== undefined
  /** Finds the page of a path that was pasted with what stood behind it. */
  const pastedTarget = async (path: string) => {
    const clean = withoutPastedEnd(path)
    if (clean === path) return undefined
    const forms = [clean, clean.toLowerCase()]
    const redirect = forms.map((form) => redirects.get(form)).find((one) => one !== undefined)
    if (redirect) return redirect
    for (const form of forms) if (await isPage(form)) return { to: encodeURI(form), status: 301 }
    return undefined
  }
  await app.register(staticFiles, {
    serve: false,
    cacheControl: false,
    // parseAddress refuses all but one.
    dotfiles: 'allow',
    preCompressed: true,
  })
  app.get('/*', async (request, reply) => {
    const { path, query } = parseAddress(request)
    if (path === undefined) return sendNotFound(request, reply, missing)
    const plain = normalizePath(path)
    const small = plain.toLowerCase()
    const redirect = redirects.get(plain) ?? redirects.get(small)
    if (plain.endsWith('/404.html')) return sendNotFound(request, reply, missing)
    if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status)
    const known = locationOf(plain)
    const file =
      knownFiles.get(plain) ??
      (await findServedFile(plain, siteFiles)) ??
      (known && !known.isService
        ? await findServedFile(`/${known.location.slug}`, siteFiles)
        : undefined)
    if (file === undefined && small !== plain && (await isPage(small)))
      return reply.redirect(withQuery(encodeURI(small), query), 301)
    if (plain !== path && (known || file !== undefined))
      return reply.redirect(withQuery(encodeURI(plain), query), 301)
    if (file === undefined) {
      const pasted = await pastedTarget(path)
      if (pasted) return reply.redirect(withQuery(pasted.to, query), pasted.status)
      const place = known ? knownPlace(known.location) : findUnknown(plain)
      const adapt = place
        ? (html: string) => loadingPlacePage(html, place, pages.placeLinks(place))
        : suggestingPage(plain, pages)
      return sendNotFound(request, reply, missing, adapt, known ? 200 : 404)
    }
    // If the file was deleted since, sending it answers 404.
    knownFiles.set(plain, file)
    const { name, folder } = file
    const due = thankYouPages.includes(plain) ? dueTimeIn(query) : undefined
    if (due) {
      const language = languageOfPage(plain)
      const page = await readFile(join(folder, name), 'utf8')
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      // The query may contain the token of a self-service link.
      reply.header('referrer-policy', 'same-origin')
      const token = selfServiceTokenIn(query)
      const { promise } = site.business
      const opening = nextOpening(now(), promise)
      const clock = { language, words: site.words, timeZone: promise.timeZone }
      const note = pages.receiptNote(language, plain, {
        answerWhen: formatAnswerWhen(due, now(), clock),
        timeZone: promise.timeZoneNames[language],
        closedUntil: opening && formatOpening(opening, now(), clock),
        caller: callerIn(query, language, site.team),
        requestLink: token === undefined ? undefined : paths.selfServiceWithToken(token),
      })
      // Hydration reads the page's body from the document, so the note is kept.
      return reply.send(page.replace(/<div id="article-body"[^>]*>/, (body) => body + note))
    }
    if (unindexed.includes(plain)) reply.header('x-robots-tag', 'noindex')
    const type = linkedFile(plain) === undefined ? undefined : fileTypes[endingOf(plain)]
    if (type) reply.type(type)
    reply.header('cache-control', cacheControlFor(plain, name))
    await sendFile(request, reply, file)
    return reply
  })
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, missing))
}

/** Returns a function that puts the suggestions of a path into 404.html; undefined for those that it has (S2.29). */
function suggestingPage(path: string, pages: ServicePages) {
  const suggested = pages.suggestions(path)
  return suggested === undefined
    ? undefined
    : (html: string) => pageWithSuggestions(html, path, suggested)
}

/** Decodes the path; undefined: it cannot be a file of the site. */
function parseAddress(request: FastifyRequest): { path: string | undefined; query: string } {
  const [raw = '', ...rest] = request.url.split('?')
  const path = decodeURIComponent(raw)
  return { path: isFilePath(path) ? path : undefined, query: rest.join('?') }
}

async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteFiles, languages }: { siteFiles: ServedFiles; languages: SiteLanguages },
  adapt?: (html: string) => string,
  status: 200 | 404 = 404,
) {
  if (/^\/api(\/|\?|$)/.test(request.url)) throw httpError('not_found')
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', pageMethods).send()
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(pageMethods)
  reply.code(status).header('cache-control', 'no-store')
  const asked = parseAddress(request).path ?? '/'
  const file = addressIn(languageOf(asked, languages), '/404.html', languages)
  const found =
    (await findServedFile(file, siteFiles)) ?? (await findServedFile('/404.html', siteFiles))
  if (found !== undefined) {
    if (adapt) {
      const page = await readFile(join(found.folder, found.name), 'utf8')
      return reply.type('text/html; charset=utf-8').send(adapt(page))
    }
    // Conditional headers are ignored: a 304 for a page that does not exist would be wrong.
    return reply.sendFile(found.name, found.folder, {
      etag: false,
      lastModified: false,
      acceptRanges: false,
    })
  }
  return reply.type('text/plain; charset=utf-8').send('Page Not Found\n')
}

/** Parses the due time in the query (`paths.thankYouWithDueTime`); undefined if missing or invalid. */
export function dueTimeIn(query: string): Date | undefined {
  const asked = new URLSearchParams(query).get('answer-by') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asked)) return undefined
  const due = new Date(asked)
  return Number.isNaN(due.getTime()) ? undefined : due
}

/** Returns the one who will call whom the same query names, as text; undefined for anybody who isn't of the team. */
function callerIn(query: string, language: Language, team: SiteFile['team']): string | undefined {
  const slug = new URLSearchParams(query).get('caller')
  const found = team.find((one) => one.slug === slug && one.language === language)
  return found && nameWithRole(found)
}

/** Parses the self-service token in the same query; undefined if missing or malformed. */
export function selfServiceTokenIn(query: string): string | undefined {
  const token = new URLSearchParams(query).get('request') ?? ''
  return /^[\w-]+\.[\w-]+$/.test(token) ? token : undefined
}
