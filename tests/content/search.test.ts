import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bestBetsFile } from '../../services/api/search/best-bets.ts'
import { indexPages, searchedPage } from '../../services/api/search/page-index.ts'
import { dist } from '../dist.ts'
import { content, meta, publicPages } from './build.ts'

const file = readFileSync(join(dist, 'search.jsonl'), 'utf8')
const pages = file.split('\n').map((line) => searchedPage.parse(JSON.parse(line)))
const bestBets = bestBetsFile.parse(JSON.parse(readFileSync(join(dist, 'best-bets.json'), 'utf8')))
const find = await indexPages(file, bestBets)
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

test('the name of a service with a town finds its page there first', () => {
  const wrong = content.locations
    .filter(({ index, service }) => index && service.label === service.name)
    .map(({ service, town, path }) => ({ query: `${service.label} ${town.name}`, path }))
    .filter(({ query, path }) => paths(query)[0] !== path)
  expect(wrong).toEqual([])
})

test('a town is found by its name', () => {
  const wrong = content.towns.filter(({ name, path }) => paths(name)[0] !== path)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(['asdfgh', 'zeppelin', 'qwertz uiop'])('%j finds nothing', (query) => {
  expect(find(query)).toMatchObject({ total: 0, pages: [] })
})
