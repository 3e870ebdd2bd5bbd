import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from '../../renderer/head/manifest.ts'
import { emailColors, paletteOf } from '../../services/content/model/brand/palette.ts'
import { getSite } from '../../services/content/index.ts'
import { siteStylesFile } from '../../renderer/content-files.ts'
import { siteFile } from '../../scripts/vite/site-file.ts'
import { site as built } from './build.ts'

const client = 'dist/client'
const assets = join(client, 'assets')
const { brand, business } = getSite()

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

test('the icons that pages and the manifest name have the right sizes and formats', async () => {
  const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
  for (const [name, side] of Object.entries(sizes))
    expect(await sharp(join(client, name)).metadata()).toMatchObject({
      format: 'png',
      width: side,
      height: side,
    })
  expect(await sharp(join(client, 'favicon.svg')).metadata()).toMatchObject({ format: 'svg' })
  const ico = readFileSync(join(client, 'favicon.ico'))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
})

test('the manifest has the firm’s names and colors, and the service knows the colors of emails', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(client, 'site.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({
    name: business.brand,
    short_name: brand.shortName,
    theme_color: brand.themeColor,
    background_color: brand.palette.page.light,
  })
  expect(built.emailColors).toEqual(brand.emails)
})
