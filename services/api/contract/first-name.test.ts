import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['June Harrow', 'June'],
  ['  June   Harrow ', 'June'],
  ['June', 'June'],
  ['june harrow', 'June'],
  ['JUNE HARROW', 'June'],
  ['JUNE', 'June'],
  ['HARROW, JUNE', 'June'],
  ['Harrow, June', 'June'],
  ['Harrow,June M.', 'June'],
  ['Harrow, Dr. June', 'June'],
  ['Lee, Mr. and Mrs.', undefined],
  ['HARROW,', undefined],
  ['HARROW June', 'June'],
  ['de la Cruz, Ana', 'Ana'],
  ['June Harrow, Jr.', 'June'],
  ['June Harrow, MD, PhD', 'June'],
  ['John Smith Sr.', 'John'],
  ['John Smith III', 'John'],
  ['Dr. June Harrow', 'June'],
  ['dr june harrow', 'June'],
  ['Prof. Dr. June Harrow', 'June'],
  ['Mrs. June Harrow', 'June'],
  ['Ms June Harrow', 'June'],
  ['Sra. Ana López', 'Ana'],
  ['Dr.', undefined],
  ['Mr.', undefined],
  ['Mr. Harrow', undefined],
  ['Dr. Harrow', undefined],
  ['Sra. López', undefined],
  ['Ann & Bob Lee', 'Ann and Bob'],
  ['Ann and Bob', 'Ann and Bob'],
  ['Ann Lee and Bob Ray', 'Ann and Bob'],
  ['Ann/Bob Lee', 'Ann and Bob'],
  ['ANN & BOB LEE', 'Ann and Bob'],
  ['Lee, Ann & Bob', 'Ann and Bob'],
  ['Dr. Ann Lee & Bob Lee', 'Ann and Bob'],
  ['Mr. & Mrs. Lee', undefined],
  ['Mr. and Mrs. John Lee', undefined],
  ['Ann, Bob and Carl', 'Bob and Carl'],
  ['Ann & Bob & Carl', undefined],
  ['Ana y Juan', 'Ana and Juan'],
  ['José Ortega y Gasset', 'José'],
  ['🏔️ June Harrow', 'June'],
  ['June 🌲🌲', 'June'],
  ['June Harrow 👩🏽‍🌾', 'June'],
  ['🌲', undefined],
  ['Robert (Bob) Lee', 'Robert'],
  ['Robert “Bob” Lee', 'Robert'],
  ['J. Harrow', undefined],
  ['J Harrow', undefined],
  ['J.R. Harrow', undefined],
  ['Ma. Elena López', undefined],
  ['TJ Miller', 'TJ'],
  ['TJ MILLER', undefined],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['JEAN-LUC PICARD', 'Jean-Luc'],
  ["o'neil harrow", "O'Neil"],
  ['McKenna Lee', 'McKenna'],
  ['Łukasz Żółć', 'Łukasz'],
  ['Иван Петров', 'Иван'],
  ['山田太郎', undefined],
  ['van der Berg', undefined],
  ['De La Cruz Ana', undefined],
  ['Harrow Construction', undefined],
  ['Smith & Sons', undefined],
  ['Mill Creek HOA', undefined],
  ['The Harrow Family', undefined],
  ['Highpine LLC', undefined],
  ['Homeowner', undefined],
  ['Unit 12', undefined],
  ['june@example.com', undefined],
  ['www.evil.example', undefined],
  ['Attn: June', undefined],
  ['', undefined],
  ['  ', undefined],
  [',', undefined],
  ['...', undefined],
  ['X', undefined],
])('“%s” is greeted by “%s”', (typed, greeted) => {
  expect(firstName(typed)).toBe(greeted)
})

test.each([
  ['Ann & Bob Lee', 'Ann y Bob'],
  ['Ana y Juan Pérez', 'Ana y Juan'],
  ['Don Pedro', 'don Pedro'],
  ['DON PEDRO LÓPEZ', 'don Pedro'],
  ['Doña Ana López', 'doña Ana'],
  ['Sr. Pedro López', 'Pedro'],
  ['Sr. López', undefined],
  ['Don Pedro y doña Ana', 'don Pedro y doña Ana'],
  ['Familia López', undefined],
])('in Spanish “%s” is greeted by “%s”', (typed, greeted) => {
  expect(firstName(typed, 'es')).toBe(greeted)
})

test('in English Don is a name, and doña is left out', () => {
  expect(firstName('Don Harrow')).toBe('Don')
  expect(firstName('Doña Ana López')).toBe('Ana')
})

test('whatever was typed, a greeting has letters, hyphens, apostrophes and spaces only, and is short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const greeted = firstName(`${one} ${other}`) ?? 'June'
      expect(greeted).toMatch(/^[\p{L}\p{M}'’ʼ\-\u2010\u2011 ]+$/u)
      expect(greeted.length).toBeLessThan(80)
    }),
    { seed: 20_261_128, numRuns: 2_000 },
  )
})
