import { expect, test } from 'vitest'
import type { Band } from '../schema/cost.ts'
import { english } from '../testing/english.ts'
import { adjusted, formatDollars, formatRange, priceLine, priceTeaser } from './price.ts'

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
  offerings: [],
  adjust: false,
  teaser: false,
  source,
  expires: '2027-06-30',
  ...fields,
})

const guide = (bands: Band[]) => ({ offering: 'roofing', summary: 'What’s published.', bands })
const inVail = { town: 'vail' }

test('a page about a town shows the range of that town, and never that of another place', () => {
  const homes = guide([
    band({ label: 'In Vail', low: 300, high: 800, orMore: true, area: 'Vail', towns: ['vail'] }),
    band({ label: 'In Denver', low: 250, high: 400, area: 'Denver' }),
  ])
  expect(priceTeaser(homes, site, inVail)).toEqual({
    label: 'In Vail',
    range: '$300 to $800 or more per square foot',
  })
  expect(priceTeaser(homes, site, { town: 'beaver-creek' })).toBeUndefined()
  expect(priceTeaser(homes, site, {})?.label).toBe('In Vail')
})

test('other pages show the range that stands for the work, adjusted to this region', () => {
  const roofs = guide([
    band({ adjust: true }),
    band({ label: 'A metal roof', low: 11.5, high: 20.5, adjust: true, teaser: true }),
  ])
  expect(priceTeaser(roofs, site, inVail)).toEqual({
    label: 'A metal roof',
    range: 'about $14 to $41 per square foot up here',
  })
})

test('of several ranges about the same work none stands for it until one says so', () => {
  const roofs = guide([
    band({ adjust: true }),
    band({ label: 'A metal roof', low: 11.5, high: 20.5, adjust: true }),
  ])
  expect(priceTeaser(roofs, site, inVail)).toBeUndefined()
  expect(priceTeaser(guide([band({ adjust: true })]), site, inVail)?.label).toBe(
    'By the square foot',
  )
})

test('each offering shows the range that is about its work, and one of which none is shows no price', () => {
  const driveways = guide([
    band({ label: 'A gravel driveway', adjust: true, teaser: true }),
    band({ label: 'A concrete driveway', adjust: true, offerings: ['roofing', 'concrete'] }),
  ])
  expect(priceTeaser(driveways, site, {})?.label).toBe('A gravel driveway')
  expect(priceTeaser(driveways, site, { offering: 'concrete' })?.label).toBe('A concrete driveway')
  expect(priceTeaser(driveways, site, { offering: 'siding' })).toBeUndefined()
})

test('figures from elsewhere that can’t be adjusted are on no other page', () => {
  const watch = guide([band({ area: 'Pagosa Springs, Colorado' })])
  expect(priceLine(watch, site, inVail)).toBe('What’s published.')
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
