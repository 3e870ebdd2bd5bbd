import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SearchResults } from '../../../renderer/service-pages/Search.tsx'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import { addressIn, type Language } from '../../content/model/languages.ts'
import { urls } from '../../content/model/urls.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { App } from '../http/fastify-app.ts'
import type { SiteFile } from '../site/contract.ts'
import type { ServedFiles } from '../site/served-files.ts'
import type { RateLimits } from '../http/plugins/rate-limits.ts'
import { cacheControl } from '../site/static-site-rules.ts'
import { bestBetsFile } from './best-bets.ts'
import { indexPages, type PageIndex } from './page-index.ts'

/** In characters; the rest of a longer query is dropped. */
const maxQueryLength = 200

/**
 * GET /search, and the same below each other language whose menus lead there: the built page. With a query (`?q=roof`) it
 * has the results, which need no script.
 */
export function searchRoute(
  app: App,
  deps: {
    siteFiles: ServedFiles
    site: Pick<SiteFile, 'languages'>
    pages: ServicePages
    search: PageSearch
    limits: RateLimits
  },
): void {
  const { first, others } = deps.site.languages
  for (const language of [first, ...others]) searchRouteIn(language, app, deps)
}

function searchRouteIn(
  language: Language,
  app: App,
  deps: Parameters<typeof searchRoute>[1],
): void {
  const path = addressIn(language, urls.search, deps.site.languages)
  const file = join(path.slice(1), 'index.html')
  const ofOwn = language === deps.site.languages.first ? undefined : language
  app.get(path, { config: { rateLimit: deps.limits.searches } }, async (request, reply) => {
    const folder = await deps.siteFiles.find(file)
    if (folder === undefined) {
      reply.callNotFound()
      return reply
    }
    const [, ...rest] = request.url.split('?')
    const typed = new URLSearchParams(rest.join('?')).get('q') ?? ''
    const query = typed.trim().slice(0, maxQueryLength)
    reply.header('cache-control', cacheControl.revalidate)
    if (query === '') return reply.sendFile(file, folder)
    const page = await readFile(join(folder, file), 'utf8')
    const results = await deps.search(query, ofOwn)
    const found = deps.pages.search(language, { query, results, action: path })
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page
          .replace('<title>', () => `<title>${escapeHtml(query)} | `)
          .replace(/<div class="band wide search">.*<\/main>/s, () => `${found}</main>`),
      )
  })
}

/** Finds pages of the built site; undefined: there is no list of their words yet. */
export type PageSearch = (query: string, language?: Language) => Promise<SearchResults | undefined>

/** How long the index is kept after the last search. It needs some 25 MB for 280 pages. */
const keepMs = 10 * 60_000

/**
 * Opens the search in dist/search.jsonl, which is read at the first search, and again when a build has written it, with
 * best-bets.json beside it.
 * @param retired when it is aborted, the index is dropped
 * @throws Error (from the search) the file is not what the build writes
 */
export function openPageSearch(file: string, retired?: AbortSignal): PageSearch {
  let last: { mtimeMs: number; index: Promise<PageIndex> } | undefined
  let forgetting: NodeJS.Timeout | undefined
  const forget = () => {
    clearTimeout(forgetting)
    last = undefined
  }
  retired?.addEventListener('abort', forget)
  return async (query, language) => {
    const written = await stat(file).catch(() => undefined)
    if (!written) return undefined
    if (last?.mtimeMs !== written.mtimeMs)
      last = { mtimeMs: written.mtimeMs, index: readIndex(file) }
    clearTimeout(forgetting)
    forgetting = setTimeout(forget, keepMs).unref()
    return (await last.index)(query, language)
  }
}

async function readIndex(file: string): Promise<PageIndex> {
  const bets = await readFile(join(dirname(file), 'best-bets.json'), 'utf8').catch(() => '[]')
  return indexPages(await readFile(file, 'utf8'), bestBetsFile.parse(JSON.parse(bets)))
}
