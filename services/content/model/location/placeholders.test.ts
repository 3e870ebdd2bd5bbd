import { expect, test } from 'vitest'
import { fill, fillAll, placeholders, strings } from './placeholders.ts'

const facts = { town: 'Vail', 'claim.24-hours': 'within 24 hours' }

test('facts replace their names, including names with digits and dots', () => {
  expect(fill('In {town}, {claim.24-hours}; {town}.', facts)).toBe(
    'In Vail, within 24 hours; Vail.',
  )
})

test('unknown names stay, including names of Object.prototype', () => {
  expect(fill('{twon} {constructor} {toString} { town }', facts)).toBe(
    '{twon} {constructor} {toString} { town }',
  )
})

test('a fact that contains a placeholder is not filled again', () => {
  expect(fill('{a}', { a: '{b}', b: 'no' })).toBe('{b}')
})

test('every placeholder is found with its offset', () => {
  expect(placeholders('In {town}: {snow_load}, { x }')).toEqual([
    { name: 'town', at: 3 },
    { name: 'snow_load', at: 11 },
    { name: ' x ', at: 24 },
  ])
  expect(placeholders('nothing {\nhere}')).toEqual([])
})

test('strings inside lists and groups are filled, other values stay', () => {
  const value = { a: ['{town}', 3], b: { c: '{town}!' }, d: null, e: true }
  expect(fillAll(value, facts)).toEqual({ a: ['Vail', 3], b: { c: 'Vail!' }, d: null, e: true })
})

test('strings are listed with their paths', () => {
  expect([...strings({ a: ['x', { b: 'y' }], c: 1 })]).toEqual([
    { path: ['a', 0], text: 'x' },
    { path: ['a', 1, 'b'], text: 'y' },
  ])
})
