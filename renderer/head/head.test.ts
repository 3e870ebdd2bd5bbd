import { expect, test } from 'vitest'
import { alternates } from './head.ts'

const origin = 'https://www.highpine.example'
const careers = {
  slug: 'careers',
  path: '/careers',
  language: 'en',
  translation: 'trabajo',
} as const
const trabajo = {
  slug: 'trabajo',
  path: '/trabajo',
  language: 'es',
  translation: 'careers',
} as const
const pages = [careers, trabajo]

test('two translations list each other and themselves; x-default is the English one', () => {
  const both = [
    { hreflang: 'en', href: 'https://www.highpine.example/careers' },
    { hreflang: 'es', href: 'https://www.highpine.example/trabajo' },
  ]
  const fallback = { hreflang: 'x-default', href: 'https://www.highpine.example/careers' }
  expect(alternates(careers, pages, origin)).toEqual([...both, fallback])
  expect(alternates(trabajo, pages, origin)).toEqual([...both.reverse(), fallback])
})

test('a page without a translation has no alternates', () => {
  expect(alternates({ path: '/about' }, pages, origin)).toEqual([])
})
