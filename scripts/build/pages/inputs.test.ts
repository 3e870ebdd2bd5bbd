import { expect, test } from 'vitest'
import { clearSite, getSite } from '../../../services/content/index.ts'
import { readPageInputs } from './inputs.ts'
import { type BuiltPage, builtPages } from './list.ts'

/** Out: what every page of a newly loaded site has read. */
async function readsOfPages(inOrder: (pages: BuiltPage[]) => BuiltPage[]) {
  clearSite()
  const reads: Record<string, string[]> = {}
  for (const page of inOrder(await builtPages(getSite())))
    reads[page.path] = [...(await readPageInputs(page)).reads].sort()
  return reads
}

test('what a page has read does not depend on which page was asked first', async () => {
  const forward = await readsOfPages((pages) => pages)
  expect(await readsOfPages((pages) => pages.toReversed())).toEqual(forward)
  expect(forward['/sitemap']).toContain('costs')
})

test('the text of an article is read by its own page, and by lists that say how long it takes to read', async () => {
  const site = getSite()
  const [post] = site.posts
  const readers = []
  for (const page of await builtPages(site))
    if ((await readPageInputs(page)).reads.has(`posts/${post?.slug}`)) readers.push(page.path)
  expect(readers).toContain(post?.path)
  expect(readers.length).toBeLessThan(5)
})
