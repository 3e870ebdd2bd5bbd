import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type HTMLElement, parse, type Node, NodeType } from 'node-html-parser'
import { z } from 'zod'
import { siteFile } from '../../services/api/site/contract.ts'

/** What `vike build` wrote, read as a browser and a search engine would. */
export const client = 'dist/client'

/** dist/site.json: the public origin, redirects, location services. */
export const site = siteFile.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))
export const { origin } = site.business

/** Every file, as the path it is served under. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(client.length).split(sep).join('/'),
    ),
)

export const read = (file: string): string => readFileSync(join(client, file), 'utf8')

export interface BuiltPage {
  /** Where a visitor finds it: `/` or `/roofing`. */
  path: string
  root: HTMLElement
}

/** Every HTML file of the build. */
export const pages: readonly BuiltPage[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    path: file.replace(/\/index\.html$/, '') || '/',
    root: parse(read(file), { blockTextElements: { script: true, style: true } }),
  }))

export const notFoundPath = '/404.html'
export const isAdmin = ({ path }: BuiltPage) => path.startsWith('/admin/')
/** What visitors and search engines are led to. */
export const publicPages = pages.filter((page) => !isAdmin(page) && page.path !== notFoundPath)
const towns = readdirSync('content/towns').map((file) => file.replace(/\.yaml$/, ''))
/** The pages of towns, of all that we do there: `/vail-colorado`. */
export const townPages = publicPages.filter(({ path }) =>
  towns.some((town) => path === `/${town}-colorado`),
)
/** The pages of one service in one town: `/roofing-vail-colorado`. */
export const locationPages = publicPages.filter(
  (page) =>
    page.path.endsWith('-colorado') && !page.path.startsWith('/test-') && !townPages.includes(page),
)

/** The value of an attribute; '' when it is not there. */
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

/** The nodes of the page's structured data; throws when there is not exactly one block or it does not parse. */
export function graphOf({ path, root }: BuiltPage) {
  const [block, ...more] = root.querySelectorAll('script[type="application/ld+json"]')
  if (!block || more.length > 0) throw new Error(`${path} has ${more.length + 1} or no blocks`)
  return document.parse(JSON.parse(block.rawText))['@graph']
}

/** Text by text, since words of two elements that touch would be one. */
export function textsIn(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text]
  if (/^(script|style)$/i.test(node.rawTagName)) return []
  return node.childNodes.flatMap(textsIn)
}
