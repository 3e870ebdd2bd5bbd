import { expect, test } from 'vitest'
import { getSite } from '../../services/content/index.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
import { suggestions } from './suggestions.tsx'

const suggested = suggestedServices(getSite())

test('an unknown path under a service suggests that service in six towns and no services', () => {
  const { locations, services } = suggestions('/decks/no-such-page', suggested)
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
  const { locations, services } = suggestions('/no/such/page', suggested)
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

test('a firm that names none is suggested its first six services and towns; one without services, nothing', () => {
  const site = getSite()
  const navigation = { ...site.navigation, suggested: undefined }
  const found = suggestedServices({ ...site, navigation })
  expect(found.map(({ prefix }) => prefix)).toEqual(
    site.services.slice(0, 6).map(({ prefix }) => prefix),
  )
  expect(found[0]?.towns).toHaveLength(6)
  expect(suggestions('/no/such/page', [])).toEqual({ locations: [], services: [] })
})
