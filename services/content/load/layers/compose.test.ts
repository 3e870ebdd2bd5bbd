import { expect, test } from 'vitest'
import { decode } from '../../../images/encode.ts'
import { compose, renameIn } from './compose.ts'
import { readLayer } from './layer.ts'

const svg = (parts: string, attributes = '') =>
  readLayer(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"${attributes}>${parts}</svg>`,
  )
const square = (color: string, x: number) => `<path fill="${color}" d="M${x} 400h200v200h-200Z"/>`

/** The color in the middle of each square of 200 units, from the left. */
async function colorsOf(picture: string): Promise<string[]> {
  const { data, info } = await decode(Buffer.from(picture), { width: 1600 })
  return [100, 300, 500, 700].map((x) => {
    const at = (500 * info.width + x) * info.channels
    return data.subarray(at, at + 3).toString('hex')
  })
}

test('the foreground is before the ridge and behind the light, whatever the order in the files', async () => {
  const town = svg(
    `<g id="light">${square('#00f', 600)}</g>
     <g id="sky"><path fill="#888" d="M0 0h1600v900H0Z"/>${square('#111', 0)}</g>
     <g id="ridge">${square('#222', 200)}${square('#222', 400)}</g>`,
  )
  const trade = svg(`<g id="roof">${square('#f00', 400)}${square('#f00', 600)}</g>`)
  expect(await colorsOf(compose(town, trade))).toEqual(['111111', '222222', 'ff0000', '0000ff'])
})

test('what both layers call the same is two things in the picture, and each refers to its own', async () => {
  const gradient = (color: string) =>
    `<defs><linearGradient id="paint"><stop stop-color="${color}"/></linearGradient></defs>`
  const painted = (x: number) => `<path fill="url(#paint)" d="M${x} 400h200v200h-200Z"/>`
  const picture = compose(
    svg(`${gradient('#0f0')}<g id="sky">${painted(0)}</g><g id="ridge"/><g id="light"/>`),
    svg(
      `${gradient('#f00')}<g id="ridge">${painted(200)}<use href="#block"/></g><g id="hidden" display="none">${square('#00f', 400).replace('<path', '<path id="block"')}</g>`,
    ),
  )
  const ids = [...picture.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await colorsOf(picture)).slice(0, 3)).toEqual(['00ff00', 'ff0000', '0000ff'])
})

test('what the svg tag of a layer says holds for that layer alone', async () => {
  const town = svg(
    `<g id="sky"><path d="M0 400h200v200H0Z"/></g><g id="ridge"/><g id="light"/>`,
    ' fill="#0f0"',
  )
  const trade = svg('<g id="roof"><path d="M200 400h200v200H200Z"/></g>', ' style="fill:#f00"')
  expect((await colorsOf(compose(town, trade))).slice(0, 2)).toEqual(['00ff00', 'ff0000'])
})

test('the titles of both layers are the title of the picture', () => {
  const groups = '<g id="sky"/><g id="ridge"/><g id="light"/>'
  const roof = svg('<title>A roof</title><g id="roof"/>')
  expect(compose(svg(`<title>Bend</title>${groups}`), roof)).toContain(
    '<title>A roof – Bend</title>',
  )
  expect(compose(svg(groups), roof)).toContain('<title>A roof</title>')
  expect(compose(svg(groups), svg('<g id="roof"/>'))).not.toContain('<title>')
})

test.each([
  ['<g id="a"/>', '<g id="trade-a"/>'],
  ["<g id='a'/>", "<g id='trade-a'/>"],
  ['<path fill="url(#a)"/>', '<path fill="url(#trade-a)"/>'],
  [
    '<path style="fill:url(\'#a\');mask:url(#b)"/>',
    '<path style="fill:url(\'#trade-a\');mask:url(#trade-b)"/>',
  ],
  [
    '<use xlink:href="#a" clip-path="url( #b )"/>',
    '<use xlink:href="#trade-a" clip-path="url( #trade-b )"/>',
  ],
  ['<image href="data:image/png;base64,AA=="/>', '<image href="data:image/png;base64,AA=="/>'],
  ['<path fill="#abc" data-id="a"/>', '<path fill="#abc" data-id="a"/>'],
  ['<g aria-labelledby="a b"/>', '<g aria-labelledby="trade-a trade-b"/>'],
  ['<!-- id="a" --><desc>url(#a)</desc>', '<!-- id="a" --><desc>url(#a)</desc>'],
])('%s becomes %s', (written, renamed) => {
  expect(renameIn(written, 'trade')).toBe(renamed)
})
