import { expect, test } from 'vitest'
import { origin, read } from '../content/build.ts'

test('the lastmod dates in sitemap.xml differ between pages, and a post has that of its file', () => {
  const map = read('/sitemap.xml')
  const days = [...map.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)
  expect(new Set(days).size).toBeGreaterThan(3)
  expect(map).toContain(`<loc>${origin}/blog/mud-season-access</loc><lastmod>2026-03-19</lastmod>`)
})
