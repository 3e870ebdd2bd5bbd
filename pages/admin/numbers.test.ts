import { expect, test } from 'vitest'
import { changeSince, share } from './numbers.ts'

test.each([
  [1, 200, '0.5%'],
  [21, 200, '11%'],
  [0, 200, '0%'],
  [200, 200, '100%'],
  [1, 0, '–'],
])('%i of %i is %s', (part, whole, words) => {
  expect(share(part, whole)).toBe(words)
})

test.each([
  [12, 10, '20% more'],
  [5, 10, '50% less'],
  [0, 10, '100% less'],
  [10, 10, 'as before'],
  [3, 0, 'none before'],
  [0, 0, undefined],
])('%i after %i is %s', (now, before, words) => {
  expect(changeSince(now, before)).toBe(words)
})
