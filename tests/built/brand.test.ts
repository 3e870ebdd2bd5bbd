import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { webManifest } from '../../renderer/head/manifest.ts'
import { emailColors, paletteOf } from '../../services/content/model/brand/palette.ts'
import { getSite } from '../../services/content/index.ts'
import { siteStylesFile } from '../../renderer/content-files.ts'
import { siteFile } from '../../scripts/vite/site-file.ts'
import { dist } from '../dist.ts'

const assets = join(dist, 'client/assets')
const { brand } = getSite()

/** The scripts and style sheets of code: all of /assets/ but what is made from content. */
const codeFiles = readdirSync(assets, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && ['.js', '.css'].includes(extname(entry.name)))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((file) => !file.startsWith(join(assets, 'content')))

test('no script and no style sheet of the code has a color of the firm, so that another color changes none', () => {
  expect(codeFiles.length).toBeGreaterThan(10)
  const firms = Object.values(brand.palette)
    .flatMap((color) => (typeof color === 'string' ? [color] : [color.light, color.dark]))
    .filter((color) => color.length === 7)
  const found = codeFiles.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return firms.filter((color) => text.includes(color)).map((color) => `${file}: ${color}`)
  })
  expect(found).toEqual([])
})

test('another color in content is another style sheet, another manifest and other emails', () => {
  const palette = paletteOf({ page: { light: '#fefefe', dark: '#010101' }, action: '#00aa55' })
  const site = { ...getSite(), brand: { ...brand, palette, emails: emailColors(palette) } }
  const styles = siteStylesFile(site)
  expect(styles.text).toContain('#00aa55')
  expect(styles.address).not.toBe(siteStylesFile(getSite()).address)
  expect(webManifest(site)).toContain('"background_color": "#fefefe"')
  expect(siteFile(site, new Date()).emailColors.headerLine).toBe('#00aa55')
})
