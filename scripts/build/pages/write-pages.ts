import { getSite } from '../../../services/content/index.ts'
import type { Output } from '../output.ts'
import { type Graph, openGraph } from '../graph.ts'
import { framesOf, openPageCache, readPageData } from './cache.ts'
import { type InlineCode, inlineCode } from './inline-code.ts'
import { type BuiltPage, builtPages } from './list.ts'
import { createRenderer } from './render.ts'

interface PageBuild {
  output: Output
  graph: Graph
}

/**
 * Opens the graph of the last build.
 * @param code the hash of all code
 */
export function openBuildGraph(code: string, file: string): Graph {
  return openGraph(getSite(), code, framesOf, file)
}

/**
 * Writes every page as HTML, or keeps it as the last build wrote it.
 * @returns the inline code of every page by its path
 * @throws Error a page cannot be rendered, or answers with another status than it should
 */
export async function writePages({ output, graph }: PageBuild): Promise<Map<string, InlineCode>> {
  const began = performance.now()
  const render = createRenderer(graph)
  const cache = openPageCache(graph, output)
  const written = new Map<string, InlineCode>()
  let rendered = 0
  const write = async (page: BuiltPage): Promise<InlineCode> => {
    const { data, reads } = await readPageData(page)
    const read = { page, reads, key: cache.keyOf(page, data) }
    const known = cache.find(read)
    if (known) return known
    const html = await render(page, data)
    await output.put(page.file, html)
    const inline = inlineCode(html)
    cache.add(read, inline)
    rendered++
    return inline
  }
  const queue = await builtPages(getSite())
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      written.set(page.path, cache.findUnchanged(page) ?? (await write(page)))
      output.retain(page.file)
    }
  }
  // Other pages are rendered while one waits for the disk.
  await Promise.all(Array.from({ length: 8 }, work))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${written.size} HTML documents, ${rendered} rendered, ${took} s`)
  return written
}
