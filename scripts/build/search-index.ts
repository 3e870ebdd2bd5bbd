import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { close, createIndex } from 'pagefind'
import { getSite } from '../../services/content/index.ts'
import { type Route, type RouteKind, routes } from '../../services/content/model/routes.ts'

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

/** What stands on many pages and says nothing of this one. */
const repeated = 'form, nav, .nearby, .closing, script, noscript'

/**
 * Reads the words of every page that search engines may keep, and writes dist/client/pagefind, which
 * the search page asks in pieces of a few kB. No server takes part.
 */
export async function writeSearchIndex(): Promise<void> {
  const began = performance.now()
  const pages = routes(getSite()).filter(({ index, path }) => index && path !== '/')
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  for (const route of pages) {
    const { errors } = await index.addCustomRecord({
      url: route.path,
      language: 'en',
      content: await wordsOf(route),
      meta: { title: route.label, kind: kinds[route.kind] ?? 'Page' },
    })
    if (errors.length > 0) throw new Error(`${route.path}: ${errors.join('\n')}`)
  }
  const written = await index.writeFiles({ outputPath: join(site, 'pagefind') })
  if (written.errors.length > 0) throw new Error(written.errors.join('\n'))
  await close()
  // Pagefind's own interfaces: ours is the search page.
  for (const file of await readdir(join(site, 'pagefind')))
    if (/^pagefind-(component|highlight|modular|ui)/.test(file))
      await rm(join(site, 'pagefind', file))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`search: ${pages.length} pages, ${took} s`)
}

async function wordsOf({ path, label }: Route): Promise<string> {
  const html = await readFile(join(site, path, 'index.html'), 'utf8')
  const [inside] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  if (!inside) throw new Error(`${path} has no <main>`)
  const main = parse(inside)
  for (const element of main.querySelectorAll(repeated)) element.remove()
  // The title counts as a sentence of its own, so that a page about a thing is found by its name.
  return `${label}. ${main.structuredText.replaceAll(/\s+/g, ' ')}`
}
