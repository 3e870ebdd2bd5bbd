import { createHash } from 'node:crypto'
import type { HTMLElement, Node } from 'node-html-parser'

/** What other parts of the build read in a page. */
export interface PageFacts extends InlineCode {
  /** For the search; undefined for pages that it does not have. */
  text: { words: string[]; keywords: string } | undefined
}

/** In: the HTML of a page, and whether the search has it. @throws Error the page has no <main> */
export async function readPageFacts(
  path: string,
  html: string,
  searched: boolean,
): Promise<PageFacts> {
  if (!searched) return { ...inlineCode(html), text: undefined }
  const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  if (!main) throw new Error(`${path} has no <main>`)
  return {
    ...inlineCode(html),
    text: { words: await textBlocks(main), keywords: keywordsIn(html) },
  }
}

/** What people may call the page's subject, as its head says: “HVAC” for heating and air. */
const keywordsIn = (html: string): string =>
  /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** A page's inline code, as a Content-Security-Policy treats it. */
export interface InlineCode {
  /** A source for each script that browsers would run: `'sha256-…'`. */
  scripts: string[]
  /** What no hash can allow without `unsafe-hashes`: in words, with its beginning. */
  refused: string[]
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Kinds that browsers run or act on; `application/json` and `application/ld+json` are only data. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

/** In: the HTML of a page. Words of a page are escaped, so a `<` always begins an element. */
export function inlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const inline = !/\bsrc=/.test(attributes) && runs.test(type)
    return inline ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : []
  })
  const elements = html.replace(script, '').match(/<[a-z][^>]*>/gi) ?? []
  const refused = elements.filter(
    (tag) => /^<style\b/i.test(tag) || /\s(style|on[a-z]+)=/i.test(tag),
  )
  return { scripts, refused }
}

/** Elements that are not the page's own text: repeated parts, lists of other pages, media. */
const excludedElements = [
  'form, nav, script, noscript, [aria-hidden=true]',
  // A chapter of the building guide on the whole guide's page; it has a page of its own.
  '.actions, .byline, .chapter, .closing, .listing, .nearby, .next-project, .read-next, .social, .stats',
].join()

/** Elements within a sentence; every other one begins and ends a piece of text. */
const inlineTags = new Set(
  'A ABBR B CITE CODE DEL EM I KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)

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
