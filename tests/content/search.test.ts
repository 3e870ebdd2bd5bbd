import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexPages, searchedPage } from '../../services/api/search/page-index.ts'
import { dist } from '../dist.ts'
import { content, meta, publicPages } from './build.ts'

const file = readFileSync(join(dist, 'search.jsonl'), 'utf8')
const pages = file.split('\n').map((line) => searchedPage.parse(JSON.parse(line)))
const find = await indexPages(file)
const paths = (query: string) => find(query).pages.map(({ path }) => path)

test('the search knows every page that search engines may list, but the home page and the site map', () => {
  const indexable = publicPages
    .filter((page) => meta(page, 'robots').startsWith('index'))
    .map(({ path }) => path)
    .filter((path) => !['/', '/sitemap'].includes(path) && !path.includes('/page/'))
  expect(pages.map(({ path }) => path).sort()).toEqual(indexable.sort())
})

test('each offering is found by its name', () => {
  const lost = content.offerings.filter(({ label, path }) => !paths(label).includes(path))
  expect(lost.map(({ path }) => path)).toEqual([])
})

test.each(['asdfgh', 'zeppelin', 'qwertz uiop'])('%j finds nothing', (query) => {
  expect(find(query)).toMatchObject({ total: 0, pages: [] })
})
