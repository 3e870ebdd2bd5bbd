import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { getSite } from '../../services/content/index.ts'
import type { ChangeDays } from '../../renderer/head/sitemap.ts'
import { bestBets } from './best-bets.ts'
import { compress } from './compress.ts'
import type { Graph } from './graph.ts'
import type { Output } from './output.ts'
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
import type { Steps } from './steps.ts'

/** What a site is written with: the whole one, or the edition of a later day. */
export interface SiteBuild {
  output: Output
  graph: Graph
  steps: Steps
  builtAt: Date
  /** The days on which files of content changed. */
  days: () => ChangeDays
  /** Returns whether a file is that of the edition before; left out: its time says so. */
  isUnchanged?: (path: string) => boolean
}

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

/** Writes what readers don't wait for: search, feeds, the content report, shared pictures, the PDF, compressed files. */
export async function writeRest(build: SiteBuild): Promise<void> {
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
    compress(output, visible),
  ])
}

/** Returns a key of what a step depends on. */
export const keyOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
