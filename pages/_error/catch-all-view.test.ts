import { expect, test } from 'vitest'
import { catchAllView } from './catch-all-view.ts'

const known = {
  prefixes: ['roofing', 'home-inspection'],
  bareNames: ['kitchens', 'roofing'],
  state: 'colorado',
}
const view = (path: string) => catchAllView(path, known)

test.each(['/roofing-leadville-colorado', '/anything-colorado', '/roofing-leadville'])(
  'a slug with -colorado or a location prefix shows the location page: %s',
  (path) => {
    expect(view(path)).toEqual({ name: 'location', slug: path.slice(1) })
  },
)

test('any other path of one segment shows the article view for that slug', () => {
  expect(view('/how-to-bild-in-vail')).toEqual({ name: 'article', slug: 'how-to-bild-in-vail' })
  expect(view('/roofingg')).toEqual({ name: 'article', slug: 'roofingg' })
  expect(view('/caf%C3%A9-vail')).toEqual({ name: 'article', slug: 'café-vail' })
  expect(view('/50%-off')).toEqual({ name: 'article', slug: '50%-off' })
})

test.each(['/no/such/page', '/roofing/no-such-page', '/'])(
  'anything else shows the not-found page: %s',
  (path) => {
    expect(view(path)).toEqual({ name: 'not-found' })
  },
)

test('a service slug shows its location; without a hyphen it is not valid', () => {
  expect(view('/services/roofing-vail')).toEqual({ name: 'location', slug: 'roofing-vail' })
  expect(view('/services/rooofing')).toEqual({ name: 'redirect-to-services' })
})

test('the bare name of a service that has such a page shows it; others need a town', () => {
  expect(view('/services/kitchens')).toEqual({ name: 'service', slug: 'kitchens' })
  expect(view('/services/siding')).toEqual({ name: 'redirect-to-services' })
})

test('the addresses of another state’s towns end in its own slug', () => {
  const oregon = { ...known, state: 'oregon' }
  expect(catchAllView('/anything-oregon', oregon)).toEqual({
    name: 'location',
    slug: 'anything-oregon',
  })
  expect(catchAllView('/anything-colorado', oregon)).toMatchObject({ name: 'article' })
})
