import { expect, test } from 'vitest'
import { alternates } from './alternates.ts'

const origin = 'https://www.highpine.example'
const careers = {
  slug: 'careers',
  path: '/careers',
  language: 'en',
  counterpart: 'trabajo',
} as const
const trabajo = {
  slug: 'trabajo',
  path: '/trabajo',
  language: 'es',
  counterpart: 'careers',
} as const
const pages = [careers, trabajo]

test('two pages that say the same name each other and themselves; others get the English one', () => {
  const both = [
    { hreflang: 'en', href: 'https://www.highpine.example/careers' },
    { hreflang: 'es', href: 'https://www.highpine.example/trabajo' },
  ]
  const fallback = { hreflang: 'x-default', href: 'https://www.highpine.example/careers' }
  expect(alternates(careers, pages, origin)).toEqual([...both, fallback])
  expect(alternates(trabajo, pages, origin)).toEqual([...both.reverse(), fallback])
})

test('a page without a counterpart names no languages', () => {
  expect(alternates({ path: '/about' }, pages, origin)).toEqual([])
})
