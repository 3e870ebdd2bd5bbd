import { expect, test } from 'vitest'
import { withoutSmallWords } from './small-words.ts'

test('a question is left with what it is about, in English and Spanish', () => {
  expect(withoutSmallWords('How much does a roof cost?')).toBe('roof cost?')
  expect(withoutSmallWords('do I need a permit for my deck in Aspen')).toBe('permit deck Aspen')
  expect(withoutSmallWords('¿Cuánto pagan por hora?')).toBe('pagan hora?')
})

test('what is not a question stays, and so do small words alone', () => {
  expect(withoutSmallWords('snow load Vail')).toBe('snow load Vail')
  expect(withoutSmallWords('how to')).toBe('how to')
})
