import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import { translatorOf } from '../../../content/model/translator.ts'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { preferredLanguage } from '../../http/localization.ts'
import type { Sessions } from '../../http/staff.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { SiteFile } from '../../site/contract.ts'
import type { EditionsFile } from '../../site/editions.ts'
import { findServedFile, isFilePath, type ServedFiles } from '../../site/served-files.ts'
import { securityHeaders } from '../../site/security-headers.ts'
import { indexLanguages, indexPages } from '../../site/site-file.ts'
import { normalizePath } from '../../site/static-site-rules.ts'
import { formatDueDate } from '../../sla/due-time-format.ts'
import { keptBuilds } from '../../publishing/contract.ts'
import { commitOf, draftsEdition } from '../contract.ts'
import {
  openBuildPreview,
  type OpenPreview,
  type OpenSearch,
  type PreviewedSite,
  type SitePages,
} from '../previewed-site.ts'
import { mainOf, pageSet } from '../page-set.ts'
import { previewHtml } from '../preview-html.ts'
import type { PreviewLinkRepository } from '../preview-link.ts'

interface Deps {
  /** Returns the build of a commit, or has it made. */
  previewBuild: (commit: string) => Promise<{ folder: string } | 'building' | 'refused'>
  previewLinks: Pick<PreviewLinkRepository, 'find'>
  openPreview: OpenPreview
  openSearch: OpenSearch
  /** Undefined while a build writes them. */
  editions: EditionsFile | undefined
  sessions: Pick<Sessions, 'requireSession'>
  /** The site that is served. */
  site: SiteFile
  siteFiles: ServedFiles
  pages: ServicePages
  limits: RateLimits
  config: { publicOrigin: string }
  now: () => Date
}

/** Of every answer: nobody stores it, finds it by a search, or learns its address. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

const cookieName = 'preview'

/** Of messages in place of a page. */
const messages = {
  ended: { title: 'endedTitle', code: 410 },
  building: { title: 'buildingTitle', code: 200 },
  refused: { title: 'refusedTitle', code: 410 },
  otherPage: { title: 'otherPageTitle', code: 404 },
} as const

/** While the publisher builds what is to be shown. */
const lookAgainSeconds = 5

