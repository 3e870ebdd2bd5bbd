import { expect, test } from 'vitest'
import { attribute, locationPages, pages, townPages } from './build.ts'

test('each of the 13 towns has a page, which links every location page of the town in a sentence', () => {
  expect(townPages.length).toBeGreaterThanOrEqual(13)
  const missing = townPages.flatMap(({ path, root }) => {
    const town = path.slice(1)
    const linked = root.querySelectorAll('#services p a').map((link) => attribute(link, 'href'))
    return locationPages
      .filter((page) => page.path.endsWith(`-${town}`))
      .map((page) => page.path)
      .filter((each) => !linked.includes(each))
  })
  expect(missing).toEqual([])
})

test('every hazard and every neighborhood has a source, and the page has one action', () => {
  for (const { path, root } of townPages) {
    for (const section of ['#hazards', '#neighborhoods']) {
      const items = root.querySelectorAll(`${section} li`)
      const sourced = items.filter((item) => item.querySelector('a.source'))
      expect([path, section, sourced.length]).toEqual([path, section, items.length])
    }
    const buttons = root.querySelectorAll('main a.button:not(.open-map)')
    expect([path, ...buttons.map(({ text }) => text)]).toEqual([
      path,
      'Receive Your Estimate',
      'Receive Your Estimate',
    ])
  }
})

test('“Areas served” in the footer leads to the pages of the towns', () => {
  const footer = pages.find(({ path }) => path === '/about')?.root.querySelector('.footer-areas')
  const targets = footer?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? []
  expect(targets.toSorted()).toEqual(townPages.map(({ path }) => path).toSorted())
})
