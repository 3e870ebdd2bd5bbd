import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, leastContrast } from '../../model/brand/contrast.ts'
import { brand } from '../../schema/brand.ts'
import { contrastFaults, messageColors } from './brand-contrast.ts'

const faults = (given: unknown) =>
  contrastFaults(brand.parse(given)).map(({ path, ...words }) => ({
    ...words,
    path: path.join('.'),
  }))

test('the neutral colors of a firm that names none can be read', () => {
  expect(faults({})).toEqual([])
})

test('a firm that names only some colors gets others that go with them', () => {
  for (const action of ['#0b3d2e', '#9c2b1f', '#1d4ed8', '#f5c518', '#e8e3d8'])
    expect(faults({ colors: { action } })).toEqual([])
  expect(faults({ colors: { text: { light: '#0a2540', dark: '#eee' } } })).toEqual([])
})

test('gray text on white is reported with what was measured, what is needed and the nearest color', () => {
  const quietText = { light: '#949494', dark: '#b4bec8' }
  expect(faults({ colors: { quietText } })).toEqual([
    {
      path: 'colors.quietText.light',
      reason: 'is #949494, whose contrast with band (#eeeeed) is 2.61, but text needs 4.5',
      repair: "write light: '#6c6c6c', the nearest color that has enough, or change band",
    },
  ])
  expect(faults({ colors: { quietText: { ...quietText, light: '#6b6b6b' } } })).toEqual([])
})

test('each shade is checked on the grounds of its own kind of page', () => {
  const link = { light: '#1f5a86', dark: '#1f5a86' }
  expect(faults({ colors: { link, brightOnDark: '#8cc0ec' } })).toMatchObject([
    { path: 'colors.link.dark' },
  ])
})

test('a color without shades is reported once, and its repair does on light and dark pages', () => {
  const colors = {
    bar: { light: '#5a5a5a', dark: '#000000' },
    quietOnDark: '#8f8f8f',
    hero: '#222',
  }
  const found = faults({ colors }).find(({ path }) => path === 'colors.quietOnDark')
  expect(found?.reason).toContain('bar (#5a5a5a) is 2.1')
  const [, nearest = ''] = /'(#\w+)'/.exec(found?.repair ?? '') ?? []
  for (const ground of ['#5a5a5a', '#000000', '#222'])
    expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(leastContrast.text)
})

test('words that a white picture under a full-bleed hero would hide are reported', () => {
  const colors = {
    hero: '#0a0a0a',
    brightOnDark: '#7c7c7c',
    bar: { light: '#0a0a0a', dark: '#0a0a0a' },
  }
  expect(faults({ colors })).toEqual([
    {
      path: 'colors.brightOnDark',
      reason: expect.stringContaining('hero under a white picture (#'),
      repair: expect.stringContaining('the nearest color that has enough'),
    },
  ])
})

test('a color of emails alone is reported where it is written', () => {
  expect(faults({ emails: { header: '#e2a33b' } })).toMatchObject([
    { path: 'emails.header', reason: expect.stringContaining('contrast with onHeader') },
  ])
  expect(faults({ emails: { sheet: { light: '#ffffff', dark: '#dddddd' } } })).toMatchObject([
    { path: 'emails.sheet.dark' },
  ])
})

test('a page on which messages could not be read is reported', () => {
  const found = faults({ colors: { page: { light: '#b9c4b0', dark: '#12171c' } } })
  expect(found.map(({ path }) => path)).toContain('colors.page.light')
})

test('the colors of messages are those of the style sheet', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  for (const { light, dark } of messageColors)
    expect(tokens).toContain(`light-dark(${light}, ${dark})`)
})
