import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { data } from '../../pages/list/+data.ts'
import { searchedPages } from '../../scripts/build/searched-pages.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'

test('a list of more than 60 entries is split into pages that link each other', async () => {
  const root = await temporaryFolder()
  const posts = join(root, 'content/posts')
  await cp(join(import.meta.dirname, 'base/content'), join(root, 'content'), { recursive: true })
  const post = await readFile(join(posts, 'first-snow.md'), 'utf8')
  for (let number = 0; number < 129; number++) {
    const own = post.replace(/^(title|description): .*/gm, `$& ${number}`)
    await writeFile(join(posts, `p-${number}.md`), own)
  }
  onTestFinished(clearSite)
  clearSite()
  const site = getSite(root)
  const { origin } = site.business

  const paths = routes(site).flatMap(({ path, continues }) => (continues === '/blog' ? path : []))
  expect(paths).toEqual(['/blog/page/2', '/blog/page/3'])
  const searched = searchedPages(site).map(({ path }) => path)
  expect(searched).toContain('/blog')
  expect(searched).not.toContain('/blog/page/2')

  const pages = ['/blog', ...paths].map((urlPathname) =>
    data({ urlPathname } as Parameters<typeof data>[0]),
  )
  expect(pages.map(({ entries }) => entries.length)).toEqual([60, 60, 10])
  const listed = pages.flatMap(({ entries }) => entries.map(({ path }) => path))
  expect(listed).toEqual(site.posts.map(({ path }) => path))
  expect(pages.map(({ head }) => head.metadata.canonical)).toEqual([
    `${origin}/blog`,
    `${origin}/blog/page/2`,
    `${origin}/blog/page/3`,
  ])
  expect(pages.map(({ previous, next }) => [previous, next])).toEqual([
    [undefined, '/blog/page/2'],
    ['/blog', '/blog/page/3'],
    ['/blog/page/2', undefined],
  ])
  expect(pages[1]?.head).toMatchObject({
    previous: `${origin}/blog`,
    next: `${origin}/blog/page/3`,
    metadata: { image: pages[0]?.head.metadata.image },
  })
  expect(new Set(pages.map(({ head }) => head.metadata.title)).size).toBe(3)
  expect(new Set(pages.map(({ head }) => head.metadata.description)).size).toBe(3)
})
