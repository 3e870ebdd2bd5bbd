import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { feeds } from '../../renderer/head/feeds.ts'
import { adminManifest, webManifest } from '../../renderer/head/manifest.ts'
import { type ChangeDays, robotsTxt, securityTxt, sitemapXml } from '../../renderer/head/sitemap.ts'
import { paths } from '../../services/api/contract/paths.ts'
import {
  normalizePath,
  siteRedirects,
  withQuery,
} from '../../services/api/site/static-site-rules.ts'
import { getSite, siteNow, viewSite } from '../../services/content/index.ts'
import { buildCache, contentFolder, placeOf } from '../../services/content/load/files/folder.ts'
import { ContentProblems } from '../../services/content/model/problem.ts'
import { unpublishedEntries } from '../../services/content/model/articles.ts'
import {
  buildingGuidePage,
  hasFeeds,
  pdfPath,
} from '../../services/content/model/optional-pages.ts'
import {
  endingOf,
  filesFolder,
  fileTypes,
  fileUrl,
} from '../../services/content/model/text-files.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import type { Site } from '../../services/content/model/site.ts'
import { urls } from '../../services/content/model/urls.ts'
import { gitDays } from './git-days.ts'
import { buildBook } from '../../services/print/book.ts'
import { bookPdf } from '../../services/print/publish.ts'
import { parseImageAddress } from '../../services/images/address.ts'
import { encodeCached, imageCache } from '../../services/images/cache.ts'
import { imageTypes } from '../../services/images/encode.ts'

/** Returns the days on which files changed. Cached for each content folder: two of one repository have the same commits, and other files. */
export const changeDays = ({ business }: Site) => {
  const folder = contentFolder()
  return gitDays(folder, business.place.timeZone.name, join(buildCache(folder), 'git-days.json'))
}

/**
 * Returns functions that make the site's text files, by address: sitemap.xml, robots.txt, security.txt, the web app
 * manifests and the feeds.
 * @param days returns the days on which files changed
 */
export const generatedTexts = (
  site: Site,
  days: (site: Site) => ChangeDays = changeDays,
): Record<string, () => string> => ({
  '/sitemap.xml': () => sitemapXml(site, days(site)),
  '/robots.txt': () => robotsTxt(site),
  '/site.webmanifest': () => webManifest(site),
  [paths.admin.appManifest]: () => adminManifest(site),
  '/.well-known/security.txt': () => securityTxt(site, siteNow()),
  ...(hasFeeds(site) && {
    [urls.rss]: () => feeds(site).rss,
    [urls.atom]: () => feeds(site).atom,
  }),
})

const textTypes: Readonly<Record<string, string>> = {
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves those texts in development, and the redirects, as in production. A draft's future address redirects to its
 * preview.
 */
export function generatedTextsPlugin(): Plugin {
  return {
    name: 'site:published',
    apply: 'serve',
    configureServer(server) {
      // Set by `npm run dev -- --drafts`.
      if (process.env['SHOW_DRAFTS'] === 'on') viewSite({ drafts: true })
      server.middlewares.use((request, response, next) => {
        const site = validSite()
        const [path = '', query = ''] = (request.originalUrl ?? '').split('?')
        const redirect = site && redirectFrom(site, path, query)
        if (redirect) {
          response.writeHead(redirect.status, { location: redirect.to }).end()
          return
        }
        const text = site && generatedTexts(site)[path]
        if (!text) return next()
        const type = textTypes[extname(path)] ?? 'text/plain'
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(text())
      })
    },
  }
}

/** Returns the site; undefined while content has problems, which content() shows. */
function validSite(): Site | undefined {
  try {
    return getSite()
  } catch (error) {
    if (error instanceof ContentProblems) return undefined
    throw error
  }
}

/** Returns the redirect of a requested path, unless the path is a page. */
function redirectFrom(
  site: Site,
  path: string,
  query: string,
): { to: string; status: number } | undefined {
  const plain = normalizePath(path)
  const moved = siteRedirects(site.redirects)
  const redirect = moved.get(plain)
  if (redirect) return { to: withQuery(redirect.to, query), status: redirect.status }
  const draft = unpublishedEntries(site).find((piece) => piece.path === plain)
  if (draft) return { to: draft.preview, status: 302 }
  const pages = pathsOf(site)
  const there = [plain, plain.toLowerCase()].find((each) => pages.has(each) || moved.has(each))
  if (there === undefined || there === path) return undefined
  return { to: withQuery(there, query), status: 301 }
}

/** Memoized, because every request for a module looks it up, too. */
const pathsOf = memoize((site: Site) => new Set(allRoutes(site).map(({ path }) => path)))

/** Serves the building guide as a PDF in development: typeset on request. */
export function buildingGuide(): Plugin {
  return {
    name: 'site:building-guide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const site = validSite()
        const guide = site && buildingGuidePage(site)
        if (!guide || request.originalUrl?.split('?')[0] !== pdfPath(guide)) return next()
        bookPdf(buildBook(site, guide), '.cache/print').then(({ pdf }) => {
          response.setHeader('content-type', 'application/pdf')
          response.end(pdf)
        }, next)
      })
    },
  }
}

/** Sends the files of content/files/ in development. */
export function textFiles(): Plugin {
  return {
    name: 'site:files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?')
        if (!path.startsWith(filesFolder)) return next()
        const file = validSite()?.files.find(({ name }) => fileUrl(name) === path)
        if (!file) return next()
        readFile(placeOf(contentFolder(), `content/files/${file.name}`)).then((bytes) => {
          response.setHeader('content-type', fileTypes[endingOf(file.name)] ?? '')
          response.end(bytes)
        }, next)
      })
    },
  }
}

/** Encodes pictures in development when a page requests them. */
export function images(): Plugin {
  return {
    name: 'site:images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/api/image', (request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?')
        const wanted = parseImageAddress(path)
        if (!wanted) return next()
        const { images } = getSite()
        const image = 'drawing' in wanted ? images[wanted.drawing] : images[wanted.name]
        if (!image || ('drawing' in wanted && !image.vector)) return next()
        readFile(image.master)
          .then(async (master) => {
            if ('drawing' in wanted) {
              response.setHeader('content-type', 'image/svg+xml')
              return master
            }
            const [encoded] = await encodeCached(master, [wanted], imageCache)
            response.setHeader('content-type', imageTypes[wanted.format])
            return encoded && readFile(encoded.file)
          })
          .then((bytes) => response.end(bytes))
          .catch(next)
      })
    },
  }
}
