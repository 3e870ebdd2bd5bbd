import { expect, test } from 'vitest'
import { alternates } from './head.ts'

const site = {
  business: { origin: 'https://www.highpine.example' },
  languages: { first: 'en' },
} as const
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
  expect(alternates('en', versions, site)).toEqual([...both, fallback])
  expect(alternates('es', versions, site)).toEqual([...both.reverse(), fallback])
})

test('a page in one language has no alternates', () => {
  expect(alternates('en', [], site)).toEqual([])
})
