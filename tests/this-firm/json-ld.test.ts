import { expect, test } from 'vitest'
import { graphOf, publicPages } from '../content/build.ts'

test('structured data names both offices, the hours, the area and the rating', () => {
  const home = publicPages.find(({ path }) => path === '/')
  const firm = home && graphOf(home).find((node) => node['@type'] === 'GeneralContractor')
  expect(firm).toMatchObject({
    address: [{ addressLocality: 'Edwards' }, { addressLocality: 'Gypsum' }],
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
    areaServed: expect.arrayContaining([
      expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 80_000 }),
    ]),
    aggregateRating: { ratingValue: '4.9', reviewCount: '127' },
  })
})