/** Registers preview links, which put their secret in a cookie, and the pages that the cookie opens. */
export function previewRoutes(app: App, deps: Deps) {
  const { previewLinks, openPreview, site, pages, now } = deps
  const origin = deps.config.publicOrigin
  const secure = origin.startsWith('https:')

  /** Sends a page with a message in place of one of the preview. */
  const sendMessage = (
    request: FastifyRequest,
    reply: FastifyReply,
    what: keyof typeof messages,
  ) => {
    const { title, code } = messages[what]
    const language = preferredLanguage(request, site.words)
    const t = translatorOf(site.words[language], 'preview', language)
    if (what === 'building') reply.header('refresh', String(lookAgainSeconds))
    return reply
      .code(code)
      .headers(privateHeaders)
      .type('text/html; charset=utf-8')
      .send(pages.message({ language, path: '/', title: t(title), text: t(what) }))
  }

  const builds = new Map<string, Promise<PreviewedSite>>()
  const open = async (
    edition: string,
  ): Promise<PreviewedSite | 'ended' | 'building' | 'refused'> => {
    const commit = commitOf(edition)
    if (commit === undefined)
      return (await openPreview(edition)) ?? (deps.editions ? 'ended' : 'building')
    const build = await deps.previewBuild(commit)
    if (typeof build === 'string') return build
    const opening = builds.get(build.folder) ?? openBuildPreview(build.folder, deps.openSearch)
    // The one that was asked for last is the last one.
    builds.delete(build.folder)
    builds.set(build.folder, opening)
    for (const oldest of [...builds.keys()].slice(0, -keptBuilds)) builds.delete(oldest)
    opening.catch(() => builds.delete(build.folder))
    return opening
  }

  /** What is shown of pages that a preview isn't of. */
  const restOf = (previewed: PreviewedSite): SitePages => previewed.withoutDrafts ?? deps

  const sets = new WeakMap<PreviewedSite, Map<string, Promise<ReadonlySet<string>>>>()
  /** The pages that a link shows as they will be; undefined: all. */
  async function pagesOf(shown: Shown): Promise<ReadonlySet<string> | undefined> {
    const { previewed, start } = shown
    // Staff see everything, and a moment is the whole site from then on.
    if (start === undefined || typeof previewed.shows === 'object') return undefined
    const known = sets.get(previewed) ?? new Map<string, Promise<ReadonlySet<string>>>()
    sets.set(previewed, known)
    const making = known.get(start) ?? findPages(previewed, start)
    known.set(start, making)
    making.catch(() => known.delete(start))
    return making
  }

  async function findPages(previewed: PreviewedSite, start: string) {
    const [own, rest] = [indexPages(previewed.site), indexPages(restOf(previewed).site)]
    const isPage = (path: string) => own(path) !== undefined
    const isPublished = (path: string) => rest(path) !== undefined
    const read = (path: string) => htmlOf(path, previewed)
    // What a commit publishes is shown without drafts.
    const roots = previewed.withoutDrafts && isPublished(start) ? [] : [start]
    const served = previewed.withoutDrafts && (await openPreview(draftsEdition))
    // Of the drafts of a commit only those that it changes.
    if (served)
      for (const { path } of previewed.site.pages)
        if (!isPublished(path))
          if (mainOf((await read(path)) ?? '') !== mainOf((await htmlOf(path, served)) ?? ''))
            roots.push(path)
    return pageSet(roots, { read, isPage, isPublished })
  }

  app.get(paths.preview.route, {
    config: { rateLimit: deps.limits.reads, docs: { answers: { 303: null, 410: 'text/html' } } },
    schema: {
      summary: 'A preview link: puts its secret in a cookie and redirects to the page.',
      params: z.object({ id: recordId }),
      querystring: z.object({ key: z.string().max(100).catch('') }),
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const { key } = request.query
      const link = await previewLinks.find(id, key, now())
      if (!link) return sendMessage(request, reply, 'ended')
      return reply
        .headers(privateHeaders)
        .setCookie(cookieName, key, {
          path: `${paths.preview(id)}/`,
          httpOnly: true,
          sameSite: 'lax',
          secure,
          expires: new Date(link.until),
        })
        .redirect(paths.preview(id) + link.path, 303)
    },
  })

  app.get(`${paths.preview.route}/*`, {
    config: {
      rateLimit: deps.limits.reads,
      docs: { answers: { 200: '*/*', 410: 'text/html' }, errors: [404] },
    },
    // OpenAPI knows no path of any length.
    schema: {
      hide: true,
      summary:
        'A page of a preview, or a file that it loads, for a browser with the cookie of its link; of `drafts`, for staff.',
      params: z.object({ id: recordId, '*': z.string() }),
    },
    handler: async (request, reply) => {
      const { id, '*': rest } = request.params
      const link = await find(request, id)
      const previewed = link ? await open(link.edition) : 'ended'
      if (!link || typeof previewed === 'string')
        return sendMessage(request, reply, typeof previewed === 'string' ? previewed : 'ended')
      reply.headers(privateHeaders)
      const path = normalizePath(`/${rest}`)
      const shown: Shown = { id, path, start: link.path, until: link.until, previewed }
      const pages = await pagesOf(shown)
      const isOnSite = indexPages(restOf(previewed).site)
      const isLater = !pages || pages.has(path) || isLoaded.test(path)
      const { siteFiles } = isLater ? previewed : restOf(previewed)
      if (!isLater && indexPages(previewed.site)(path) && !isOnSite(path))
        return sendMessage(request, reply, 'otherPage')
      const page = isFilePath(path) ? await findServedFile(path, siteFiles) : undefined
      // Its list of pages is that of the site.
      const found =
        page ??
        (await findServedFile('/404.html', (pages ? restOf(previewed) : previewed).siteFiles))
      if (!found) return reply.callNotFound()
      if (!page) reply.code(404)
      const { name, folder } = found
      if (!name.endsWith('.html'))
        return reply.sendFile(name, folder, { etag: false, lastModified: false })
      const html = await readFile(join(folder, name), 'utf8')
      const written = page
        ? await previewed.search.withResults(html, {
            ...{ path, url: request.url, pages: deps.pages },
            isLater: (one) => !pages || pages.has(one),
            isShown: (one) => !pages || pages.has(one) || isOnSite(one) !== undefined,
          })
        : html
      return reply
        .header('content-security-policy', previewPolicy(request, previewed.site, origin))
        .type('text/html; charset=utf-8')
        .send(toPreview(written, shown, pages && (isLater ? 'pages' : 'others')))
    },
  })

  /** Finds what a browser may look at: by the cookie of a link or, for all drafts, by the session of staff. */
  async function find(
    request: FastifyRequest,
    id: string,
  ): Promise<{ edition: string; path?: string; until?: string } | undefined> {
    if (id !== draftsEdition) return previewLinks.find(id, request.cookies[cookieName] ?? '', now())
    await deps.sessions.requireSession(request)
    return { edition: draftsEdition }
  }

  /** @param of whether the page is one of those that the link shows as they will be; undefined: it shows all so */
  function toPreview(
    html: string,
    { id, path, until, previewed }: Shown,
    of: 'pages' | 'others' | undefined,
  ): string {
    const { site: later, siteFiles, search, shows } = previewed
    const language = indexLanguages(later)(path)
    const isPage = indexPages(later)
    const t = translatorOf(site.words[language], 'preview', language)
    const clock = { language, words: site.words, timeZone: site.business.promise.timeZone }
    const day = (moment: string) => formatDueDate(new Date(moment), clock)
    const whole = typeof shows === 'string' ? t(shows) : t('from', { when: day(shows.at) })
    const state = of === 'pages' && shows === 'drafts' ? t('pages') : whole
    const bar =
      of === 'others' && shows === 'drafts'
        ? t('asPublished')
        : until === undefined
          ? t('bar', { state })
          : t('barUntil', { state, until: day(until) })
    return previewHtml(html, {
      prefix: paths.preview(id),
      isOwn: (one) =>
        isPage(one) !== undefined || search.has(one) || siteFiles.isOfEdition(one.slice(1)),
      bar: pages.previewBar(bar),
      formsOff: t('formsOff'),
    })
  }
}

