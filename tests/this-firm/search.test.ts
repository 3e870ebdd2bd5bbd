import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexPages, searchedPage } from '../../services/api/search/page-index.ts'
import { pricedGuides } from '../open-jobs.ts'

const file = readFileSync('dist/search.jsonl', 'utf8')
const pages = file.split('\n').map((line) => searchedPage.parse(JSON.parse(line)))
const find = await indexPages(file)
const paths = (query: string) => find(query).pages.map(({ path }) => path)

test.each([
  ['hazard maps vail', '/vail-hazard-maps-and-your-lot'],
  ['kichen', '/kitchens'],
  ['kitchen remodeling', '/kitchens'],
  // Without a price range the guide is not searched.
  ...(pricedGuides.includes('roof-replacement')
    ? [['How much does a roof cost?', '/costs/roof-replacement']]
    : []),
  ['do I need a permit for a deck in Aspen', '/decks-aspen-colorado'],
  ['roofing', '/roofing'],
  ['phone number', '/contact'],
  ['ice dam', '/blog/reading-the-eaves-in-february'],
])('%j leads to %s', (query, path) => {
  expect(paths(query)[0]).toBe(path)
})

test('a page is found by keywords that are not in its text', () => {
  expect(paths('hvac')).toContain('/top-tips-hvac')
})

test('location pages do not crowd out the guides', () => {
  const { total, pages } = find('insulation')
  expect(total).toBeGreaterThan(pages.length)
  expect(pages.filter(({ kind }) => kind === 'guide').length).toBeGreaterThan(2)
})

test('pages with the exact phrase rank above pages with its words apart', () => {
  const text = (path: string) => pages.find((page) => page.path === path)?.text ?? ''
  for (const path of paths('snow load').slice(0, 10))
    expect(text(path), path).toMatch(/snow\W+load/i)
  const quoted = paths('"ground snow load"')
  expect(quoted.length).toBeGreaterThan(2)
  for (const path of quoted) expect(text(path), path).toMatch(/ground snow load/i)
})

test('an excerpt separates cells and headings, and does not repeat the page’s title', () => {
  for (const { title, excerpt } of find('kitchen remodeling').pages) {
    const text = excerpt.map(({ text }) => text).join('')
    expect(text).not.toContain(title)
    expect(text).not.toMatch(/[a-z][A-Z]/)
  }
})
