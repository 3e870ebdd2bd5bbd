import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import { translatorOf } from '../../../content/model/translator.ts'
import type { Language } from '../../contract/language.ts'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { preferredLanguage } from '../../http/localization.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { SiteFile } from '../../site/contract.ts'
import { findServedFile, isFilePath } from '../../site/served-files.ts'
import { securityHeaders } from '../../site/security-headers.ts'
import { indexLanguages, indexPages } from '../../site/site-file.ts'
import { normalizePath } from '../../site/static-site-rules.ts'
import { formatDueDate } from '../../sla/due-time-format.ts'
import type { PreviewedSite } from '../editions.ts'
import { previewHtml } from '../preview-html.ts'
import type { PreviewLink, PreviewLinkRepository } from '../preview-link.ts'

interface Deps {
  previewLinks: Pick<PreviewLinkRepository, 'find'>
  openPreview: (edition: string) => Promise<PreviewedSite | undefined>
  site: SiteFile
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

/** Registers preview links, which put their secret in a cookie, and the pages that the cookie opens. */
export function previewRoutes(app: App, deps: Deps) {
  const { previewLinks, openPreview, site, pages, config, now } = deps
  const secure = config.publicOrigin.startsWith('https:')

  const sendEnded = (request: FastifyRequest, reply: FastifyReply) => {
    const language = preferredLanguage(request, site.words)
    const t = translatorOf(site.words[language], 'preview', language)
    return reply
      .code(410)
      .headers(privateHeaders)
      .type('text/html; charset=utf-8')
      .send(pages.message({ language, path: '/', title: t('endedTitle'), text: t('ended') }))
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
      if (!link) return sendEnded(request, reply)
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
    config: { rateLimit: deps.limits.reads, docs: { answers: { 200: '*/*', 410: 'text/html' }, errors: [404] } },
    schema: {
      summary: 'A page of a preview, or a file that it loads, for a browser with the cookie of its link.',
      params: z.object({ id: recordId, '*': z.string() }),
    },
    handler: async (request, reply) => {
      const { id, '*': rest } = request.params
      const link = await previewLinks.find(id, request.cookies[cookieName] ?? '', now())
      const previewed = link && (await openPreview(link.edition))
      if (!link || !previewed) return sendEnded(request, reply)
      const path = normalizePath(`/${rest}`)
      const found =
        (isFilePath(path) && (await findServedFile(path, previewed.siteFiles))) ||
        (await findServedFile('/404.html', previewed.siteFiles))
      reply.headers(privateHeaders)
      if (!found) return reply.callNotFound()
      if (!found.name.endsWith('.html')) return reply.sendFile(found.name, found.folder, { etag: false, lastModified: false })
      const html = await readFile(join(found.folder, found.name), 'utf8')
      if (found.name === '404.html') reply.code(404)
      return reply
        .header('content-security-policy', previewPolicy(request, previewed.site, config.publicOrigin))
        .type('text/html; charset=utf-8')
        .send(toPreview(html, { link, previewed, path }))
    },
  })

  function toPreview(
    html: string,
    { link, previewed, path }: { link: PreviewLink; previewed: PreviewedSite; path: string },
  ): string {
    const { site: shown, hasOwn, at } = previewed
    const language: Language = indexLanguages(shown)(path)
    const isPage = indexPages(shown)
    const t = translatorOf(site.words[language], 'preview', language)
    const clock = { language, words: site.words, timeZone: site.business.promise.timeZone }
    const state = at === undefined ? t('drafts') : t('from', { when: formatDueDate(new Date(at), clock) })
    const until = formatDueDate(new Date(link.until), clock)
    return previewHtml(html, {
      prefix: paths.preview(link.id),
      isOwn: (one) => isPage(one) !== undefined || hasOwn(one),
      bar: pages.previewBar(t('bar', { state, until })),
      formsOff: t('formsOff'),
    })
  }
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
