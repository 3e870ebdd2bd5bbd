import { expect, test } from 'vitest'
import { bestBetsFile } from '../../services/api/search/best-bets.ts'
import { load } from '../../services/content/load/load.ts'
import { bestBets } from './best-bets.ts'

const { site, problems } = load({
  root: process.cwd(),
  folder: 'tests/fixture-firm',
  today: new Date('2026-11-29'),
  commit: 'test',
})
if (!site) throw new Error(`The fixture firm has problems: ${JSON.stringify(problems)}`)
const [first, spanish] = bestBetsFile.parse(bestBets(site))
const phrasesOf = (bets: typeof first, path: string) =>
  bets?.pages.flatMap((page) => (page.path === path ? page.phrases : []))

test('a page has the words of the table, and its own names', () => {
  expect(phrasesOf(first, '/roofing')).toEqual(
    expect.arrayContaining(['shingles', 'leak', 'Roofing']),
  )
})

test('a service’s page has its pages in towns, one with `townPage` the towns’ own', () => {
  const townsOf = (path: string) => first?.pages.find((page) => page.path === path)?.towns
  expect(townsOf('/roofing')).toMatchObject({ bend: '/roofing-bend-oregon' })
  expect(townsOf('/contact')).toMatchObject({ bend: '/bend-oregon' })
})

test('places have the towns by distance, towns their other names, and counties and regions no town', () => {
  const placeOf = (name: string) => first?.places.find(({ names }) => names.includes(name))
  expect(placeOf('Sunriver')?.towns).toEqual(['bend', 'sisters', 'redmond'])
  expect(placeOf('Redmond City')).toEqual(placeOf('Redmond'))
  expect(placeOf('Redmond')?.towns[0]).toBe('redmond')
  expect(placeOf('Deschutes County')?.towns).toEqual([])
})

test('a language with a search page of its own has its own words and pages', () => {
  expect(spanish?.language).toBe('es')
  expect(phrasesOf(spanish, '/es/roofing')).toContain('goteras')
  expect(phrasesOf(spanish, '/roofing')).toEqual([])
  expect(spanish?.places.map(({ names: [name] }) => name)).toContain('Redmond')
  expect(first?.language).toBeUndefined()
  expect(phrasesOf(first, '/es/roofing')).toEqual(['goteras'])
})

test('what can’t wait is said in the language of the search page, and the words of other languages lead to it', () => {
  expect(first?.urgent).toEqual([
    {
      phrases: expect.arrayContaining(['leak', 'leaking roof', 'goteras']),
      title: 'Water coming in?',
      text: 'Call {phone}, {hours}.',
      first: 'Put a bucket under it and stay off the roof.',
    },
  ])
  expect(spanish?.urgent).toMatchObject([
    { phrases: ['gotera', 'goteras'], title: '¿Le entra agua?' },
  ])
})
