import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { actionUnderPointer, emailColors, paletteOf } from './palette.ts'

test('what is left out follows from what is given', () => {
  const text = { light: '#0a2540', dark: '#eeeeee' }
  const link = { light: '#0a5540', dark: '#7ad0a8' }
  const accent = { light: '#123123', dark: '#abcabc' }
  expect(paletteOf({ text, link, accent, action: '#0b3d2e' })).toMatchObject({
    bar: { light: text.light },
    brightOnDark: link.dark,
    hero: accent.light,
    onAction: '#f4f5f3',
  })
  expect(paletteOf({ text, action: '#f5c518' }).onAction).toBe(text.light)
})

test.each(['#0b3d2e', '#9c2b1f', '#f5c518', '#e2a33b', '#ffffff', '#000000'])(
  'the text of a button in %s can be read under the pointer, too',
  (action) => {
    const palette = paletteOf({ action })
    expect(contrast(palette.onAction, actionUnderPointer(palette))).toBeGreaterThan(4.5)
  },
)

test('emails have the colors of pages, except where the firm names others', () => {
  const palette = paletteOf({})
  expect(emailColors(palette)).toMatchObject({
    text: { light: palette.text.light, dark: palette.onDark },
    header: palette.bar.light,
    link: palette.focus,
  })
  const sheet = { light: '#fffdf8', dark: '#16292b' }
  expect(emailColors(palette, { sheet, header: '#123456' })).toMatchObject({
    sheet,
    header: '#123456',
    ground: { light: palette.band.light },
  })
})
