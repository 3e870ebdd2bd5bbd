import { expect, test } from 'vitest'
import { closest } from './closest.ts'

const articles = [
  '/top-tips-roofing',
  '/how-to-build-in-vail',
  '/how-to-build-in-edwards',
  '/blog/close-the-roof-before-the-snow',
  '/top-tips-siding',
].map((path) => ({ path, title: path }))

test('a slug with a slip of the finger offers the article that was meant first', () => {
  expect(closest('how-to-bild-in-vail', articles)[0]?.path).toBe('/how-to-build-in-vail')
  expect(closest('toptips-rofing', articles)[0]?.path).toBe('/top-tips-roofing')
})

test('a slug that shares words with an article offers it before one that only looks alike', () => {
  expect(closest('before-the-snow', articles)[0]?.path).toBe('/blog/close-the-roof-before-the-snow')
})

test('a slip of the finger or an s in one word still finds what the word is about', () => {
  const pages = [
    '/about',
    '/decks-and-patios',
    '/how-to-check-an-old-deck',
    '/blog/mud-season-access',
    '/blog',
  ]
  const offered = (slug: string) =>
    closest(
      slug,
      pages.map((path) => ({ path, title: path })),
    ).map(({ path }) => path)
  expect(offered('Abuot')[0]).toBe('/about')
  expect(offered('old-decks').slice(0, 2)).toEqual([
    '/how-to-check-an-old-deck',
    '/decks-and-patios',
  ])
})

test('four are offered', () => {
  expect(closest('anything', articles)).toHaveLength(4)
})
