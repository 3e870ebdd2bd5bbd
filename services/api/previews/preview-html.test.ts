import { expect, test } from 'vitest'
import { previewHtml } from './preview-html.ts'

const own = new Set(['/', '/roofing', '/blog/snow', '/images/roof.avif', '/images/roof-800.avif'])

const shown = (html: string) =>
  previewHtml(html, {
    prefix: '/preview/1',
    isOwn: (path) => own.has(path),
    bar: '<p>Not published</p>',
    formsOff: 'Nothing is sent.',
  })

test('links, pictures and data of islands stay in the preview', () => {
  expect(shown('<a href="/roofing">')).toBe('<a href="/preview/1/roofing">')
  expect(shown('<a href="/roofing?x=1#cost">')).toBe('<a href="/preview/1/roofing?x=1#cost">')
  expect(shown('<a href="/">')).toBe('<a href="/preview/1/">')
  expect(shown('<img srcset="/images/roof.avif 480w, /images/roof-800.avif 800w">')).toBe(
    '<img srcset="/preview/1/images/roof.avif 480w, /preview/1/images/roof-800.avif 800w">',
  )
  expect(shown('<script type="application/json">{"href":"/blog/snow"}</script>')).toBe(
    '<script type="application/json">{"href":"/preview/1/blog/snow"}</script>',
  )
})

test('code, style sheets, other sites and scripts that run stay as they are', () => {
  for (const html of [
    '<link href="/assets/site.css">',
    '<a href="https://www.example.com/roofing">',
    '<a href="//example.com/roofing">',
    '<form action="/api/contact">',
    '<script>go("/roofing")</script>',
    '<script src="/assets/a.js"></script>',
    '<p>roofing/siding</p>',
  ])
    expect(shown(html)).toBe(html)
})

test('the page says at its top what it is, and what its forms show', () => {
  expect(shown('<!DOCTYPE html><html lang="en"><head></head><body class="x"><main></main>')).toBe(
    '<!DOCTYPE html><html data-preview="Nothing is sent." lang="en"><head></head><body class="x"><p>Not published</p><main></main>',
  )
})
