import { getSite } from '../../services/content/index.ts'
import { contentFolder, placeOf } from '../../services/content/load/files/folder.ts'
import { fileUrl } from '../../services/content/model/text-files.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import type { Site } from '../../services/content/model/site.ts'
import { buildingGuidePage, pdfPath } from '../../services/content/model/optional-pages.ts'
import { imageUrl, shareUrl, urls } from '../../services/content/model/urls.ts'
import { imageCache as cache } from '../../services/images/cache.ts'
import { icon, iconNames } from '../../services/images/icons.ts'
import { publishImages } from '../../services/images/publish.ts'
import { publishShareImages, type SharePage } from '../../services/images/share.ts'
import { buildBook } from '../../services/print/book.ts'
import { bookPdf } from '../../services/print/publish.ts'
import { writtenLocationText } from '../locations/location-text.tsx'
import { contentFiles } from '../vite/content-files.ts'
import { contentReport } from '../vite/content-report.ts'
import { cardBrand, iconBrand } from '../vite/site-look.ts'
import { generatedTexts } from '../vite/published.ts'
import type { Output } from './output.ts'
import { nodeOf } from './pages/cache.ts'
import { fileOf } from './pages/list.ts'
import type { SiteBuild } from './site-build.ts'
import { keyOf } from './steps.ts'

/** Publishes what pages load: pictures, and files of content. */
export async function publish({ output, graph, steps }: SiteBuild): Promise<void> {
  const site = getSite()
  await steps.run('pictures', graph.hashOf('images'), output, (own) => publishPictures(site, own))
  for (const name of iconNames)
    await output.put(`client/${name}`, await icon(name, iconBrand(site), cache))
  for (const { address, text } of contentFiles(site)) await output.put(`client${address}`, text)
  for (const { name } of site.files)
    await output.copy(placeOf(contentFolder(), `content/files/${name}`), `client${fileUrl(name)}`)
}

/** Writes sitemap.xml, robots.txt and feeds, and dist/content.json, which the service shows to staff. */
export async function publishForMachines(build: SiteBuild): Promise<void> {
  const { output, graph, builtAt, days } = build
  const site = getSite()
  for (const [address, text] of Object.entries(generatedTexts(site, days)))
    await output.put(`client${address}`, text())
  const report = contentReport(site, builtAt, {
    query: graph.query,
    locationText: ({ path }) => {
      graph.recordReads(nodeOf({ path }))
      return writtenLocationText(output.locate(fileOf(path)))
    },
  })
  await output.put('content.json', JSON.stringify(report, null, 1))
}

async function publishPictures(site: Site, output: Output): Promise<void> {
  const began = performance.now()
  const images = Object.values(site.images)
  const copy = copyTo(output)
  const photographs = images.filter(({ vector }) => !vector)
  const { encoded, cached } = await publishImages(photographs, { copy, cache })
  for (const { vector, file, master } of images)
    if (vector) await copy(master, imageUrl('original', file))
  // The service encodes other variants from the masters on request.
  for (const { file, master } of images) await output.copy(master, `images/${file}`)
  console.log(`photographs: ${encoded} encoded, ${cached} from the cache, ${secondsSince(began)} s`)
}

/**
 * Writes every drawing as a JPEG, for crawlers and for browsers that cannot load the SVG. Not the composed ones: their pages show
 * another picture in place of one that cannot be loaded, crawlers get the share card, and the service encodes a JPEG on request.
 */
export const publishDrawingJpegs = ({ output, graph, steps }: SiteBuild): Promise<void> =>
  steps.run('drawings', graph.hashOf('images'), output, async (own) => {
    const began = performance.now()
    const drawings = Object.values(getSite().images).filter(
      ({ vector, layers }) => vector && !layers,
    )
    const { encoded, cached } = await publishImages(drawings, { copy: copyTo(own), cache })
    console.log(`drawings: ${encoded} encoded, ${cached} from the cache, ${secondsSince(began)} s`)
  })

const copyTo = (output: Output) => (file: string, address: string) =>
  output.copy(file, `client${address}`)

/** Writes a share card for every page, which shared links show. */
export async function publishShareCards({ output, steps }: SiteBuild): Promise<void> {
  const site = getSite()
  const brand = cardBrand(site)
  const pages = sharedPages(site).filter(
    (page) => !steps.keep(`client${shareUrl(page.path)}`, keyOf([brand, page]), output),
  )
  await publishShareImages(pages, { copy: copyTo(output), cache, brand })
}

/** Writes the building guide as a PDF, if the site has one, typeset when its content has changed. */
export async function publishGuide({ output, graph, steps }: SiteBuild): Promise<void> {
  const began = performance.now()
  const site = getSite()
  const guide = buildingGuidePage(site)
  if (!guide) return
  const key = graph.query('building guide', () => keyOf(buildBook(site, guide)))
  await steps.run('building guide', `${pdfPath(guide)} ${key}`, output, async (own) => {
    const { pdf, fresh } = await bookPdf(buildBook(site, guide), '.cache/print')
    await own.put(`client${pdfPath(guide)}`, pdf)
    const how = fresh ? 'typeset' : 'from the cache'
    console.log(
      `building guide: ${(pdf.length / 1e6).toFixed(1)} MB, ${how}, ${secondsSince(began)} s`,
    )
  })
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/** Returns every page with the scene of its share card. */
function sharedPages(site: Site): SharePage[] {
  const home = site.pages.find(({ path }) => path === urls.home)
  return allRoutes(site).flatMap(({ path, label, image, continues }) => {
    // It uses the card of the list's first page.
    if (continues) return []
    const scene = site.images[image ?? site.business.shareImage]
    return scene ? [{ path, title: path === home?.path ? home.title : label, scene }] : []
  })
}
