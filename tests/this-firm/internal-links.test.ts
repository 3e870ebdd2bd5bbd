import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { attribute, locationPages, publicPages, townPages } from '../content/build.ts'

/** The pages linked in a page's running text: sentences in paragraphs, without lists of links and navigation. */
function linkedIn(root: HTMLElement): Set<string> {
  const sentences = root.querySelectorAll('main p').filter((paragraph) => {
    const links = paragraph.querySelectorAll('a').map(({ text }) => text)
    return !paragraph.closest('nav') && paragraph.text.trim() !== links.join(' ').trim()
  })
  const links = sentences.flatMap((paragraph) => paragraph.querySelectorAll('a'))
  return new Set(links.map((link) => attribute(link, 'href').replace(/#.*/, '')))
}

const linked = new Map(publicPages.map(({ path, root }) => [path, linkedIn(root)]))
const guides = new Set(
  publicPages
    .filter(({ root }) => root.querySelector('.breadcrumbs a[href="/insider"]'))
    .map(({ path }) => path),
)
const from = (path: string) => linked.get(path) ?? new Set<string>()

test('each location page is linked in the running text of at least five other pages', () => {
  const counts = locationPages.map(({ path }) => {
    const sources = [...linked].filter(([source, targets]) => source !== path && targets.has(path))
    return { path, count: sources.length }
  })
  expect(counts.length).toBeGreaterThanOrEqual(168)
  expect(counts.filter(({ count }) => count < 5)).toEqual([])
})

test('each location page links two or three guides, a price and its town in its running text', () => {
  const towns = townPages.map(({ path }) => path)
  const faults = locationPages.flatMap(({ path }) => {
    const targets = [...from(path)]
    const count = targets.filter((target) => guides.has(target)).length
    return [
      ...(count >= 2 ? [] : [`${path}: ${count} guides`]),
      ...(targets.some((target) => target.startsWith('/costs')) ? [] : [`${path}: no price`]),
      ...(targets.some((target) => towns.includes(target)) ? [] : [`${path}: not its town`]),
    ]
  })
  expect(faults).toEqual([])
})

test('each guide links a location page in its running text', () => {
  const inTowns = new Set(locationPages.map(({ path }) => path))
  expect(guides.size).toBeGreaterThan(40)
  const without = [...guides].filter((guide) => ![...from(guide)].some((path) => inTowns.has(path)))
  expect(without).toEqual([])
})
