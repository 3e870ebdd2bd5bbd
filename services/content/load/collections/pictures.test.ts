import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import { image } from '../../schema/image.ts'
import { entriesOf, readFiles } from '../files/read-files.ts'
import { matchPictures } from './pictures.ts'
import { formatProblem } from '../../model/problem.ts'
import { validate } from './validate.ts'

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  mkdirSync(join(root, 'content/images'), { recursive: true })
  put('roof.yaml', 'alt: A roof under fresh snow.\n')
})

const put = (name: string, content: string | Buffer) =>
  writeFileSync(join(root, 'content/images', name), content)
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })

function pictures(imagePlaceholders = {}) {
  const folder = join(root, 'content')
  const files = readFiles(folder)
  const described = entriesOf(files, 'images').flatMap((entry) => {
    const { data } = validate(image, entry)
    return data ? [{ entry, data }] : []
  })
  const { images, problems } = matchPictures({ folder, files, described, imagePlaceholders })
  return { roof: images['roof'], problems: [...files.problems, ...problems].map(formatProblem) }
}

test('the size of an illustration is its viewBox, or its own width and height', () => {
  put('roof.svg', svg('viewBox="0 0 1200 675"'))
  expect(pictures().roof).toMatchObject({ file: 'roof.svg', width: 1200, height: 675 })
  put('roof.svg', svg('width="1600px" height="800" viewBox="0 0 16 9"'))
  expect(pictures().roof).toMatchObject({ width: 1600, height: 800 })
})

test('an illustration is shown as SVG unless it is so large that a phone paints it slowly', () => {
  const drawing = (part: string) =>
    svg('viewBox="0 0 1600 900"').replace('></svg>', `>${part}</svg>`)
  put('roof.svg', drawing('<path d="M0 0"/>'.repeat(1_400)))
  expect(pictures().roof?.vector).toBe(true)
  put('roof.svg', drawing('<path d="M0 0"/>'.repeat(1_500)))
  expect(pictures().roof?.vector).toBe(false)
  put('roof.svg', drawing(`<path d="${'M0 0'.repeat(30_000)}"/>`))
  expect(pictures().roof?.vector).toBe(false)
})

test.each([
  ['<script>1</script>', 'contains a script'],
  ['<g onclick="x()"/>', 'contains a script'],
  ['<foreignObject/>', 'contains a script'],
  ['<a href="javascript:x()"/>', 'contains a script'],
  ['<image href="photo.jpg"/>', 'needs another file'],
  ['<image xlink:href="https://example.com/photo.jpg"/>', 'needs another file'],
  ['<path fill="url(paint.svg#a)"/>', 'needs another file'],
  ['<style>@import "letters.css";</style>', 'needs another file'],
])('an illustration with %s is refused, with what to do', (part, reason) => {
  put('roof.svg', svg('viewBox="0 0 1600 900"').replace('></svg>', `>${part}</svg>`))
  const [problem = '', ...others] = pictures().problems
  expect(problem).toContain(`content/images/roof.svg:1:1 ${reason}`)
  expect(problem).toContain('export it again')
  expect(others).toEqual([])
})

test('an illustration that refers to its own parts is valid', () => {
  const own = `<g id="a"><use href="#a"/><path fill="url(#a)" clip-path="url('#a')"/></g>`
  put('roof.svg', svg('viewBox="0 0 1600 900"').replace('></svg>', `>${own}</svg>`))
  expect(pictures()).toMatchObject({ roof: { vector: true }, problems: [] })
})

test('a photograph replaces an illustration of the same name, whatever its file ending', async () => {
  put('roof.svg', svg('viewBox="0 0 1600 900"'))
  const drawn = pictures().roof
  for (const [ending, format] of [
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ] as const) {
    put(`roof.${ending}`, await photograph(800, 600).toFormat(format).toBuffer())
    const { roof, problems } = pictures()
    expect(roof).toMatchObject({ name: 'roof', file: `roof.${ending}`, width: 800, height: 600 })
    expect(roof?.version).not.toBe(drawn?.version)
    expect(problems).toEqual([])
    rmSync(join(root, `content/images/roof.${ending}`))
  }
})

test('the version changes with the content, not with the modification time', async () => {
  put('roof.png', await photograph(800, 600).png().toBuffer())
  const first = pictures().roof?.version
  utimesSync(join(root, 'content/images/roof.png'), 1, 1)
  expect(pictures().roof?.version).toBe(first)
  put('roof.png', await photograph(41, 30).png().toBuffer())
  expect(pictures().roof?.version).not.toBe(first)
})

test('a picture has the known placeholder colors of its version', () => {
  put('roof.svg', svg('viewBox="0 0 16 9"'))
  const { roof } = pictures()
  expect(roof?.placeholderColors).toBeUndefined()
  expect(
    pictures({ [roof?.version ?? '']: '#111111,#222222,#333333' }).roof?.placeholderColors,
  ).toBe('#111111,#222222,#333333')
})

test('a picture with too many pixels to decode is a problem', async () => {
  put('roof.png', await photograph(9000, 7000).png().toBuffer())
  expect(pictures().problems).toEqual([
    'content/images/roof.png:1:1 is 9000 × 7000 pixels, which is too big to open — save it again, at most 6000 pixels wide',
  ])
})

test('a truncated picture is a problem in every format; a complete one with bytes after its end is not', async () => {
  const brokenOff =
    'ends early: it wasn’t copied or saved completely — copy it from the source again, or open the original and export it again'
  const whole = {
    'roof.jpg': await photograph(900, 600).jpeg().toBuffer(),
    'roof.png': await photograph(900, 600).png().toBuffer(),
    'roof.svg': Buffer.from(`${svg('viewBox="0 0 16 9"')}\n<!-- drawn in May -->\n`),
  }
  for (const [name, bytes] of Object.entries(whole)) {
    put(name, Buffer.concat([bytes, name.endsWith('.jpg') ? Buffer.alloc(9) : Buffer.of()]))
    expect(pictures().problems).toEqual([])
    put(name, bytes.subarray(0, name.endsWith('.svg') ? bytes.indexOf('</svg') + 3 : -10))
    expect(pictures().problems).toEqual([`content/images/${name}:1:1 ${brokenOff}`])
    rmSync(join(root, 'content/images', name))
  }
})

test('a truncated JPEG is a problem although its embedded thumbnail is complete', async () => {
  const small = await photograph(30, 20).jpeg().toBuffer()
  const bytes = await photograph(900, 600).jpeg().toBuffer()
  const segment = Buffer.from([0xff, 0xe2, 0, 0])
  segment.writeUInt16BE(small.length + 2, 2)
  put('roof.jpg', Buffer.concat([bytes.subarray(0, 2), segment, small, bytes.subarray(2, -8)]))
  expect(pictures().problems.join()).toContain('ends early')
})

test('a picture with a file of more than 10 MB is a problem, with how to shrink it', async () => {
  const bytes = await photograph(900, 600).jpeg().toBuffer()
  put('roof.jpg', Buffer.concat([bytes, Buffer.alloc(29_400_000)]))
  expect(pictures().problems).toEqual([
    'content/images/roof.jpg:1:1 is 29.5 MB, but the limit is 10 MB — save it as a JPEG, 2400 pixels wide: on a Mac in Preview, Tools > Adjust Size, then File > Export; on Windows in Photos, … > Resize image',
  ])
  put('roof.jpg', Buffer.concat([bytes, Buffer.alloc(9_900_000)]))
  expect(pictures().problems).toEqual([])
})
