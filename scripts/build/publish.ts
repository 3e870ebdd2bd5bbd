import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { urls } from '../../services/content/model/urls.ts'
import { publishImages, publishMasters } from '../../services/images/publish.ts'
import { publishShares, type Shared } from '../../services/images/share.ts'
import { bookOf } from '../../services/print/book.ts'
import { publishBook } from '../../services/print/publish.ts'
import { feeds } from '../../renderer/head/feeds.ts'
import { robotsTxt, sitemapXml } from '../../renderer/head/sitemap.ts'
import { contentReport } from '../vite/content-report.ts'
import { gitDays } from '../vite/git-days.ts'
import { siteFile } from '../vite/site-file.ts'
import { redirectsFile } from '../vite/static-host.ts'

const [masters, cache] = ['content/images', '.cache/images']

/**
 * What the build writes besides pages: pictures, the building guide to print, sitemap.xml, robots.txt,
 * feeds, what static hosts read, dist/site.json with dist/images, which is all that the service knows
 * about content, and dist/content.json, which it shows to staff. In: a folder of its own beside that of
 * the site, which bundling empties meanwhile.
 */
export async function publish(out: string): Promise<void> {
  const site = getSite()
  await rm(out, { recursive: true, force: true })
  await publishPictures(site, out)
  await publishGuide(site, out)
  const now = new Date()
  const forService = siteFile(site, now)
  const { rss, atom } = feeds(site)
  const texts = {
    'sitemap.xml': sitemapXml(site, gitDays(process.cwd())),
    'robots.txt': robotsTxt(site),
    [urls.rss]: rss,
    [urls.atom]: atom,
    _redirects: redirectsFile(forService.redirects, process.env['SERVICE_ORIGIN']),
    '../site.json': JSON.stringify(forService, null, 1),
    '../content.json': JSON.stringify(contentReport(site, now), null, 1),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(out, name), text)
}

/** Moves what was published to its place in the site. In: the two folders. */
export async function putInPlace(out: string, site: string): Promise<void> {
  for (const name of await readdir(out)) {
    await rm(join(site, name), { recursive: true, force: true })
    await rename(join(out, name), join(site, name))
  }
  await rm(out, { recursive: true })
}

async function publishPictures(site: Site, out: string): Promise<void> {
  const began = performance.now()
  const images = Object.values(site.images)
  const { encoded, cached } = await publishImages(images, { masters, out, cache })
  await publishMasters(images, { masters, out: join(out, '../images') })
  const { brand } = site.business
  await publishShares(sharedPages(site), { masters, out, cache, brand })
  console.log(`pictures: ${encoded} encoded, ${cached} from the cache, ${secondsSince(began)} s`)
}

/** The Mountain Building Guide as a PDF, set in type when a word of it has changed. */
async function publishGuide(site: Site, out: string): Promise<void> {
  const began = performance.now()
  const { bytes, fresh } = await publishBook(bookOf(site), {
    path: urls.buildingGuidePdf,
    out,
    masters,
    cache: '.cache/print',
  })
  const how = fresh ? 'set in type' : 'from the cache'
  console.log(`building guide: ${(bytes / 1e6).toFixed(1)} MB, ${how}, ${secondsSince(began)} s`)
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Every page with the scene that its shared links show. */
const sharedPages = (site: Site): Shared[] =>
  routes(site).flatMap(({ path, label, image }) => {
    const scene = site.images[image ?? site.business.shareImage]
    return scene ? [{ path, title: path === '/' ? site.business.description : label, scene }] : []
  })
