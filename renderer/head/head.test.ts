import { expect, test } from 'vitest'
import { alternates } from './head.ts'

const origin = 'https://www.highpine.example'
const versions = [
  { language: 'en', path: '/careers' },
  { language: 'es', path: '/trabajo' },
] as const

test('two translations list each other and themselves; x-default is the original', () => {
  const both = [
    { hreflang: 'en', href: 'https://www.highpine.example/careers' },
    { hreflang: 'es', href: 'https://www.highpine.example/trabajo' },
  ]
  const fallback = { hreflang: 'x-default', href: 'https://www.highpine.example/careers' }
  expect(alternates('en', versions, origin)).toEqual([...both, fallback])
  expect(alternates('es', versions, origin)).toEqual([...both.reverse(), fallback])
})

test('a page in one language has no alternates', () => {
  expect(alternates('en', [], origin)).toEqual([])
})
