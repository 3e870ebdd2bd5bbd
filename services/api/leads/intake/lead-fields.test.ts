import { expect, test } from 'vitest'
import { generateReference } from './lead-fields.ts'
import { parseRequestOrigin } from '../../http/request-origin.ts'

test('keeps the path of our page and the campaign, and nothing else of the query', () => {
  expect(
    parseRequestOrigin(
      'https://h.example/roofing?utm_source=flyer&gclid=1&token=secret',
      'h.example',
    ),
  ).toEqual({ page: '/roofing', campaign: 'utm_source=flyer&gclid=1' })
})

test('ignores other sites, a missing Referer and invalid URLs', () => {
  const nothing = { page: '', campaign: '' }
  expect(parseRequestOrigin('https://other.example/roofing', 'h.example')).toEqual(nothing)
  expect(parseRequestOrigin(undefined, 'h.example')).toEqual(nothing)
  expect(parseRequestOrigin('nonsense', 'h.example')).toEqual(nothing)
})

test('a reference has no ambiguous letters', () => {
  expect(generateReference('HP', (below) => below - 1)).toBe('HP-ZZZZZZ')
  for (let n = 0; n < 500; n += 1)
    expect(generateReference('CSB')).toMatch(/^CSB-[2-9A-HJKMNP-TV-Z]{6}$/)
})
