import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { getSite } from '../../services/content/index.ts'
import { type RouteKind, routes } from '../../services/content/model/routes.ts'
import { wordsOfPages } from './page-words.ts'

const site = 'dist/client'

/** What a result is called; in the order in which people look for things. */
const kinds: Partial<Record<RouteKind, string>> = {
  offering: 'Service',
  location: 'Town',
  'location-view': 'Town',
  guide: 'Guide',
  post: 'Blog',
  project: 'Project',
}

/**
 * Writes dist/client/pagefind from the words of every page that search engines may keep; the search page
 * asks it in pieces of a few kB, and no server takes part. In: the HTML of every page by its path.
 */
export async function writeSearchIndex(written: ReadonlyMap<string, string>): Promise<void> {
  const began = performance.now()
  const pages = routes(getSite()).filter(({ index, path }) => index && path !== '/')
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  const html = new Map(pages.map(({ path }) => [path, written.get(path) ?? '']))
  const words = await wordsOfPages(html, '.cache/page-words.json')
  // Asked for one after the other and awaited together: Pagefind has a process of its own.
  await Promise.all(
    pages.map(async ({ path, label, kind }) => {
      const { errors } = await index.addCustomRecord({
        url: path,
        language: 'en',
        // The title counts as a sentence of its own, so that a page about a thing is found by its name.
        content: `${label}. ${words.get(path) ?? ''}`,
        meta: { title: label, kind: kinds[kind] ?? 'Page' },
      })
      if (errors.length > 0) throw new Error(`${path}: ${errors.join('\n')}`)
    }),
  )
  const saved = await index.writeFiles({ outputPath: join(site, 'pagefind') })
  if (saved.errors.length > 0) throw new Error(saved.errors.join('\n'))
  await close()
  // Pagefind's own interfaces: ours is the search page.
  for (const file of await readdir(join(site, 'pagefind')))
    if (/^pagefind-(component|highlight|modular|ui)/.test(file))
      await rm(join(site, 'pagefind', file))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`search: ${pages.length} pages, ${took} s`)
}
