import { expect, test } from 'vitest'
import { initialsOf, peopleFor } from './team.ts'

const people = [
  { name: 'Ann', does: ['home-services'], towns: [], languages: ['en', 'es'], town: 'vail' },
  { name: 'Ben', does: ['roofing'], towns: [], languages: ['en'], town: 'eagle' },
  { name: 'Cal', does: ['roofing'], towns: ['frisco', 'vail'], languages: ['en'] },
  { name: 'Dee', does: ['roofing', 'siding'], towns: [], languages: ['en'], town: 'avon' },
]
const named = (job: Parameters<typeof peopleFor>[2]) =>
  peopleFor(people, ({ does }) => does, job).map(({ name }) => name)
const roof = { serviceType: 'home-services', choice: 'roofing' }

test('those who do the choice itself come before those who do all of its type', () => {
  expect(named(roof)).toEqual(['Ben', 'Dee', 'Cal', 'Ann'])
  expect(named({ serviceType: 'home-services', choice: 'painting' })).toEqual(['Ann'])
  expect(named({ serviceType: 'home-services' })).toEqual(['Ann'])
  expect(named({ serviceType: 'custom' })).toEqual([])
})

test('whoever lives in the town comes first, then who is sent there; who is sent elsewhere is not named', () => {
  expect(named({ ...roof, town: 'avon' })).toEqual(['Dee', 'Ben', 'Ann'])
  expect(named({ ...roof, town: 'vail' })).toEqual(['Cal', 'Ben', 'Dee', 'Ann'])
  expect(named({ ...roof, town: 'frisco' })).toEqual(['Cal', 'Ben', 'Dee', 'Ann'])
})

test('whoever speaks the language comes before others who do the same', () => {
  const both = [
    ...people,
    { ...people[3], name: 'Eva', does: ['roofing'], languages: ['es'], towns: [] },
  ]
  const [first] = peopleFor(both, ({ does }) => does, { ...roof, town: 'avon', language: 'es' })
  expect(first?.name).toBe('Eva')
})

test('initials are those of the first and the last name', () => {
  expect(['Dana Alder', 'Ana María de la Cruz', 'Cher'].map(initialsOf)).toEqual(['DA', 'AC', 'C'])
})
