import { expect, test } from 'vitest'
import { mixed } from './mixed.ts'

const results = (kind: string, count: number, best: number) =>
  Array.from({ length: count }, (_, place) => ({ kind, score: best - place }))
const kindsOf = (all: readonly { kind: string }[]) => all.map(({ kind }) => kind).join('')

test('a guide is among those shown although every town has a better page', () => {
  expect(kindsOf(mixed(results('t', 30, 100), results('g', 3, 9)))).toContain('ttggg')
  expect(kindsOf(mixed(results('t', 30, 100), results('g', 30, 9)))).toBe(
    't'.repeat(8) + 'g'.repeat(12),
  )
})

test('towns fill what the others leave, and the best stands first whatever it is', () => {
  expect(mixed(results('t', 30, 100), results('g', 3, 9))).toHaveLength(20)
  expect(kindsOf(mixed(results('t', 2, 5), results('g', 2, 6)))).toBe('gtgt')
})
