import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { HTMLElement, Node } from 'node-html-parser'
import { z } from 'zod'

/** Elements that are not the page's own text: repeated parts, lists of other pages, media. */
const excludedElements = [
  'form, nav, script, noscript, [aria-hidden=true]',
  '.actions, .byline, .closing, .listing, .nearby, .next-project, .read-next, .social, .stats',
].join()

/** Elements within a sentence; every other one begins and ends a piece of text. */
const inlineTags = new Set(
  'A ABBR B CITE CODE DEL EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)

/** Raise this when the same HTML gives another text. */
const version = 2

/** Words by the hash of the HTML that they were read from. */
const cacheSchema = z.record(z.string(), z.array(z.string()))

/**
 * The words of pages, for the search: a string for every heading, paragraph, cell. In: a file that
 * keeps them, so that only pages that have changed are read again.
 */
export async function openPageTextCache(cache: string) {
  const previous = await read(cache)
  const current: Record<string, string[]> = {}
  return {
    /** @throws Error the page has no <main> */
    async of(path: string, html: string): Promise<string[]> {
      const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      if (!main) throw new Error(`${path} has no <main>`)
      const hash = createHash('sha256')
        .update(`${version}${excludedElements}${main}`)
        .digest('base64url')
      return (current[hash] = previous[hash] ?? (await textBlocks(main)))
    },
    /** Called when every page was read: saves the cache. */
    save: () => writeFile(cache, JSON.stringify(current)),
  }
}

/** In: HTML. Out: the text of its blocks, in their order; entities are decoded. */
export async function textBlocks(html: string): Promise<string[]> {
  const { NodeType, parse } = await import('node-html-parser')
  const root = parse(html)
  for (const each of root.querySelectorAll(excludedElements)) each.remove()
  const pieces = ['']
  const collect = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) pieces.push(`${pieces.pop() ?? ''}${node.text}`)
    if (node.nodeType !== NodeType.ELEMENT_NODE) return
    const within = inlineTags.has((node as HTMLElement).tagName)
    if (!within) pieces.push('')
    node.childNodes.forEach(collect)
    if (!within) pieces.push('')
  }
  root.childNodes.forEach(collect)
  return pieces.map((piece) => piece.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

async function read(cache: string): Promise<z.infer<typeof cacheSchema>> {
  try {
    return cacheSchema.parse(JSON.parse(await readFile(cache, 'utf8')))
  } catch {
    return {}
  }
}
