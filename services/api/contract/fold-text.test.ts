import { expect, test } from 'vitest'
import fc from 'fast-check'
import { foldText } from './fold-text.ts'

test.each([
  ['Zoë ÁLVAREZ', 'zoe alvarez'],
  ["O'Brien O’Brien O`Brien OʼBrien O´Brien", 'obrien obrien obrien obrien obrien'],
  [
    'Jean-Luc Jean\u2010Luc Jean\u2011Luc Jean–Luc Jean−Luc Jean\u00AD-Luc',
    'jean-luc '.repeat(6).trim(),
  ],
  ['Pi\u200Bc\u2060a\uFEFFr\u00ADd', 'picard'],
  [
    'Łukasz Đặng Groß GROẞ Søren Sæther Œuvre Þór Ibrahım İlknur',
    'lukasz dang gross gross soren saether oeuvre thor ibrahim ilknur',
  ],
  ['ＡＬＥＸ\u00A0ﬁn', 'alex fin'],
])('%s is folded', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a folded text stays as it is, so that both sides of a comparison may be folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
      expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')))
    }),
    { seed: 20_261_128, numRuns: 2_000 },
  )
})
