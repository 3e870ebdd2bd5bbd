import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HTMLElement, parse, type Node, NodeType } from 'node-html-parser'
import { z } from 'zod'
import { siteFile } from '../../services/api/site/contract.ts'
import { getSite } from '../../services/content/index.ts'
import { searchPages } from '../../services/content/model/translations.ts'
import { testPages } from '../../services/content/model/routes.ts'
import { dist } from '../dist.ts'

/** The folder that is served. Everything here reads it as a browser and a search engine do. */
export const client = join(dist, 'client')

/** site.json: the public origin, redirects, location services. */
export const site = siteFile.parse(JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')))
export const { origin } = site.business

/** The content that the site was built from: it says which parts the site has. */
export const content = getSite()

/** All files, as the paths they are served under. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(client.length).split(sep).join('/'),
    ),
)

export const read = (file: string): string => readFileSync(join(client, file), 'utf8')

export interface BuiltPage {
  /** Its path: `/` or `/roofing`. */
  path: string
  root: HTMLElement
}

/** Parses HTML of a page. */
export const parsePage = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } })

/** All HTML files of the build; the tests share them, so none may change them. */
export const pages: readonly BuiltPage[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    path: file.replace(/\/index\.html$/, '') || '/',
    root: parsePage(read(file)),
  }))

export const notFoundPath = '/404.html'
export const isAdmin = ({ path }: BuiltPage) => path.startsWith('/admin/')
/** The pages for visitors and search engines. */
export const publicPages = pages.filter(
  (page) => !isAdmin(page) && !page.path.endsWith(notFoundPath),
)

/** Returns the built pages of entries of content. @throws Error an entry has no page */
const pagesOf = (entries: readonly { path: string }[]): readonly BuiltPage[] =>
  entries.map(({ path }) => {
    const page = publicPages.find((each) => each.path === path)
    if (!page) throw new Error(`${path} was not built`)
    return page
  })
/** The pages of towns: `/vail-colorado`. */
export const townPages = pagesOf(content.towns)
/** The pages of one service in one town: `/roofing-vail-colorado`. */
export const locationPages = pagesOf(content.locations)
/** Pages of tests and tools, which show pieces of other pages. */
export const toolPaths: readonly string[] = [
  '/debug/api-test',
  '/font-performance',
  '/performance',
  ...searchPages(content),
  '/styleguide',
  ...testPages(content).map(({ path }) => path),
]

/** The value of an attribute; '' when it is missing. */
export const attribute = (element: HTMLElement | null, name: string): string =>
  element?.getAttribute(name) ?? ''

/** `<meta name="robots">` → `robots`. */
export const meta = ({ root }: BuiltPage, name: string): string =>
  attribute(root.querySelector(`meta[name="${name}"]`), 'content')

export const title = ({ root }: BuiltPage): string => root.querySelector('title')?.text ?? ''

const document = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })).min(1),
})

/** The nodes of the page's structured data. @throws Error unless there is exactly one block and it parses */
export function graphOf({ path, root }: BuiltPage) {
  const [block, ...more] = root.querySelectorAll('script[type="application/ld+json"]')
  if (!block || more.length > 0) throw new Error(`${path} has ${more.length + 1} or no blocks`)
  return document.parse(JSON.parse(block.rawText))['@graph']
}

/** The text nodes one by one, since joined texts of adjacent elements would merge words. */
export function textsIn(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text]
  if (/^(script|style)$/i.test(node.rawTagName)) return []
  return node.childNodes.flatMap(textsIn)
}
