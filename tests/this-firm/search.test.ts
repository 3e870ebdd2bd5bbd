import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bestBetsFile } from '../../services/api/search/best-bets.ts'
import { indexPages, searchedPage } from '../../services/api/search/page-index.ts'
import { pricedGuides } from '../open-jobs.ts'

const file = readFileSync('dist/search.jsonl', 'utf8')
const pages = file.split('\n').map((line) => searchedPage.parse(JSON.parse(line)))
const bestBets = bestBetsFile.parse(JSON.parse(readFileSync('dist/best-bets.json', 'utf8')))
const find = await indexPages(file, bestBets)
const paths = (query: string) => find(query).pages.map(({ path }) => path)

/** What buyers type, and the page that must come first. */
const firstPages: readonly (readonly [query: string, path: string])[] = [
  // Trades, as people call them
  ['roofing', '/roofing'],
  ['roofer near me', '/roofing'],
  ['gutters', '/roofing'],
  ['deck builder', '/decks-and-patios'],
  ['deck repair', '/decks-and-patios'],
  ['kitchen remodeling', '/kitchens'],
  ['bathroom remodel', '/remodels-and-renovations'],
  ['basement finish', '/remodels-and-renovations'],
  ['adu', '/residential'],
  ['custom home builder', '/custom-builds'],
  ['luxury home builder', '/custom-luxury-homes'],
  ['general contractor', '/construction-services'],
  ['handyman', '/home-services'],
  ['plumber', '/home-services'],
  ['septic', '/excavation'],
  ['retaining wall', '/concrete'],
  ['exterior painting', '/siding'],
  ['airbnb', '/vacation-rentals'],
  ['snow removal', '/property-management'],
  // With a town
  ['roofing vail', '/roofing-vail-colorado'],
  ['new roof edwards', '/roofing-edwards-colorado'],
  ['deck builder edwards', '/decks-edwards-colorado'],
  ['do I need a permit for a deck in Aspen', '/decks-aspen-colorado'],
  ['kitchen remodel gypsum', '/kitchen-remodeling-gypsum-colorado'],
  ['home inspector breckenridge', '/home-inspection-breckenridge-colorado'],
  ['custom home builder aspen', '/residential-construction-aspen-colorado'],
  ['excavation contractor minturn', '/excavation-minturn-colorado'],
  ['plumber frisco', '/home-services-frisco-colorado'],
  ['snow plowing avon', '/property-management-avon-colorado'],
  ['airbnb management frisco', '/property-management-frisco-colorado'],
  ['general contractor silverthorne', '/silverthorne-colorado'],
  ['permit vail', '/vail-colorado'],
  // Places without pages, and other names of places
  ['roofing wolcott', '/roofing-edwards-colorado'],
  ['decks keystone', '/decks-silverthorne-colorado'],
  ['roofing basalt', '/roofing-carbondale-colorado'],
  ['kitchen remodel snowmass village', '/kitchen-remodeling-aspen-colorado'],
  ['home services eagle-vail', '/home-services-avon-colorado'],
  ['roofing glenwood springs', '/roofing-carbondale-colorado'],
  ['breck roofing', '/roofing-breckenridge-colorado'],
  ['roofing eagle county', '/roofing'],
  ['lionshead', '/vail-colorado'],
  // Typos
  ['kichen', '/kitchens'],
  ['edwrds roofing', '/roofing-edwards-colorado'],
  ['breckinridge decks', '/decks-breckenridge-colorado'],
  ['bathrom remodle', '/remodels-and-renovations'],
  ['excuvation', '/excavation'],
  ['electrition', '/home-services'],
  // Rentals
  ['dumpster rental gypsum', '/dumpster-rentals'],
  ['porta potty rental eagle', '/porta-potties'],
  ['bobcat', '/skid-steers'],
  ['mini excavator', '/excavators'],
  ['scissor lift', '/aerial-lifts'],
  // Ice, water, cold
  ['ice dam', '/ice-dam-removal'],
  ['heat tape', '/ice-dam-removal'],
  ['emergency ice dam removal', '/ice-dam-removal'],
  ['no heat', '/how-to-get-through-a-night-without-heat'],
  // The firm
  ['phone number', '/contact'],
  ['hours', '/contact'],
  ['licensed and insured', '/about'],
  ['reviews', '/about'],
  ['jobs', '/careers'],
  // Spanish
  ['trabajo', '/buscando-trabajo'],
  ['techo', '/es/roofing'],
  ['cocina vail', '/kitchen-remodeling-vail-colorado'],
  ['baños portátiles', '/porta-potties'],
  // Guides
  ['hazard maps vail', '/vail-hazard-maps-and-your-lot'],
  ['how to build in vail', '/how-to-build-in-vail'],
  ['snow load', '/building-guide/snow'],
  // Without a price range the guide is not searched.
  ...(pricedGuides.includes('roof-replacement')
    ? [['How much does a roof cost?', '/costs/roof-replacement'] as const]
    : []),
]

test('the queries are at least sixty', () => {
  expect(new Set(firstPages.map(([query]) => query)).size).toBeGreaterThanOrEqual(60)
})

test.each(firstPages)('%j leads to %s', (query, path) => {
  expect(paths(query)[0]).toBe(path)
})

test('a place without a page is named with the town that stands in', () => {
  expect(find('roofing wolcott').nearest).toEqual({ place: 'Wolcott', town: 'Edwards' })
  expect(find('roofing edwards').nearest).toBeUndefined()
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
  const text = (path: string) => {
    const page = pages.find((one) => one.path === path)
    return `${page?.text} ${page?.tables}`
  }
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
