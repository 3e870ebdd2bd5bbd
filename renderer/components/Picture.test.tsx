import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

const roof = { name: 'roof', alt: 'A roof.', width: 1400, height: 900, version: 'c0ffee01' }
const shown = (vector: boolean) =>
  renderToStaticMarkup(<Picture picture={{ ...roof, vector }} sizes="100vw" priority="first" />)

test('a drawing is its SVG at every size, fetched before everything else', () => {
  const html = shown(true)
  const address = '/api/image/original/80/attached_assets/roof.svg?v=c0ffee01'
  expect(html).toContain(`<link rel="preload" href="${address}" as="image" fetchPriority="high"/>`)
  expect(html).toContain(`<img src="${address}" alt="A roof." width="1400" height="900"`)
  expect(html).not.toMatch(/srcset|sizes|avif/i)
})

test('a photograph comes in widths up to its own, as AVIF and as JPEG', () => {
  const html = shown(false)
  expect(html).toMatch(/<link rel="preload" [^>]*type="image\/avif"/)
  const srcSet = (format: string) =>
    [480, 800, 1200, 1600]
      .map(
        (width) =>
          `/api/image/${width}/80/attached_assets/roof.${format}?v=c0ffee01 ${Math.min(width, 1400)}w`,
      )
      .join(', ')
  expect(html).toContain(`<source type="image/avif" srcSet="${srcSet('avif')}" sizes="100vw"/>`)
  expect(html).toContain(`srcSet="${srcSet('jpg')}" sizes="100vw"`)
})
