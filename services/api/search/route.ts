import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SearchResults } from '../../../renderer/service-pages/Search.tsx'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import { addressIn, type Language } from '../../content/model/languages.ts'
import { urls } from '../../content/model/urls.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { App } from '../http/fastify-app.ts'
import type { SiteFile } from '../site/contract.ts'
import type { SendFile, ServedFiles } from '../site/served-files.ts'
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
    sendFile: SendFile
    site: Pick<SiteFile, 'languages'>
    pages: ServicePages
    search: PageSearch
    limits: RateLimits
  },
): void {
  for (const [path, language] of searchLanguages(deps.site))
    searchRouteIn(path, language, app, deps)
}

function searchRouteIn(
  path: string,
  language: Language,
  app: App,
  deps: Parameters<typeof searchRoute>[1],
): void {
  const file = join(path.slice(1), 'index.html')
  app.get(path, { config: { rateLimit: deps.limits.searches } }, async (request, reply) => {
    const folder = await deps.siteFiles.find(file)
    if (folder === undefined) {
      reply.callNotFound()
      return reply
    }
    const query = queryOf(request.url)
    reply.header('cache-control', cacheControl.revalidate)
    if (query === '') {
      await deps.sendFile(request, reply, { name: file, folder })
      return reply
    }
    const page = await readFile(join(folder, file), 'utf8')
    return reply
      .type('text/html; charset=utf-8')
      .send(await withResults(page, { query, language, ...deps }))
  })
}

/** Returns what was searched for; empty if nothing was. @param url of the request */
function queryOf(url: string): string {
  const [, ...rest] = url.split('?')
  const typed = new URLSearchParams(rest.join('?')).get('q') ?? ''
  return typed.trim().slice(0, maxQueryLength)
}

/** Returns the languages that have a search page, by its address. */
const searchLanguages = ({
  languages,
}: Pick<SiteFile, 'languages'>): ReadonlyMap<string, Language> =>
  new Map(
    [languages.first, ...languages.others].map((language) => [
      addressIn(language, urls.search, languages),
      language,
    ]),
  )

/** Returns the search page with the results of a query. @param html the page as the build wrote it */
async function withResults(
  html: string,
  {
    query,
    language,
    site,
    pages,
    search,
  }: {
    query: string
    language: Language
    site: Pick<SiteFile, 'languages'>
    pages: ServicePages
    search: PageSearch
  },
): Promise<string> {
  const results = await search(query, language === site.languages.first ? undefined : language)
  const action = addressIn(language, urls.search, site.languages)
  const found = pages.search(language, { query, results, action })
  return html
    .replace('<title>', () => `<title>${escapeHtml(query)} | `)
    .replace(/<div class="band wide search">.*<\/main>/s, () => `${found}</main>`)
}

/** Opens the search pages of a site, for previews. @param words the file that has the words of its pages */
export function openSearchPages(
  site: Pick<SiteFile, 'languages'>,
  { words, bets }: { words: string; bets: string },
) {
  const search = openPageSearch(words, { bets })
  const languages = searchLanguages(site)
  return {
    has: (path: string) => languages.has(path),
    withResults: async (
      html: string,
      {
        path,
        url,
        pages,
        isShown,
        isLater,
      }: {
        path: string
        url: string
        pages: ServicePages
        isShown: (path: string) => boolean
        isLater: (path: string) => boolean
      },
    ): Promise<string> => {
      const [language, query] = [languages.get(path), queryOf(url)]
      if (language === undefined || query === '') return html
      const searchShown: PageSearch = async (words, inLanguage) => {
        const results = await search(words, inLanguage, isShown)
        // The words that are indexed are those that the page will have.
        const found = results?.pages.map((page) =>
          isLater(page.path) ? page : { ...page, excerpt: [] },
        )
        return results && found && { ...results, pages: found }
      }
      return withResults(html, { query, language, site, pages, search: searchShown })
    },
  }
}

/** Finds pages of the built site; undefined: there is no list of their words yet. */
export type PageSearch = (
  query: string,
  language?: Language,
  isShown?: (path: string) => boolean,
) => Promise<SearchResults | undefined>

/** How long the index is kept after the last search. It needs some 25 MB for 280 pages. */
const keepMs = 10 * 60_000

/**
 * Opens the search in dist/search.jsonl, which is read at the first search, and again when a build has written it, with
 * best-bets.json beside it.
 * @param retired when it is aborted, the index is dropped
 * @param bets the file of the best bets; beside the other one when left out
 * @throws Error (from the search) the file is not what the build writes
 */
export function openPageSearch(
  file: string,
  {
    bets = join(dirname(file), 'best-bets.json'),
    retired,
  }: { bets?: string; retired?: AbortSignal } = {},
): PageSearch {
  let last: { mtimeMs: number; index: Promise<PageIndex> } | undefined
  let forgetting: NodeJS.Timeout | undefined
  const forget = () => {
    clearTimeout(forgetting)
    last = undefined
  }
  retired?.addEventListener('abort', forget)
  return async (query, language, isShown) => {
    const written = await stat(file).catch(() => undefined)
    if (!written) return undefined
    if (last?.mtimeMs !== written.mtimeMs)
      last = { mtimeMs: written.mtimeMs, index: readIndex(file, bets) }
    clearTimeout(forgetting)
    forgetting = setTimeout(forget, keepMs).unref()
    return (await last.index)(query, language, isShown)
  }
}

async function readIndex(file: string, betsFile: string): Promise<PageIndex> {
  const bets = await readFile(betsFile, 'utf8').catch(() => '[]')
  return indexPages(await readFile(file, 'utf8'), bestBetsFile.parse(JSON.parse(bets)))
}
