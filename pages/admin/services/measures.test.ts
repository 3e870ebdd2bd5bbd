import { expect, test } from 'vitest'
import { levelOf } from './measures.ts'

test('the best value is rated 4 and the worst 0, whether higher or lower is better', () => {
  expect([0, 5, 10].map((figure) => levelOf([0, 5, 10], figure, true))).toEqual([0, 2, 4])
  expect([0, 5, 10].map((figure) => levelOf([0, 5, 10], figure, false))).toEqual([4, 2, 0])
})

test('equal values are rated 2', () => {
  expect(levelOf([7, 7], 7, true)).toBe(2)
})
