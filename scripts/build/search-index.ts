import { close, createIndex } from 'pagefind'
import { separator } from '../../pages/search/search-results.ts'
import { getSite } from '../../services/content/index.ts'
import { type Route, routes } from '../../services/content/model/routes.ts'
import type { Output } from './output.ts'
import { openPageTextCache } from './page-text.ts'

export interface SearchIndex {
  /** Reads a page, in a process of Pagefind's own while others are written. In: its path and HTML. */
  add(this: void, path: string, html: string): void
  /** Writes the index, when every page was added. @throws Error with what Pagefind says */
  write(this: void, output: Output): Promise<string[]>
}

/**
 * The static index of the search page, which browsers load in chunks of a few kB: the text of every
 * indexable page except the site map, which has the text of all others.
 */
export async function createSearchIndex(): Promise<SearchIndex> {
  const listed = routes(getSite()).filter(
    ({ index, path, kind }) => index && path !== '/' && kind !== 'sitemap',
  )
  const pages = new Map(listed.map((page) => [page.path, page]))
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  const words = await openPageTextCache('.cache/page-words.json')
  const added: Promise<void>[] = []

  const read = async ({ path, label, search = 'Page' }: Route, html: string) => {
    const isTown = search === 'Town'
    const { errors } = await index.addCustomRecord({
      url: path,
      language: 'en',
      content: indexText(label, await words.of(path, html)),
      meta: {
        title: label,
        kind: search,
        keywords: isTown ? '' : keywordsIn(html),
      },
      // The search page limits how many location pages of one service come first.
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
      await words.save()
      // Written here, because Pagefind's own writing may not be finished when it resolves.
      const { files, errors } = await index.getFiles()
      await close()
      if (errors.length > 0) throw new Error(errors.join('\n'))
      // Pagefind's own UI is left out; the site has its own search page.
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
 * One text with a line for each heading and cell. It begins with the title, which occurs in it once, so that
 * a page is found by its name.
 */
const indexText = (label: string, pieces: readonly string[]): string =>
  [
    `${label}${separator}`,
    ...pieces
      .filter((piece) => piece !== label)
      .map((piece) => (/[.?!:;…”]$/.test(piece) ? piece : `${piece}${separator}`)),
  ].join(' ')

/** What people may call the page's subject, as its head says: “HVAC” for heating and air. */
const keywordsIn = (html: string): string =>
  /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? ''
