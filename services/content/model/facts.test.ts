import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { english } from '../testing/english.ts'
import {
  serviceTitle,
  townFactNames,
  townFacts,
  outcomes,
  checkedFacts,
  publishableFaqs,
  uncheckedIn,
} from './facts.ts'

const { site } = load({
  root: 'tests/content-faults/base',
  cache: 'node_modules/.cache/site/content',
  today: new Date('2026-06-01'),
  commit: 'test',
})

test('a service name becomes a title with “Services” once', () => {
  expect(serviceTitle('Roofing', english)).toBe('Roofing Services')
  expect(serviceTitle('Home Services', english)).toBe('Home Services')
})

test('figures are written with a comma, neighbors as an enumeration', () => {
  const town = site?.towns[0]
  const service = site?.services[0]
  if (!town || !service) throw new Error('The base content has problems.')
  const near = ['Frisco', 'Silverthorne', 'Dillon'].map((name) => ({ ...town, name }))
  const facts = townFacts(town, service, near, 'en')
  expect(facts).toMatchObject({
    town: 'Vail',
    elevation: '8,150',
    neighbors: 'Frisco, Silverthorne, and Dillon',
    Service: 'Roofing',
    service: 'roofing',
  })
  expect(Object.keys(facts).sort()).toEqual([...townFactNames].sort())
})

test('years are counted from the founding year, also in claims', () => {
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
    placeholder: false,
  })
  const { stats } = outcomes({
    ...english,
    claims: {
      'maintenance-savings': claim('10–25%'),
      'value-increase': claim('80%+'),
    },
  })
  expect(stats.map(({ value }) => value)).toEqual(['10–25%', '80%+'])
  for (const { label } of stats) expect(label).toContain('in homes we manage')
})

const source = { title: 'Town of Vail', url: 'https://www.vail.gov' }
const read = { ...source, checked: '2026-11-21' }
const town = {
  elevation: { value: 8150, source },
  snowLoad: { value: 100, on: 'roof' as const, source },
  frostDepth: { value: 48, source: read },
  snowfall: undefined,
}

test('facts for prominent places leave out figures that nobody has read at their source', () => {
  const facts = { town: 'Vail', elevation: '8,150', snowLoad: '100', frostDepth: '48' }
  expect(checkedFacts(facts, town)).toEqual({ town: 'Vail', frostDepth: '48' })
})

test('a figure is found by its name, and written out only with its unit', () => {
  expect(uncheckedIn('Roofs for {snowLoad} psf', town)).toEqual(['snowLoad'])
  expect(uncheckedIn('At 8,150 feet, or 8150 ft.', town)).toEqual(['elevation'])
  expect(uncheckedIn('100+ customers, 1100 psf, 48 inches, {frostDepth} in', town)).toEqual([])
})

test('structured data has whole answers, and leaves out a question whose answer has such a figure', () => {
  const whole = { question: 'How deep?', answer: 'Below 48 inches. The inspector sees the trench.' }
  const unchecked = { question: 'How much snow?', answer: 'Plan on it. We frame for 100 psf here.' }
  expect(publishableFaqs([whole, unchecked], town)).toEqual([whole])
})
