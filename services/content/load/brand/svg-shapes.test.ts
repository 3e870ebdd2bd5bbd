import { expect, test } from 'vitest'
import { svgShapes } from './svg-shapes.ts'

const svg = (body: string, attributes = 'viewBox="0 0 40 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`

test('shapes keep their geometry and colors, and lose names and what editors write', () => {
  const drawn = svgShapes(
    `<?xml version="1.0"?><!-- Made by hand -->${svg(
      '<title>Cedar</title><sodipodi:namedview id="n" pagecolor="#fff"/><g id="a" transform="translate(2 3)">' +
        '<path id="b" class="c" data-name="d" d="M0 0h4" fill="#1F5A86"/></g><circle cx="3" cy="4" r="1" fill="#FFF"/>',
    )}`,
  )
  expect(drawn).toEqual({
    viewBox: [0, 0, 40, 32],
    body:
      '<g transform="translate(2 3)"><path d="M0 0h4" fill="#1f5a86"></path></g>' +
      '<circle cx="3" cy="4" r="1" fill="#ffffff"></circle>',
    colors: ['#1f5a86', '#ffffff'],
  })
})

test('style sheets and style attributes become attributes, as pages refuse both', () => {
  const drawn = svgShapes(
    svg(
      '<defs><style>.a,.b{fill:#abc;stroke:none}</style></defs><path class="a" d="M0 0"/><path d="M1 1" style="fill:#123456;-inkscape-x:1"/>',
    ),
  )
  expect(drawn).toMatchObject({
    body: '<path d="M0 0" fill="#aabbcc" stroke="none"></path><path d="M1 1" fill="#123456"></path>',
  })
})

test('what the outer tag says holds for all shapes', () => {
  const drawn = svgShapes(svg('<path d="M0 0"/>', 'width="40px" height="32px" fill="#1f5a86"'))
  expect(drawn).toEqual({
    viewBox: [0, 0, 40, 32],
    body: '<g fill="#1f5a86"><path d="M0 0"></path></g>',
    colors: ['#1f5a86'],
  })
})

test('a shape without a color is black', () => {
  expect(svgShapes(svg('<path d="M0 0"/>'))).toMatchObject({ colors: ['#000000'] })
})

test.each([
  ['<linearGradient id="g"/><path d="M0 0"/>', 'has a <linearGradient>'],
  ['<path d="M0 0" fill="url(#g)"/>', 'has the color “url(#g)”'],
  ['<g clip-path="url(#c)"><path d="M0 0"/></g>', 'has clip-path="…"'],
  ['<text x="1">Cedar</text>', 'has a <text>'],
  ['<script>alert(1)</script>', 'has a <script>'],
  ['<svg><path d="M0 0"/></svg>', 'has a <svg>'],
  ['', 'has no shapes'],
])('%s is refused', (body, refused) => {
  expect(svgShapes(svg(body))).toEqual({ refused })
})

test('no event handler, address or markup gets into a page', () => {
  const drawn = svgShapes(
    svg('<path d="M0 0" onclick="alert(1)" fill="#123456" transform="a&quot;&gt;&lt;b"/>'),
  )
  expect(drawn).toMatchObject({ body: '<path d="M0 0" fill="#123456"></path>' })
})
