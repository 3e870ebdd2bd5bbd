import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPageSearch } from '../../services/api/search/route.ts'
import { pricedGuides } from '../open-jobs.ts'
import { content, publicPages } from '../content/build.ts'

const mainOf = (path: string) =>
  publicPages.find((page) => page.path === path)?.root.querySelector('main')
const textOf = (path: string) => mainOf(path)?.text.replaceAll(/\s+/g, ' ') ?? ''
const rentals = content.offerings.filter(({ group }) => group === 'rent')

test('every page about rentals has a review about renting, no project and no warranty', () => {
  expect(rentals.length).toBeGreaterThan(5)
  for (const { path, slug } of rentals) {
    const texts = content.reviews
      .filter(({ trades }) => trades.includes(slug))
      .map(({ text }) => text)
    const shown = mainOf(path)
      ?.querySelectorAll('.proof blockquote')
      .map(({ text }) => text.trim())
    expect([path, shown?.length]).not.toEqual([path, 0])
    expect([path, shown?.filter((text) => !texts.includes(text))]).toEqual([path, []])
    expect([path, textOf(path).includes(content.claims['warranty']?.text ?? '?')]).toEqual([
      path,
      false,
    ])
    expect([path, mainOf(path)?.querySelectorAll('a[href^="/projects/"]').length]).toEqual([
      path,
      0,
    ])
  }
})

test('pages of machines that dig name 811 in their hero', () => {
  for (const path of ['/excavators', '/skid-steers', '/bulldozers'])
    expect([path, mainOf(path)?.querySelector('.hero')?.text.includes('811')]).toEqual([path, true])
})

test('the page about luxury homes names superintendent, price and reviews before its long text', () => {
  const html = mainOf('/custom-luxury-homes')?.innerHTML ?? ''
  const at = (piece: string) => html.indexOf(piece)
  const order = [
    'class="who-comes"',
    ...(pricedGuides.includes('custom-home') ? ['per square foot'] : []),
    'class="portfolio"',
    '<blockquote>',
    'id="article-body"',
  ]
  const places = order.map(at)
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(textOf('/custom-luxury-homes')).toContain('superintendent for custom homes')
})

test('who calls, comes and runs the job is one person: no superintendent’s trade is answered by somebody else', () => {
  for (const { slug, trades, answers } of content.team)
    expect([slug, trades.filter((trade) => !answers.includes(trade))]).toEqual([slug, []])
})

test('every review names its town, its trade and its month', () => {
  for (const { path, root } of publicPages)
    for (const caption of root.querySelectorAll('.proof figcaption')) {
      const [by = '', ...about] = caption.text.split(' · ')
      expect([path, /, \p{Lu}/u.test(by), about.length >= 2, /20\d\d/.test(caption.text)]).toEqual([
        path,
        true,
        true,
        true,
      ])
    }
})

const search = openPageSearch(join('dist', 'search.jsonl'))

test.each([
  ['roof leak', 'Water coming in?'],
  ['leaking roof in vail', 'Water coming in?'],
  ['water leak', 'A pipe frozen or leaking?'],
  ['frozen pipes', 'A pipe frozen or leaking?'],
  ['no heat', 'No heat, or a smell of gas?'],
  ['emergency ice dam removal', 'Water coming in?'],
  ['new roof', undefined],
  ['water heater', undefined],
  ['radiant heat', undefined],
])('a search for “%s” says first what to do, if it can’t wait', async (query, title) => {
  const results = await search(query)
  expect(results?.urgent?.title).toBe(title)
  if (title !== undefined) expect(results?.urgent?.text).toContain('{phone}')
})

test('no excerpt shows the rows of a table of rates', async () => {
  for (const query of [
    'excavator rates',
    'skid steer deposit',
    'forklift delivery',
    'dumpster price',
  ]) {
    const results = await search(query)
    expect(results?.pages.length).toBeGreaterThan(0)
    for (const { path, excerpt } of results?.pages ?? []) {
      const text = excerpt.map((part) => part.text).join('')
      expect([query, path, (text.match(/\$[\d,]+ ·/g)?.length ?? 0) < 2]).toEqual([
        query,
        path,
        true,
      ])
    }
  }
})
