import { expect, test } from 'vitest'
import { attribute, pages, townPages } from '../content/build.ts'

test('thirteen towns have a page, a published permit fee and a poster', () => {
  expect(townPages.length).toBeGreaterThanOrEqual(13)
  const having = (part: string) => townPages.filter(({ root }) => root.querySelector(part)).length
  expect(having('#permit-fees li')).toBeGreaterThanOrEqual(13)
  expect(having('#poster')).toBeGreaterThanOrEqual(13)
})

test('the home page links all towns that have a poster, each with its own', () => {
  const home = pages.find(({ path }) => path === '/')?.root
  const links = home?.querySelectorAll('.town-wall a:has(img)') ?? []
  const withPoster = townPages.filter(({ root }) => root.querySelector('#poster'))
  expect(links.map((link) => attribute(link, 'href')).toSorted()).toEqual(
    withPoster.map(({ path }) => path).toSorted(),
  )
  const posters = links.map((link) => attribute(link.querySelector('img'), 'src'))
  expect(new Set(posters).size).toBe(withPoster.length)
})
