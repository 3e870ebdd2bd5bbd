import type { HTMLElement, Node } from 'node-html-parser'

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
