import { expect, test } from 'vitest'
import { type BestBets, prepareBets } from './best-bets.ts'
import { indexPages } from './page-index.ts'

const bets: BestBets = {
  pages: [
    {
      path: '/roofing',
      phrases: ['roofing', 'roof', 'roof leak', 'techo'],
      towns: { vail: '/roofing-vail', frisco: '/roofing-frisco' },
    },
    { path: '/costs/roof', phrases: ['roof cost'], towns: {} },
    { path: '/dumpsters', phrases: ['dumpster', 'roll-off'], towns: {} },
    { path: '/excavation', phrases: ['excavation'], towns: {} },
    { path: '/excavators', phrases: ['excavator'], towns: {} },
    { path: '/permits', phrases: ['permit'], towns: { vail: '/vail', frisco: '/frisco' } },
    { path: '/gone', phrases: ['gone'], towns: {} },
  ],
  places: [
    { names: ['Vail'], towns: ['vail', 'eagle', 'frisco'] },
    { names: ['Eagle'], towns: ['eagle', 'vail', 'frisco'] },
    { names: ['Eagle-Vail'], towns: ['vail', 'eagle', 'frisco'] },
    { names: ['El Jebel', 'Jebel'], towns: ['eagle'] },
    { names: ['Eagle County'], towns: [] },
  ],
  towns: {
    vail: { name: 'Vail', path: '/vail' },
    eagle: { name: 'Eagle', path: '/eagle' },
    frisco: { name: 'Frisco', path: '/frisco' },
  },
  noise: ['near me', 'best', 'emergency', 'rental'],
  urgent: [
    {
      phrases: ['no heat', 'gas smell'],
      title: 'No heat?',
      text: 'Call {phone}.',
      first: 'Get out.',
    },
    { phrases: ['leak', 'gotera'], title: 'A leak?', text: 'Call {phone}.', first: 'A bucket.' },
  ],
}
const meaningOf = prepareBets(bets, (path) => path !== '/gone')
const bestOf = (query: string) => meaningOf(query.split(' ')).paths

test.each([
  ['its words', 'leak roof', ['/roofing']],
  ['other endings and accents', 'Roófs', ['/roofing']],
  ['another language', 'techo', ['/roofing']],
  ['words that say nothing', 'best roofing near me', ['/roofing']],
  ['the longer phrase', 'roof cost', ['/costs/roof']],
  ['the form that is typed', 'excavator', ['/excavators', '/excavation']],
  ['other words, too', 'roof garden', []],
  ['a page that is not on the site', 'gone', []],
  ['only noise', 'near me', []],
])('a query with %s: %s', (_, query, paths) => {
  expect(bestOf(query)).toEqual(paths)
})

test.each([
  ['a service in a town is its page there', 'roof vail', ['/roofing-vail']],
  ['also with other words', 'flat roof permit Vail', ['/roofing-vail', '/vail']],
  ['with the longer name of a place', 'roof eagle-vail'.replace('-', ' '), ['/roofing-vail']],
  ['with a name that has a stop word', 'permit el jebel', ['/permits']],
  ['a town alone is its page', 'Eagle', ['/eagle']],
  ['a town with noise is its page', 'best eagle', ['/eagle']],
  ['what is in no town is its own page', 'emergency dumpster rental Eagle', ['/dumpsters']],
  ['but not with other words', 'dumpster permit board Eagle', ['/vail']],
  ['in a county it is the page without a town', 'roofing eagle county', ['/roofing']],
])('%s: %s', (_, query, paths) => {
  expect(bestOf(query)).toEqual(paths)
})

test('a town without the page gets that of the nearest town, and both are named', () => {
  expect(meaningOf(['roof', 'Eagle'])).toMatchObject({
    paths: ['/roofing-vail'],
    nearest: { place: 'Eagle', town: 'Vail' },
    // The pages below are about that town, too.
    searches: [['roof', 'Vail'], ['roof', 'Eagle'], expect.anything(), expect.anything(), ['roof']],
  })
  expect(meaningOf(['roof', 'Vail'])).not.toHaveProperty('nearest')
})

const page = (path: string, title: string, text: string) =>
  JSON.stringify({ path, title, kind: 'guide', keywords: '', text })
const find = await indexPages(
  [
    page('/roofing', 'Roofing', 'We lay roofs.'),
    page('/roofing-vail', 'Roofing in Vail', 'A roof in Vail.'),
    page('/permits', 'Permits', 'Who reads plans.'),
    page('/guide', 'A roof for a Vail garden', 'What grows on it.'),
    page('/vail', 'Vail', 'A town.'),
    page('/dumpsters', 'Dumpsters', 'Ten yards.'),
  ].join('\n'),
  [bets],
)
const found = (query: string) => find(query).pages.map(({ path }) => path)

test('a best bet comes first, whatever words other pages have', () => {
  expect(found('roof vail')).toEqual(['/roofing-vail', '/guide'])
  expect(found('dumpster rental eagle')).toEqual(['/dumpsters'])
  expect(find('dumpster rental eagle').closest).toBe(false)
})

test('a page with all words in its title comes before a best bet that has some of them', () => {
  expect(found('roof garden vail')).toEqual(['/guide', '/roofing-vail'])
})

test('the words of a best bet find its page like its own', () => {
  expect(found('roll-off')).toEqual(['/dumpsters'])
})

test('a query in quotation marks has no best bets', () => {
  expect(found('"lay" roof')).toEqual(['/roofing'])
  expect(found('"roof leak"')).toEqual([])
})

test('a misspelled best bet is found', () => {
  expect(found('rofing vial')[0]).toBe('/roofing-vail')
})

test.each([
  ['roof leaking tonight', 'A leak?'],
  ['no heat in vail', 'No heat?'],
  ['smell of gas', 'No heat?'],
  ['goteras', 'A leak?'],
  ['radiant heat', undefined],
  ['gas fireplace', undefined],
  ['roof', undefined],
])('“%s” is urgent or not, whatever else it says', (query, title) => {
  expect(meaningOf(query.split(' ')).urgent?.title).toBe(title)
})
