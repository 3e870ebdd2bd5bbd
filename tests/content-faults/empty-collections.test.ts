import { readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { data as listData } from '../../pages/list/+data.ts'
import { data as sitemapData } from '../../pages/sitemap/+data.ts'
import { feeds } from '../../renderer/head/feeds.ts'
import { sitemapXml } from '../../renderer/head/sitemap.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { load } from '../../services/content/load/load.ts'
import { formatProblem } from '../../services/content/model/problem.ts'

/** Valid content without posts, guides, projects, replies and testimonials. */
async function emptyContent(): Promise<string> {
  const root = await temporaryFolder()
  const content = join(root, 'content')
  await cp(join(import.meta.dirname, 'base/content'), content, { recursive: true })
  for (const folder of ['posts', 'guides', 'projects', 'replies'])
    await rm(join(content, folder), { recursive: true })
  const edit = (file: string, change: (text: string) => string) =>
    writeFile(join(content, file), change(readFileSync(join(content, file), 'utf8')))
  for (const file of ['offerings/roofing.md', 'offerings/home-services.md'])
    await edit(file, (text) => text.replace('[the roof guide](/metal-roofs#snow)', 'the guide'))
  await writeFile(join(content, 'testimonials.yaml'), '[]\n')
  return root
}

test('a site without posts, guides, projects and testimonials still has its feeds, lists and site maps', async () => {
  const root = await emptyContent()
  await writeFile(
    join(root, 'content/navigation.yaml'),
    readFileSync(join(root, 'content/navigation.yaml'), 'utf8').replace('/#testimonials', '/'),
  )
  onTestFinished(clearSite)
  clearSite()
  const site = getSite(root)
  const { rss, atom } = feeds(site)
  const changed = site.pages
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
  expect(atom).toContain(`<updated>${changed}T19:00:00.000Z</updated>`)
  expect(atom).not.toContain('<entry>')
  expect(rss).not.toContain('<item>')
  expect(sitemapXml(site, new Map())).toContain('/blog</loc>')
  for (const urlPathname of ['/blog', '/insider', '/projects'])
    expect(Reflect.apply(listData, undefined, [{ urlPathname }])).toMatchObject({ entries: [] })
  const titles = sitemapData().groups.map(({ title }) => title)
  expect(titles).toEqual(['The firm', 'Towns', 'The Mountain Building Guide', 'What we do'])
})

test('without testimonials, links to them are reported', async () => {
  const { problems } = load({ root: await emptyContent(), today: new Date(), commit: 'test' })
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining('footer.quickLinks[0].href — links to “#testimonials”'),
  ])
})
