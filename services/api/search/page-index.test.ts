import { expect, test } from 'vitest'
import { indexPages, limitTownPages, type SearchedPage } from './page-index.ts'

const page = (path: string, title: string, text: string, more: Partial<SearchedPage> = {}) =>
  JSON.stringify({ path, title, kind: 'guide', keywords: '', text, ...more })

const find = await indexPages(
  [
    page('/roofing', 'Roofing', 'We lay metal roofs. Ask for a roofer, or a constructor.', {
      kind: 'offering',
    }),
    page('/snow', 'Snow on a roof', 'The snow load of a roof is in a table.'),
    page('/load', 'Loads', 'A load of snow. Snow, and then the next load.'),
    page('/kitchens', 'Kitchens', 'Cabinets, café tables and ranges.', { keywords: 'stove, HVAC' }),
    page('/office', 'Contact', 'The owner’s office is on the hill.', { keywords: 'phone number' }),
  ].join('\n'),
)
const paths = (query: string) => find(query).pages.map(({ path }) => path)

test('words are found with other endings, accents and apostrophes, in titles, keywords and text', () => {
  expect(paths('roof')).toEqual(['/roofing', '/snow'])
  expect(paths('ROOFS')).toEqual(['/roofing', '/snow'])
  expect(paths('cafe')).toEqual(['/kitchens'])
  expect(paths('hvac')).toEqual(['/kitchens'])
  expect(paths("owner's")).toEqual(['/office'])
  expect(paths('cabin')).toEqual(['/kitchens'])
})

test('a misspelled word finds what is meant, but not if a page has the word itself', () => {
  expect(paths('kichen')).toEqual(['/kitchens'])
  expect(find('kichen').closest).toBe(false)
  expect(paths('lay')).toEqual(['/roofing'])
})

test('all words have to be on a page; without such a page those with some of them are the closest', () => {
  expect(find('metal roof')).toMatchObject({ total: 1, closest: false })
  expect(find('metal phone')).toMatchObject({ total: 2, closest: true })
  expect(find('asdfgh qwertz')).toMatchObject({ total: 0, pages: [] })
  expect(find('?!')).toMatchObject({ total: 0, pages: [] })
})

test('a question is searched without its stop words, in English and Spanish, unless it has no others', () => {
  expect(paths('How much does a roof need?')).toEqual(['/roofing', '/snow'])
  expect(paths('¿Cuánto es la kitchen?')).toEqual(['/kitchens'])
  expect(paths('on the')).toContain('/office')
})

test('pages with the words next to each other come first; in quotation marks they are the only ones', () => {
  expect(paths('snow load')).toEqual(['/snow', '/load'])
  expect(paths('"snow load"')).toEqual(['/snow'])
  expect(paths('table "snow load"')).toEqual(['/snow'])
  expect(paths('"load snow"')).toEqual([])
})

test('an excerpt shows the words of the query in their sentence', () => {
  expect(find('metal').pages[0]?.excerpt).toEqual([
    { text: 'We lay ', match: false },
    { text: 'metal', match: true },
    { text: ' roofs. Ask for a roofer, or a constructor.', match: false },
  ])
})

const results = (kind: string, count: number, best: number) =>
  Array.from({ length: count }, (_, place) => ({ page: { kind }, score: best - place }))
const kindsOf = (all: readonly { page: { kind: string } }[]) =>
  all.map(({ page }) => page.kind[0]).join('')

test('guides are shown although every town page has a higher score', () => {
  const towns = results('location', 30, 100)
  expect(kindsOf(limitTownPages([...towns, ...results('guide', 30, 9)]))).toBe(
    'l'.repeat(8) + 'g'.repeat(12),
  )
  expect(kindsOf(limitTownPages([...towns, ...results('guide', 3, 9)]))).toBe(
    'l'.repeat(17) + 'ggg',
  )
})

test('the best result comes first', () => {
  expect(kindsOf(limitTownPages([...results('location', 2, 5), ...results('guide', 2, 6)]))).toBe(
    'glgl',
  )
})

test('names with other letters, hyphens and invisible characters are found as people type them', async () => {
  const names = await indexPages(
    [
      page('/lukasz', 'Team', 'Łukasz Żółć and Đặng Văn Minh build in Straße and Søndermarken.'),
      page('/jean', 'Team', 'Jean\u2011Luc drives. Mai\u00ADntenance at Maeve O‘Brien’s.'),
    ].join('\n'),
  )
  const found = (query: string) => names(query).pages.map(({ path }) => path)
  for (const typed of [
    'lukasz',
    'ŁUKASZ',
    'zolc',
    'dang',
    'Đặng',
    'strasse',
    'sondermarken',
    'lu\u200Bkasz',
  ])
    expect([typed, found(typed)]).toEqual([typed, ['/lukasz']])
  for (const typed of [
    'Jean-Luc',
    '"jean-luc drives"',
    '"Jean\u2010Luc drives"',
    'maintenance',
    "o'brien",
    'obrien',
    '"maeve o`brien"',
  ])
    expect([typed, found(typed)]).toEqual([typed, ['/jean']])
})
