import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from './colors.ts'

test('the style guide shows every color', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const declared = [...tokens.matchAll(/^ {2}(--[a-z-]+): (?:#|light-dark|var)/gm)].map(
    ([, name]) => name,
  )
  expect(colors.map(([token]) => token).toSorted()).toEqual(declared.toSorted())
})
