import { expect, test } from 'vitest'
import { contrast, nearestReadable } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The grays that WCAG's techniques name: the first passes for text on white, the second does not.
  ['#767676', '#fff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 4],
  ['#FF0000', '#000', 5.25],
])('the contrast of %s and %s is %d, in either order', (color, other, ratio) => {
  expect(contrast(color, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, color)).toBe(contrast(color, other))
})

test('the nearest readable color is darker on a light ground, lighter on a dark one, or the same', () => {
  expect(nearestReadable('#777777', ['#ffffff'], 4.5)).toBe('#767676')
  expect(nearestReadable('#1f5a86', ['#12171c'], 4.5)).toBe('#5985a5')
  expect(nearestReadable('#123456', ['#ffffff'], 4.5)).toBe('#123456')
})

test('the nearest readable color has enough contrast with all grounds, if there is one', () => {
  const found = nearestReadable('#8a8a8a', ['#fbf7ee', '#ece6da'], 4.5) ?? ''
  expect(Math.min(contrast(found, '#fbf7ee'), contrast(found, '#ece6da'))).toBeGreaterThan(4.5)
  expect(nearestReadable('#888888', ['#000000', '#ffffff'], 10)).toBeUndefined()
})
