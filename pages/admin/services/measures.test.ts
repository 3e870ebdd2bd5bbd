import { expect, test } from 'vitest'
import { levelOf } from './measures.ts'

test('the best of a measure is 4 and the worst 0, whichever way it counts', () => {
  expect([0, 5, 10].map((figure) => levelOf([0, 5, 10], figure, true))).toEqual([0, 2, 4])
  expect([0, 5, 10].map((figure) => levelOf([0, 5, 10], figure, false))).toEqual([4, 2, 0])
})

test('where all are alike, none is better', () => {
  expect(levelOf([7, 7], 7, true)).toBe(2)
})
