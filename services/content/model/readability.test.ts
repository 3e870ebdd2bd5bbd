import { expect, test } from 'vitest'
import { articleProse, readability, syllables } from './readability.ts'

test.each([
  ['roof', 1],
  ['ice', 1],
  ['water', 2],
  ['gables', 2],
  ['table', 2],
  ['framed', 1],
  ['insulated', 4],
  ['tree', 1],
  ['years', 1],
  ['elevation', 4],
  ['superintendent', 5],
  ['48', 1],
  ['Eagle’s', 2],
])('“%s” has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count)
})

test('the grade is Kincaid’s formula', () => {
  // 6 words of one syllable in 2 sentences.
  const grade = 0.39 * 3 + 11.8 * 1 - 15.59
  expect(readability(['Snow falls hard. Roofs must hold.'])).toEqual({
    words: 6,
    sentences: 2,
    grade,
  })
})

test('long sentences of long words are graded harder than short ones of short words', () => {
  const plain = readability(['We look at the roof. Then we name a price.'])
  const heavy = readability([
    'Subsequent to a comprehensive evaluation of existing conditions, estimation proceeds accordingly.',
  ])
  expect(heavy.grade).toBeGreaterThan(plain.grade + 10)
})

test('a period in an abbreviation or a figure does not end a sentence; one before a closing quote does', () => {
  expect(readability(['State law (C.R.S. 6-22-103) asks for 3.5 in. of cover.']).sentences).toBe(1)
  expect(readability(['He said “wait.” Nobody did! Why? A truck came.']).sentences).toBe(4)
})

test('an empty text has grade 0', () => {
  expect(readability([])).toEqual({ words: 0, sentences: 0, grade: 0 })
})

test('paragraphs and list entries of an article are read, not its headings and tables', () => {
  const html = [
    '<h2 id="snow">Snow</h2>',
    '<p>Roofs &#x26; walls\nin <a href="/x">town</a>.</p>',
    '<ul>\n<li>One</li>\n<li>\n<p>Two</p>\n</li>\n</ul>',
    '<div class="table-scroll"><table><tr><td>90 psf</td></tr></table></div>',
    '<figure><img alt="x"><figcaption>A roof</figcaption></figure>',
  ].join('\n')
  expect(articleProse(html)).toEqual(['Roofs & walls in town.', 'One', 'Two'])
})
