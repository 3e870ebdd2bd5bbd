import { expect, test } from 'vitest'
import type { Band } from '../schema/cost.ts'
import { getSite } from '../index.ts'
import { english } from '../testing/english.ts'
import { adjusted, formatDollars, formatRange, localPrice, priceLine } from './price.ts'
import { pagesUnder } from './routes.ts'

const source = { title: 'A source', url: 'https://source.example', checked: '2026-11-23' }
const factor = {
  name: 'mountain factor',
  where: 'up here',
  low: 1.2,
  high: 2,
  derivation: '',
  source,
}
const site = { ...english, regionFactor: factor }
const band = (fields: Partial<Band>): Band => ({
  label: 'By the square foot',
  unit: 'square foot',
  low: 4,
  high: 11,
  orMore: false,
  area: 'United States',
  towns: [],
  adjust: false,
  teaser: false,
  source,
  expires: '2027-06-30',
  ...fields,
})

test('a page about a town shows the range of that town, and never that of another place', () => {
  const bands = [
    band({ label: 'In Vail', low: 300, high: 800, orMore: true, area: 'Vail', towns: ['vail'] }),
    band({ label: 'In Denver', low: 250, high: 400, area: 'Denver' }),
  ]
  expect(localPrice({ bands }, site, 'vail')).toEqual({
    label: 'In Vail',
    range: '$300 to $800 or more per square foot',
  })
  expect(localPrice({ bands }, site, 'beaver-creek')).toBeUndefined()
  expect(localPrice({ bands }, site)?.label).toBe('In Vail')
})

test('other pages show the range that stands for the work, adjusted to this region', () => {
  const bands = [
    band({ adjust: true }),
    band({ label: 'A metal roof', low: 11.5, high: 20.5, adjust: true, teaser: true }),
  ]
  expect(localPrice({ bands }, site, 'vail')).toEqual({
    label: 'A metal roof',
    range: 'about $14 to $41 per square foot up here',
  })
})

test('figures from elsewhere that can’t be adjusted are on no other page', () => {
  const guide = {
    bands: [band({ area: 'Pagosa Springs, Colorado' })],
    summary: 'What’s published.',
  }
  expect(priceLine(guide, site, 'vail')).toBe('What’s published.')
})

test('no page of ours shows a price of Pagosa Springs, Denver or the whole country as its own', () => {
  const site = getSite()
  for (const location of site.locations) {
    const lines = pagesUnder(site, location.service.offering, location.town.slug)
      .filter(({ title }) => title === 'What it costs')
      .flatMap(({ links }) => links.map(({ text }) => text))
    for (const line of lines) {
      expect([location.path, line]).toEqual([
        location.path,
        expect.not.stringMatching(/Pagosa|Denver|United States|nationally/),
      ])
      if (line.includes('$') && !line.includes('up here'))
        expect(line).toContain(
          location.town.name.replace(/^(Breck|Fris|Silver).*/, 'Summit County'),
        )
    }
  }
})

const range = { low: 5867, high: 13_209, orMore: false }

test('an adjusted range is low times low and high times high, rounded to two digits', () => {
  expect(adjusted(range, factor)).toEqual({ low: 7000, high: 26_000, orMore: false })
  expect(adjusted({ low: 1.25, high: 1.8, orMore: true }, factor)).toEqual({
    low: 1.5,
    high: 3.6,
    orMore: true,
  })
})

test('cents are written out, a single price is not a range, and an open end is marked', () => {
  expect(formatDollars(11.5)).toBe('$11.50')
  expect(formatDollars(9513)).toBe('$9,513')
  expect(formatRange({ low: 45, high: 45, orMore: false }, site)).toBe('$45')
  expect(formatRange({ low: 300, high: 800, orMore: true }, site)).toBe('$300 to $800 or more')
})
