import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { client, content, site as built } from './build.ts'

const { brand, business } = content

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

test('the manifests have the firm’s names and colors, and the service knows the colors of emails', () => {
  for (const [file, start] of [
    ['site.webmanifest', '/'],
    ['admin/app.webmanifest', '/admin/dashboard'],
  ] as const) {
    const manifest: unknown = JSON.parse(readFileSync(join(client, file), 'utf8'))
    expect(manifest).toMatchObject({
      name: business.brand,
      short_name: brand.shortName,
      start_url: start,
      theme_color: brand.themeColor,
      background_color: brand.palette.page.light,
    })
  }
  expect(built.emailColors).toEqual(brand.emails)
})
