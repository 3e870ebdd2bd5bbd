import { join } from 'node:path'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { urls } from '../../services/content/model/urls.ts'
import { publishImages } from '../../services/images/publish.ts'
import { publishShares, type Shared } from '../../services/images/share.ts'
import { bookOf } from '../../services/print/book.ts'
import { bookPdf } from '../../services/print/publish.ts'
import { feeds } from '../../renderer/head/feeds.ts'
import { robotsTxt, sitemapXml } from '../../renderer/head/sitemap.ts'
import { contentReport } from '../vite/content-report.ts'
import { gitDays } from '../vite/git-days.ts'
import type { Output } from './output.ts'

const [masters, cache] = ['content/images', '.cache/images']

/**
 * What the build writes besides pages and what is made from them: pictures, the building guide to print,
 * sitemap.xml, robots.txt, feeds, and dist/content.json, which the service shows to staff.
 */
export async function publish(output: Output): Promise<void> {
  const site = getSite()
  // Type is set by this thread, pictures are encoded by others.
  await Promise.all([publishPictures(site, output), publishGuide(site, output)])
  const { rss, atom } = feeds(site)
  const texts = {
    'client/sitemap.xml': sitemapXml(site, gitDays(process.cwd())),
    'client/robots.txt': robotsTxt(site),
    [`client${urls.rss}`]: rss,
    [`client${urls.atom}`]: atom,
    'content.json': JSON.stringify(contentReport(site, new Date()), null, 1),
  }
  for (const [path, text] of Object.entries(texts)) await output.put(path, text)
}

async function publishPictures(site: Site, output: Output): Promise<void> {
  const began = performance.now()
  const images = Object.values(site.images)
  const copy = (file: string, address: string) => output.copy(file, `client${address}`)
  const { encoded, cached } = await publishImages(images, { masters, copy, cache })
  // The service makes what pages do not use from the masters, when it is asked.
  for (const { file } of images) await output.copy(join(masters, file), `images/${file}`)
  const { brand } = site.business
  await publishShares(sharedPages(site), { masters, copy, cache, brand })
  console.log(`pictures: ${encoded} encoded, ${cached} from the cache, ${secondsSince(began)} s`)
}

/** The Mountain Building Guide as a PDF, set in type when a word of it has changed. */
async function publishGuide(site: Site, output: Output): Promise<void> {
  const began = performance.now()
  const { pdf, fresh } = await bookPdf(bookOf(site), { masters, cache: '.cache/print' })
  await output.put(`client${urls.buildingGuidePdf}`, pdf)
  const how = fresh ? 'set in type' : 'from the cache'
  console.log(
    `building guide: ${(pdf.length / 1e6).toFixed(1)} MB, ${how}, ${secondsSince(began)} s`,
  )
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Every page with the scene that its shared links show. */
const sharedPages = (site: Site): Shared[] =>
  routes(site).flatMap(({ path, label, image }) => {
    const scene = site.images[image ?? site.business.shareImage]
    return scene ? [{ path, title: path === '/' ? site.business.description : label, scene }] : []
  })
