import { documentShell } from '../../../renderer/content-files.ts'
import { getSite } from '../../../services/content/index.ts'
import type { Output } from '../output.ts'
import { type Graph, openGraph } from '../graph.ts'
import { openPageCache, shellPart, readPageInputs } from './cache.ts'
import { type PageFacts, readPageFacts } from './facts.ts'
import { type BuiltPage, builtPages } from './list.ts'
import { createRenderer } from './render.ts'
import { searchedPages } from '../search-index.ts'

interface PageBuild {
  output: Output
  /** The folder of the output. */
  dist: string
  graph: Graph
}

/** What the build knows of the last one. In: the hash of all code, and the file. */
export const openBuildGraph = (code: string, file: string): Graph =>
  openGraph(getSite(), code, { [shellPart]: () => documentShell(getSite()) }, file)

/**
 * Writes every page as HTML, or leaves it as the last build wrote it. Out: what is known of every page by its path.
 * @throws Error a page cannot be rendered, or answers with another status than it should
 */
export async function writePages({
  output,
  dist,
  graph,
}: PageBuild): Promise<Map<string, PageFacts>> {
  const began = performance.now()
  const site = getSite()
  const render = createRenderer(graph)
  const cache = openPageCache(graph, dist)
  const queue = await builtPages(site)
  const written = new Map<string, PageFacts>()
  let rendered = 0
  const write = async (page: BuiltPage, searched: boolean): Promise<PageFacts> => {
    const read = { page, searched, ...(await readPageInputs(page)) }
    const known = cache.find(read)
    if (known) return known
    const html = await render(page, read.inputs)
    await output.put(page.file, html)
    const facts = readPageFacts(page.path, html, searched)
    cache.add(read, facts)
    rendered++
    return facts
  }
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const searched = searchedPages(site).has(page.path)
      written.set(page.path, cache.findUnread(page, searched) ?? (await write(page, searched)))
      output.retain(page.file)
    }
  }
  // Others are rendered while one waits for the disk.
  await Promise.all(Array.from({ length: 8 }, work))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${written.size} HTML documents, ${rendered} rendered, ${took} s`)
  return written
}
