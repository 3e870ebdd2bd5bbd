import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { english } from '../testing/english.ts'
import { townMeasurements } from './town-measurements.ts'
import { townTable } from './town-table.ts'

const { site } = load({
  root: 'tests/content-faults/base',
  today: new Date('2026-06-01'),
  commit: 'test',
})
const [town] = site?.towns ?? []
if (!town?.snowLoad || !town.frostDepth)
  throw new Error('The base content has no town with figures.')

const { snowLoad, frostDepth } = town

test('a snow load says whether it is on the ground or on the roof', () => {
  const onRoof = { ...town, snowLoad: { ...snowLoad, on: 'roof' as const } }
  const labels = (each: typeof town) => townMeasurements(each, english).map(({ label }) => label)
  expect(labels(town)).toContain('Ground snow load')
  expect(labels(onRoof)).toContain('Roof snow load')
  const cells = townTable('figures', { ...english, towns: [onRoof] }).rows[0]?.map(
    ({ text }) => text,
  )
  expect(cells).toEqual(['Vail', '8,150 •', '100 (roof) •', '48 •', '189 •'])
})

test('a load or frost depth that nobody has read at its source is shown as the firm’s starting point, to confirm there', () => {
  const { checked: _, ...source } = snowLoad.source
  const unread = {
    ...town,
    snowLoad: { ...snowLoad, value: 75, note: 'Ask for yours.', source },
    frostDepth: {
      ...frostDepth,
      source: { ...frostDepth.source, checked: '2026-05-01' },
    },
  }
  const [load, frost] = townMeasurements(unread, english, ['snowLoad', 'frostDepth'])
  expect(load?.value).toBe('75 psf')
  expect(load?.note).toBe(
    'Our starting point. Confirm it with the building department. Ask for yours.',
  )
  expect(frost?.value).toBe('48 in')
})

test('a town without published snowfall has no such figure, and a dash in the table', () => {
  const bare = { ...town }
  delete bare.snowfall
  expect(townMeasurements(bare, english).map(({ label }) => label)).not.toContain('Snow in a year')
  expect(townTable('figures', { ...english, towns: [bare] }).rows[0]?.at(-1)?.text).toBe('—')
})
