import { expect, test } from 'vitest'
import { layerProblems } from './layer-problems.ts'
import { readLayer } from './layer.ts'

const svg = (parts: string, attributes = 'viewBox="0 0 1600 900"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${parts}</svg>`
const inGroup = (shapes: string) => svg(`<g id="roof">${shapes}</g>`)
const background = svg('<g id="sky"/><g id="ridge"/><g id="light"/>')
const reasons = (text: string, role: 'background' | 'foreground') =>
  layerProblems('content/images/layer.svg', text, role).map(({ reason }) => reason)

test('a layer has a title, definitions and groups, each as written', () => {
  const layer = readLayer(
    svg(
      '<title>A roof &amp; a wall</title><defs><path id="a" d="M0 0"/></defs><!-- <g id="no"/> --><g id="wall"><g id="door"><path/></g></g><g id="roof"/>',
      'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox=" 0,0 1600 900 " fill="none" id="Layer_1" version="1.1"',
    ),
  )
  expect(layer).toMatchObject({
    viewBox: '0 0 1600 900',
    title: 'A roof &amp; a wall',
    defs: '<path id="a" d="M0 0"/>',
    inherited: ' fill="none"',
    namespaces: { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' },
    strays: [],
    styleSheet: undefined,
    cover: undefined,
  })
  expect(layer.groups.map(({ id, markup }) => [id, markup])).toEqual([
    ['wall', '<g id="wall"><g id="door"><path/></g></g>'],
    ['roof', '<g id="roof"/>'],
  ])
})

test('a layer that is drawn as the manual says has no problems', () => {
  expect(reasons(background, 'background')).toEqual([])
  expect(reasons(inGroup('<path d="M830 300h560l170 330H640Z"/>'), 'foreground')).toEqual([])
})

test.each([
  '<rect width="1600" height="900"/>',
  '<rect width="100%" height="100%" fill="#fff"/>',
  '<rect x="-10" y="-10" width="1700" height="1000" style="fill:#fff"/>',
  '<path d="M0 0h1600v900H0Z"/>',
  '<path d="M0,0 1600,0 1600,900 0,900z"/>',
  '<path d="m-5-5l1610 0 0 910-1610 0z"/>',
  '<polygon points="0,0 1600,0 1600,900 0,900"/>',
  '<linearGradient id="air"><stop stop-color="#fff"/></linearGradient><rect width="1600" height="900" fill="url(#air)"/>',
])('a foreground with %s hides the town', (shape) => {
  expect(reasons(inGroup(shape), 'foreground')).toEqual([
    'has a shape over the whole picture, so that nothing of the town shows behind it',
  ])
  // It is a town's sky.
  expect(readLayer(inGroup(shape)).cover).toBeGreaterThan(0)
})

test.each([
  '<rect width="1600" height="900" fill="none"/>',
  '<rect width="1600" height="900" opacity="0.2"/>',
  '<rect width="1600" height="900" fill="#fff" fill-opacity=".3"/>',
  '<rect y="520" width="1600" height="380"/>',
  '<g opacity="0.5"><rect width="1600" height="900"/></g>',
  '<g fill="none"><path d="M0 0h1600v900H0Z"/></g>',
  '<path d="M0 0L1600 0 1600 900Z"/>',
  '<path d="M0 0h1600v900H0V600H800V300H0Z"/>',
  '<clipPath id="frame"><rect width="1600" height="900"/></clipPath>',
  '<linearGradient id="air"><stop stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="1600" height="900" fill="url(#air)"/>',
])('a foreground with %s shows the town', (shape) => {
  expect(reasons(inGroup(shape), 'foreground')).toEqual([])
})

test('a layer that is too heavy, with its partner, for a phone is a problem', () => {
  const heavy = background.replace('<g id="ridge"/>', (ridge) =>
    ridge.replace('/>', `><path d="${'M0 520L800 180'.repeat(4_400)}"/></g>`),
  )
  expect(reasons(heavy, 'background')).toEqual([
    'is 62 kB, but the limit of a layer is 60 kB: pages load two of them as one picture',
  ])
  expect(reasons(inGroup('<path d="M9 9h1"/>'.repeat(760)), 'foreground')).toEqual([
    'has 762 elements, but the limit of a layer is 750: a phone paints two of them as one picture',
  ])
})