/** What pages load: their addresses are known from the page. */
const isLoaded = /^\/(?:assets|api\/image)\//

/** Returns the HTML of a page; undefined: the site has no such page. */
async function htmlOf(path: string, { siteFiles }: SitePages): Promise<string | undefined> {
  const found = isFilePath(path) ? await findServedFile(path, siteFiles) : undefined
  return found?.name.endsWith('.html')
    ? readFile(join(found.folder, found.name), 'utf8')
    : undefined
}

interface Shown {
  id: string
  path: string
  /** The page that the link opens; undefined: all is shown, to staff. */
  start: string | undefined
  /** Until when the link works; undefined: it is for staff. */
  until: string | undefined
  previewed: PreviewedSite
}

/**
 * Returns the Content-Security-Policy of a page: that of the site, but pages can call nothing that stores or sends, also in
 * a browser without scripts.
 */
function previewPolicy({ host }: FastifyRequest, site: SiteFile, origin: string): string {
  const own = securityHeaders({ origin, site })['content-security-policy'] ?? ''
  const readable = ['/assets/', '/preview/', paths.locationService('')]
  return own
    .replace(/connect-src [^;]*/, `connect-src ${readable.map((path) => host + path).join(' ')}`)
    .replace(/form-action [^;]*/, `form-action ${host}/preview/`)
}
