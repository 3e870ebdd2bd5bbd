import { expect, test } from 'vitest'
import { adjusted, formatDollars, formatRange, priceRange } from './cost.ts'

const source = { title: 'A price list', url: 'https://prices.example', checked: '2026-05-14' }
const factor = { low: 1.2, high: 2, derivation: 'Compared.', source }
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
  expect(formatRange({ low: 45, high: 45, orMore: false })).toBe('$45')
  expect(formatRange({ low: 300, high: 800, orMore: true })).toBe('$300 to $800 or more')
})

test('the line under an offering names the typical price where the source has one', () => {
  const band = { label: 'The roof', unit: 'roof', area: 'United States', adjust: true, source }
  const dated = { ...band, ...range, expires: '2027-06-30' }
  expect(priceRange(dated)).toBe('$5,867 to $13,209 per roof')
  expect(priceRange({ ...dated, typical: 9513 })).toBe(
    '$5,867 to $13,209 per roof, typically $9,513',
  )
})
