import { expect, test } from 'vitest'
import { inEnglish } from '../testing/english.ts'
import { compile } from './compile.ts'

const options = {
  ...inEnglish,
  facts: {},
  pictures: { roof: { src: '/roof', large: '/roof', width: 1600, height: 900 } },
}
const compiled = (markdown: string) => compile(markdown, options)

test('the notes below a picture are numbered on it', () => {
  const { html, places, misplaced } = compiled(
    '![A roof](roof)\n\n1. (43, 62) **The valley.** Two slopes drain here.\n2. (6.5,70) The eave.',
  )
  expect(html).toMatchInlineSnapshot(`
    "<div class="drawing-picture"><img src="/roof" alt="A roof" width="1600" height="900" loading="lazy" decoding="async"><a href="#roof-1" class="drawing-marker at-430-620" tabindex="-1" aria-hidden="true" data-number="1"></a><a href="#roof-2" class="drawing-marker at-65-700" tabindex="-1" aria-hidden="true" data-number="2"></a></div>
    <ol class="drawing-notes">
    <li id="roof-1"><strong>The valley.</strong> Two slopes drain here.</li>
    <li id="roof-2">The eave.</li>
    </ol>"
  `)
  expect(places).toEqual([
    [43, 62],
    [6.5, 70],
  ])
  expect(misplaced).toEqual([])
})

test('other lists below a picture stay lists', () => {
  const { html, places } = compiled('![A roof](roof)\n\n1. Measure (43 feet).\n2. Price.')
  expect(html).not.toContain('drawing')
  expect(html).toContain('<figure>')
  expect(places).toEqual([])
})

test.each([
  ['a note without a position', '![A](roof)\n\n1. (43, 62) The valley.\n2. The eave.', 4],
  ['a position off the picture', '![A](roof)\n\n1. (43, 162) The valley.', 3],
  ['a position left of the picture', '![A](roof)\n\n1. (-1, 62) The valley.', 3],
  ['a list without numbers', '![A](roof)\n\n- (43, 62) The valley.', 3],
  ['no picture', 'A roof.\n\n1. (43, 62) The valley.', 3],
  ['a picture further up', '![A](roof)\n\nIts parts:\n\n1. (43, 62) The valley.', 5],
  ['a picture inside a sentence', 'See ![A](roof)\n\n1. (43, 62) The valley.', 3],
])('%s is reported with its line', (_, markdown, line) => {
  expect(compiled(markdown).misplaced).toEqual([expect.objectContaining({ line })])
})
