import GithubSlugger from 'github-slugger'
import type { Element, Root as Hast } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A piece of Markdown as the site uses it. Lines count from the first line of the Markdown, from 1. */
export interface Compiled {
  html: string
  headings: { depth: number; id: string; text: string }[]
  links: { href: string; line: number; column: number }[]
  images: { name: string; alt: string; line: number; column: number }[]
  /** Raw HTML, which is left out of the page. */
  htmlTags: { text: string; line: number; column: number }[]
  words: number
}

const parser = unified().use(remarkParse).use(remarkGfm)
const toHast = unified().use(remarkRehype)
const writer = unified().use(rehypeStringify)

/**
 * In: Markdown, and how a picture's name becomes an address. Out: safe HTML (raw HTML in the source
 * never reaches it) with ids on headings and marks on links that leave the site.
 */
export function compile(markdown: string, imageAddress: (name: string) => string): Compiled {
  const tree: Root = parser.parse(markdown)
  const found = inspect(tree)
  const hast = toHast.runSync(tree)
  const headings = markHeadings(hast)
  markLinks(hast)
  placeImages(hast, imageAddress)
  return {
    html: writer.stringify(hast),
    headings,
    ...found,
    words: textOf(hast).split(/\s+/).filter(Boolean).length,
  }
}

function inspect(tree: Root): Pick<Compiled, 'links' | 'images' | 'htmlTags'> {
  const links: Compiled['links'] = []
  const images: Compiled['images'] = []
  const htmlTags: Compiled['htmlTags'] = []
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    if (node.type === 'link' || node.type === 'definition')
      links.push({ href: node.url, line, column })
    if (node.type === 'image') images.push({ name: node.url, alt: node.alt ?? '', line, column })
    if (node.type === 'html') htmlTags.push({ text: node.value.slice(0, 40), line, column })
  })
  return { links, images, htmlTags }
}

function markHeadings(hast: Hast): Compiled['headings'] {
  const slugger = new GithubSlugger()
  const headings: Compiled['headings'] = []
  visit(hast, 'element', (element) => {
    const depth = /^h([2-6])$/.exec(element.tagName)?.[1]
    if (!depth) return
    const text = textOf(element)
    const id = slugger.slug(text)
    element.properties['id'] = id
    headings.push({ depth: Number(depth), id, text })
  })
  return headings
}

function markLinks(hast: Hast): void {
  visit(hast, 'element', (element) => {
    const { href } = element.properties
    if (element.tagName !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return
    Object.assign(element.properties, { rel: 'external noopener', className: 'external' })
  })
}

/** A picture alone in its paragraph becomes a figure with its title as the caption. */
function placeImages(hast: Hast, imageAddress: (name: string) => string): void {
  visit(hast, 'element', (element) => {
    if (element.tagName === 'table') element.properties['tabIndex'] = 0
    if (element.tagName !== 'p') return
    const [only, ...rest] = element.children
    if (rest.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return
    const { title } = only.properties
    element.tagName = 'figure'
    delete only.properties['title']
    if (typeof title === 'string') element.children.push(caption(title))
  })
  visit(hast, 'element', (element) => {
    const { src } = element.properties
    if (element.tagName !== 'img' || typeof src !== 'string') return
    Object.assign(element.properties, {
      src: imageAddress(src),
      loading: 'lazy',
      decoding: 'async',
      width: 1600,
      height: 900,
    })
  })
}

const caption = (text: string): Element => ({
  type: 'element',
  tagName: 'figcaption',
  properties: {},
  children: [{ type: 'text', value: text }],
})
