import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { serviceTitle, townFactNames, townFacts, outcomes } from './facts.ts'

const { site } = load({
  root: 'tests/content-faults/base',
  cache: 'node_modules/.cache/highpine/content',
  today: new Date('2026-06-01'),
  commit: 'test',
})

test('a name becomes a title of services, once', () => {
  expect(serviceTitle('Roofing')).toBe('Roofing Services')
  expect(serviceTitle('Home Services')).toBe('Home Services')
})

test('figures are written with a comma, neighbors as a sentence has them', () => {
  const town = site?.towns[0]
  const service = site?.services[0]
  if (!town || !service) throw new Error('The base content has problems.')
  const near = ['Frisco', 'Silverthorne', 'Dillon'].map((name) => ({ ...town, name }))
  const facts = townFacts(town, service, near)
  expect(facts).toMatchObject({
    town: 'Vail',
    elevation: '8,150',
    neighbors: 'Frisco, Silverthorne, and Dillon',
    Service: 'Roofing',
    service: 'roofing',
  })
  expect(Object.keys(facts).sort()).toEqual([...townFactNames].sort())
})

test('years are counted from the founding year, and claims know them', () => {
  expect(site?.years).toBe(42)
  expect(site?.claims['years-badge']?.text).toBe('42+ years')
})

test('both figures say that they come from homes under management, on pages of every trade', () => {
  const claim = (text: string) => ({
    text,
    label: '',
    source: '',
    typed: [],
    checked: '2026-11-21',
  })
  const { stats } = outcomes({
    'maintenance-savings': claim('10–25%'),
    'value-increase': claim('80%+'),
  })
  expect(stats.map(({ value }) => value)).toEqual(['10–25%', '80%+'])
  for (const { label } of stats) expect(label).toContain('in homes we manage')
})
