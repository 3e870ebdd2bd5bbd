import { expect, test } from 'vitest'
import { closestPages } from './MissingArticle.tsx'

const articles = [
  '/top-tips-roofing',
  '/how-to-build-in-vail',
  '/how-to-build-in-edwards',
  '/blog/close-the-roof-before-the-snow',
  '/top-tips-siding',
].map((path) => ({ path, title: path }))

test('a slug with a typo suggests the intended article first', () => {
  expect(closestPages('how-to-bild-in-vail', articles)[0]?.path).toBe('/how-to-build-in-vail')
  expect(closestPages('toptips-rofing', articles)[0]?.path).toBe('/top-tips-roofing')
})

test('an article that shares words with the slug comes before a similar spelling', () => {
  expect(closestPages('before-the-snow', articles)[0]?.path).toBe(
    '/blog/close-the-roof-before-the-snow',
  )
})

test('a typo or a plural in one word still matches', () => {
  const pages = [
    '/about',
    '/decks-and-patios',
    '/how-to-check-an-old-deck',
    '/blog/mud-season-access',
    '/blog',
  ]
  const offered = (slug: string) =>
    closestPages(
      slug,
      pages.map((path) => ({ path, title: path })),
    ).map(({ path }) => path)
  expect(offered('Abuot')[0]).toBe('/about')
  expect(offered('old-decks').slice(0, 2)).toEqual([
    '/how-to-check-an-old-deck',
    '/decks-and-patios',
  ])
})

test('at most four articles are suggested, and none that has nothing in common with the slug', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((end) => `/how-to-build-${end}`)
  const pages = many.map((path) => ({ path, title: path }))
  expect(closestPages('how-to-build', pages)).toHaveLength(4)
  expect(closestPages('nope', [...articles, ...pages])).toEqual([])
})
