import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtPages } from '../../scripts/build/pages/list.ts'
import { renderByVike } from '../../scripts/build/pages/render.ts'
import { readSiteFile } from '../../services/api/site/site-file.ts'
import { getSite, viewSite } from '../../services/content/index.ts'
import { dist } from '../dist.ts'

/** One page of each kind. */
const sample = 3

test('the build renders pages as Vike does', async () => {
  // At midnight, since the build, content may have appeared or ended.
  const { builtAt } = await readSiteFile(join(dist, 'site.json'))
  viewSite({ now: new Date(builtAt) })
  onTestFinished(() => viewSite({}))
  const pages = await builtPages(getSite())
  const compared = pages.filter(
    ({ pageId }, index) =>
      pages.slice(0, index).filter((page) => page.pageId === pageId).length < sample,
  )
  for (const page of compared) {
    const { html } = await renderByVike(page)
    expect(readFileSync(join(dist, page.file), 'utf8') === html, page.path).toBe(true)
  }
  expect(compared.length).toBeGreaterThan(30)
})
