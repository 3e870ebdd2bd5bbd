import { documentShell } from '../../../renderer/content-files.ts'
import { getSite } from '../../../services/content/index.ts'
import type { Output } from '../output.ts'
import { openPageCache } from './cache.ts'
import { type PageFacts, readPageFacts } from './facts.ts'
import { readPageInputs } from './inputs.ts'
import { builtPages } from './list.ts'
import { createRenderer } from './render.ts'
import { searchedPages } from '../search-index.ts'

interface PageBuild {
  output: Output
  /** The folder of the output. */
  dist: string
  /** The hash of all code. */
  code: string
  /** Where the build keeps what it knows of its pages for the next one. */
  cacheFile: string
}

/**
 * Writes every page as HTML, or leaves it as the last build wrote it. Out: what is known of every page by its path.
 * @throws Error a page cannot be rendered, or answers with another status than it should
 */
export async function writePages({
  output,
  dist,
  code,
  cacheFile,
}: PageBuild): Promise<Map<string, PageFacts>> {
  const began = performance.now()
  const site = getSite()
  const render = createRenderer()
  const cache = openPageCache([code, JSON.stringify(documentShell(site))], dist, cacheFile)
  const queue = await builtPages(site)
  const written = new Map<string, PageFacts>()
  let rendered = 0
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const searched = searchedPages(site).has(page.path)
      const inputs = await readPageInputs(page)
      const key = cache.keyOf(page, inputs, searched)
      let facts = cache.find(page, key)
      if (facts) output.retain(page.file)
      else {
        const html = await render(page, inputs)
        await output.put(page.file, html)
        facts = await readPageFacts(page.path, html, searched)
        cache.add(page, key, facts)
        rendered++
      }
      written.set(page.path, facts)
    }
  }
  // Others are rendered while one waits for the disk.
  await Promise.all(Array.from({ length: 8 }, work))
  await cache.save()
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${written.size} HTML documents, ${rendered} rendered, ${took} s`)
  return written
}
