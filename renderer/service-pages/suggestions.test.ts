import { expect, test } from 'vitest'
import { suggestions } from './suggestions.tsx'

test('an unknown path under a service suggests that service in six towns and no services', () => {
  const { locations, services } = suggestions('/decks/no-such-page')
  expect(locations.map(({ path }) => path)).toEqual([
    '/decks-vail-colorado',
    '/decks-edwards-colorado',
    '/decks-eagle-colorado',
    '/decks-avon-colorado',
    '/decks-beaver-creek-colorado',
    '/decks-aspen-colorado',
  ])
  expect(locations[4]?.label).toBe('Decks Beaver Creek Colorado')
  expect(services).toEqual([])
})

test('any other path suggests concrete in three towns and the six services', () => {
  const { locations, services } = suggestions('/no/such/page')
  expect(locations.map(({ label }) => label)).toEqual([
    'Concrete Vail Colorado',
    'Concrete Edwards Colorado',
    'Concrete Eagle Colorado',
  ])
  expect(services.map(({ label }) => label)).toEqual([
    'Concrete',
    'Roofing',
    'Siding',
    'Excavation',
    'Decks',
    'Kitchen Remodeling',
  ])
})
