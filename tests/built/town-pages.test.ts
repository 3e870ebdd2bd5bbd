import { expect, test } from 'vitest'
import { attribute, files, locationPages, pages, read, townPages } from './build.ts'

test('every town has a page that links every location page of the town in a sentence', () => {
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

test('every hazard and every neighborhood has a source, and the page has one call to action', () => {
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

test('permit fees state their source and the day it was read', () => {
  const fees = townPages.flatMap(({ root }) => root.querySelectorAll('#permit-fees li'))
  expect(fees.length).toBeGreaterThanOrEqual(13)
  const undated = fees.filter(
    (fee) => !fee.querySelector('a.source') || !/, read \w+ \d+, \d{4}$/.test(fee.text.trim()),
  )
  expect(undated.map(({ text }) => text)).toEqual([])
})

test('“Areas served” in the footer links the pages of the towns', () => {
  const footer = pages.find(({ path }) => path === '/about')?.root.querySelector('.footer-areas')
  const targets = footer?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? []
  expect(targets.toSorted()).toEqual(townPages.map(({ path }) => path).toSorted())
})

test('the home page links all towns that have a poster, each with its own', () => {
  const home = pages.find(({ path }) => path === '/')?.root
  const links = home?.querySelectorAll('.town-wall a:has(img)') ?? []
  const withPoster = townPages.filter(({ root }) => root.querySelector('#poster'))
  expect(withPoster.length).toBeGreaterThanOrEqual(13)
  expect(links.map((link) => attribute(link, 'href')).toSorted()).toEqual(
    withPoster.map(({ path }) => path).toSorted(),
  )
  const posters = links.map((link) => attribute(link.querySelector('img'), 'src'))
  expect(new Set(posters).size).toBe(withPoster.length)
})

test('a town’s page starts with a picture of a town and offers the town’s poster to print, an SVG without fonts', () => {
  for (const { path, root } of townPages) {
    const town = path.slice(1).replace(/-colorado$/, '')
    expect(attribute(root.querySelector('.hero img'), 'src')).toMatch(/\/town-[a-z-]+\.svg/)
    const poster = root.querySelector('#poster')
    if (!poster) continue
    expect(attribute(poster.querySelector('img'), 'alt')).toMatch(/^Poster\. /)
    const print = attribute(poster.querySelector('a'), 'href').replace(/\?.*/, '')
    expect([path, print, files.has(print)]).toEqual([
      path,
      expect.stringMatching(`/poster-${town}.svg$`),
      true,
    ])
    const svg = read(print)
    // Without width and height it fills the printed sheet.
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+">/)
    expect(svg).not.toMatch(/<text|font-family/)
  }
})
