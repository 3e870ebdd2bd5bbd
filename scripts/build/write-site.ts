import { readFile } from 'node:fs/promises'
import { getSite } from '../../services/content/index.ts'
import { bestBets } from './best-bets.ts'
import { compress } from './compress.ts'
import { writePages } from './pages/write-pages.ts'
import {
  publish,
  publishDrawingJpegs,
  publishForMachines,
  publishGuide,
  publishShareCards,
} from './publish.ts'
import { searchedPages, writeSearchedPages } from './searched-pages.ts'
import { writeSiteFiles } from './site-files.ts'
import type { SiteBuild } from './site-build.ts'

/** Writes what the service needs to serve the site: pages, pictures, site.json. @param ready resolves when code is bundled */
export async function writeServed(build: SiteBuild, ready: Promise<void> = Promise.resolve()) {
  const { output, graph, builtAt } = build
  // New pictures are encoded while code is bundled.
  const [inlineCode] = await Promise.all([
    ready.then(() => writePages({ output, graph })),
    publish(build),
  ])
  const html = await readFile(output.locate('client/404.html'), 'utf8')
  await writeSiteFiles(output, inlineCode, { html, builtAt })
}

/**
 * Writes what readers don't wait for: search, feeds, the content report, shared pictures, the PDF, compressed files.
 * @param isCompressed false for previews, whose pages are changed as they are sent
 */
export async function writeRest(build: SiteBuild, isCompressed = true): Promise<void> {
  const { output, graph, isUnchanged } = build
  await publishForMachines(build)
  const visible = output.paths().filter((path) => path.startsWith('client/'))
  // Before the words of the pages: the service reads both when those have changed.
  await output.put('best-bets.json', JSON.stringify(bestBets(getSite())))
  await Promise.all([
    writeSearchedPages(searchedPages(getSite()), {
      output,
      graph,
      ...(isUnchanged && { isUnchanged }),
    }),
    publishGuide(build),
    publishDrawingJpegs(build).then(() => publishShareCards(build)),
    isCompressed && compress(output, visible, isUnchanged !== undefined),
  ])
}
