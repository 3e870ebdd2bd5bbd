import { expect, test } from 'vitest'
import { textsOf, voice } from './voice.ts'

test('contractions count with straight and curly apostrophes; possessives do not', () => {
  expect(voice(["We’ll call you. It's the owner’s house, and that’s fine."]).contractions).toBe(3)
})

test('listed words count once each, in upper and lower case', () => {
  expect(
    voice(['Somebody asks for photographs. Nobody set aside a sum.', 'A photo is fine.']).listed,
  ).toBe(6)
})

test('a sentence without a verb is a fragment; a question is not', () => {
  expect(
    voice(['Two drains on every roof. We test both. And the deck? Shovel it.']).fragments,
  ).toBe(1)
})

test('a sentence in which a thing wants or asks is abstract; with a person it is not', () => {
  const texts = [
    'The code wants a barrier.',
    'A steep roof asks for guards.',
    'The owner wants a deck.',
  ]
  expect(voice(texts).abstract).toBe(2)
})

test('a short general last sentence is an aphorism; one about you, or with a figure, is not', () => {
  const begin = 'We look at the roof. Then we look at the attic.'
  expect(voice([`${begin} Caulk is not flashing.`]).aphorisms).toBe(1)
  expect(
    voice([`${begin} It is 48 inches deep.`, `${begin} That is your decision.`]).aphorisms,
  ).toBe(0)
  expect(voice(['Caulk is not flashing.']).aphorisms).toBe(0)
})

test('the texts of an entry are its English prose, without addresses and keywords', () => {
  const entry = {
    slug: 'a b',
    title: 'New roofs',
    keywords: ['metal roof'],
    en: { body: 'Hi there\n\nThank you' },
    es: { body: 'Hola a todos' },
    body: { html: '<h2>Snow load</h2><p>It holds.</p><p>It sheds.</p>', words: 4 },
  }
  expect(textsOf(entry)).toEqual(['New roofs', 'Hi there', 'Thank you', 'It holds.', 'It sheds.'])
})
