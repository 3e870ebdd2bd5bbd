import { expect, test } from 'vitest'
import { shownOf } from './excerpt.ts'

const title = 'How to Choose a Roof in Snow Country'

test.each([
  [`${title} · Decide first.`, 'Decide first.'],
  ['a <mark>Roof</mark> in Snow Country · Decide · first', 'Decide · first …'],
  ['Under the eave · Let it slide?', '… Under the eave · Let it slide?'],
  ['decide first', '… decide first …'],
  ['· 9,097 ft · Town of Frisco ·', '… 9,097 ft · Town of Frisco …'],
])('of %j is shown: %j', (excerpt, shown) => {
  expect(shownOf(excerpt, title)).toBe(shown)
})
