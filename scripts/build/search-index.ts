import { close, createIndex } from 'pagefind'
import { apart } from '../../pages/search/excerpt.ts'
import { getSite } from '../../services/content/index.ts'
import { type Route, type RouteKind, routes } from '../../services/content/model/routes.ts'
import type { Output } from './output.ts'
import { pageWords } from './page-words.ts'

/** What a result is called; in the order in which people look for things. */
const kinds: Partial<Record<RouteKind, string>> = {
  offering: 'Service',
  location: 'Town',
  'location-view': 'Town',
  guide: 'Guide',
  post: 'Blog',
  project: 'Project',
}

export interface SearchIndex {
  /** Reads a page, in a process of Pagefind's own while others are written. In: its path and HTML. */
  add(this: void, path: string, html: string): void
  /** Writes the index, when every page was added. @throws Error with what Pagefind says */
  write(this: void, output: Output): Promise<string[]>
}

/**
 * The index that the search page asks in pieces of a few kB, and no server takes part: of the words of
 * every page that search engines may keep, but for the site map, which has those of all others.
 */
export async function searchIndex(): Promise<SearchIndex> {
  const listed = routes(getSite()).filter(
    ({ index, path, kind }) => index && path !== '/' && kind !== 'sitemap',
  )
  const pages = new Map(listed.map((page) => [page.path, page]))
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  const words = await pageWords('.cache/page-words.json')
  const added: Promise<void>[] = []

  const read = async ({ path, label, kind }: Route, html: string) => {
    const isTown = kinds[kind] === 'Town'
    const { errors } = await index.addCustomRecord({
      url: path,
      language: 'en',
      content: textOf(label, await words.of(path, html)),
      meta: { title: label, kind: kinds[kind] ?? 'Page', keywords: isTown ? '' : keywordsIn(html) },
      // The search page lets the sisters of one trade not stand before everything else.
      filters: { town: [isTown ? 'yes' : 'no'] },
    })
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('\n')}`)
  }
  return {
    add(path, html) {
      const page = pages.get(path)
      if (page) added.push(read(page, html))
    },
    async write(output) {
      const began = performance.now()
      await Promise.all(added)
      await words.done()
      // Written here, because Pagefind's own writing may still go on when it says that it is done.
      const { files, errors } = await index.getFiles()
      await close()
      if (errors.length > 0) throw new Error(errors.join('\n'))
      // Pagefind's own interfaces are left out: ours is the search page.
      const ours = files.filter(
        ({ path }) => !/^pagefind-(component|highlight|modular|ui)/.test(path),
      )
      const paths: string[] = []
      for (const { path, content } of ours) {
        paths.push(`client/pagefind/${path}`)
        await output.put(`client/pagefind/${path}`, Buffer.from(content))
      }
      const took = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`search: ${added.length} pages, waited ${took} s`)
      return paths
    },
  }
}

/**
 * One text, in which headings and cells stand apart. The title begins it and stands in it once, so that a
 * page about a thing is found by its name.
 */
const textOf = (label: string, pieces: readonly string[]): string =>
  [
    `${label}${apart}`,
    ...pieces
      .filter((piece) => piece !== label)
      .map((piece) => (/[.?!:;…”]$/.test(piece) ? piece : `${piece}${apart}`)),
  ].join(' ')

/** What people may call the page's subject, as its head says: “HVAC” for heating and air. */
const keywordsIn = (html: string): string =>
  /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? ''
