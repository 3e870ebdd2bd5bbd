import { expect, test } from 'vitest'
import { attribute, content, files, pages, read, townPages } from './build.ts'

test('every town has a page that links every location page of the town in a sentence', () => {
  const missing = content.towns.flatMap((town) => {
    const root = townPages.find(({ path }) => path === town.path)?.root
    const linked = root?.querySelectorAll('#services p a').map((link) => attribute(link, 'href'))
    return content.locations
      .filter((location) => location.town.slug === town.slug)
      .map(({ path }) => path)
      .filter((each) => !linked?.includes(each))
  })
  expect(missing).toEqual([])
})

test('every hazard and every neighborhood has a source, and a page without blocks has one button and the form', () => {
  for (const { path, root } of townPages) {
    for (const section of ['#hazards', '#neighborhoods']) {
      const items = root.querySelectorAll(`${section} .points li`)
      const sourced = items.filter((item) => item.querySelector('a.source'))
      expect([path, section, sourced.length]).toEqual([path, section, items.length])
    }
    if (content.towns.some((town) => town.path === path && town.blocks.length > 0)) continue
    const buttons = root.querySelectorAll('main a.button:not(.open-map)')
    const { label } = content.navigation.callToAction
    expect([path, ...buttons.map(({ text }) => text)]).toEqual([path, label])
    expect([path, root.querySelectorAll('main #estimate form').length]).toEqual([path, 1])
  }
})

test('permit fees state their source and the day it was read', () => {
  const fees = townPages.flatMap(({ root }) => root.querySelectorAll('#permit-fees li'))
  const undated = fees.filter(
    (fee) => !fee.querySelector('a.source') || !/, read \w+ \d+, \d{4}$/.test(fee.text.trim()),
  )
  expect(undated.map(({ text }) => text)).toEqual([])
})

test('“Areas served” in the footer links the pages of the towns', () => {
  const footer = pages.find(({ path }) => path === '/contact')?.root.querySelector('.footer-areas')
  const targets = footer?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? []
  expect(targets.toSorted()).toEqual(townPages.map(({ path }) => path).toSorted())
})

test('a town’s page starts with a picture of a town and offers the town’s poster to print, an SVG without fonts', () => {
  for (const town of content.towns) {
    const { path } = town
    const root = townPages.find((page) => page.path === path)?.root
    const first = attribute(root?.querySelector('.hero img') ?? null, 'src')
    expect(
      content.towns.some(({ image }) => first.includes(`/${image}.`)),
      path,
    ).toBe(true)
    const poster = root?.querySelector('#poster')
    if (!poster) continue
    expect(attribute(poster.querySelector('img'), 'alt')).toMatch(/^Poster\. /)
    const print = attribute(poster.querySelector('a'), 'href').replace(/\?.*/, '')
    expect([path, print, files.has(print)]).toEqual([
      path,
      expect.stringMatching(`/${town.poster}.svg$`),
      true,
    ])
    const svg = read(print)
    // Without width and height it fills the printed sheet.
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[-\d ]+">/)
    expect(svg).not.toMatch(/<text|font-family/)
  }
})
