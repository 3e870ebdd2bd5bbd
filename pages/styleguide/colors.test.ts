import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandStyles } from '../../renderer/styles/brand-styles.ts'
import { paletteOf } from '../../services/content/model/brand/palette.ts'
import { colors } from './colors.ts'

test('the style guide shows every color, of the firm and of the code', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const inCode = [...tokens.matchAll(/^ {2}(--[a-z-]+): (?:#|light-dark|var)/gm)]
  const ofFirm = [
    ...brandStyles({ palette: paletteOf({}), logo: undefined }).matchAll(/(--[a-z-]+):/g),
  ]
  expect(colors.map(([token]) => token).toSorted()).toEqual(
    [...inCode, ...ofFirm].map(([, name]) => name).toSorted(),
  )
})
