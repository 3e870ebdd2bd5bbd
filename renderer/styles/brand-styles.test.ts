import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paletteOf } from '../../services/content/model/brand/palette.ts'
import { brandProperties, brandStyles } from './brand-styles.ts'

const logo = { viewBox: '0 0 4 3', width: 4, height: 3, body: '', hasName: false }

test('every color of the firm is a custom property, with both shades where it has two', () => {
  const palette = paletteOf({ action: '#2f7d4f', page: { light: '#fff', dark: '#111' } })
  const styles = brandStyles({ palette })
  expect(styles).toContain('--gold:#2f7d4f;')
  expect(styles).toContain('--cream:light-dark(#fff,#111);')
  expect(styles).toContain('--map-dot:#2f7d4f;')
  expect(brandProperties.map(([name]) => name).sort()).toEqual(Object.keys(palette).sort())
})

test('a logo’s colors are those for dark surfaces in the footer, but not on paper', () => {
  const colors = [{ light: '#7d5a10', dark: '#e2b34a' }]
  const styles = brandStyles({ palette: paletteOf({}), logo: { ...logo, colors } })
  expect(styles).toContain('--logo-1:light-dark(#7d5a10,#e2b34a)}')
  expect(styles).toContain('@media not print{.footer{--logo-1:#e2b34a}}')
  expect(brandStyles({ palette: paletteOf({}) })).not.toContain('--logo')
})

test('the style sheets of the code set none of the firm’s colors but for print', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const [screen = ''] = tokens.split('@media print')
  for (const [, property] of brandProperties) expect(screen).not.toContain(`${property}:`)
})
