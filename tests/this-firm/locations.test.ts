import { expect, test } from 'vitest'
import { content, locationPages } from '../content/build.ts'

test('there is one page for each of 13 services in 13 towns, less roofing in Glenwood Springs', () => {
  const services =
    'roofing siding concrete excavation decks home-inspection kitchen-remodeling commercial-construction residential-construction pre-construction home-services property-management subdivision-development'
  const towns =
    'vail avon beaver-creek eagle edwards minturn gypsum aspen carbondale glenwood-springs breckenridge frisco silverthorne'
  const matrix = services
    .split(' ')
    .flatMap((service) => towns.split(' ').map((town) => `/${service}-${town}-colorado`))
    .filter((path) => path !== '/roofing-glenwood-springs-colorado')
  // The towns of the specification; each further town adds pages.
  expect(locationPages.map(({ path }) => path)).toEqual(expect.arrayContaining(matrix))
  expect(matrix).toHaveLength(168)
})

test('pre-construction and subdivision pages are indexed only where the town has a project of that kind (S1.34)', () => {
  const evidence: Record<string, (project: { category: string }) => boolean> = {
    'pre-construction': () => true,
    'subdivision-development': ({ category }) => category === 'Subdivision',
  }
  const judged = content.locations.filter(({ service }) => service.slug in evidence)
  expect(judged.length).toBeGreaterThanOrEqual(26)
  const wrong = judged.filter(
    ({ service, town, index }) =>
      index !==
      content.projects.some(
        (project) => project.town === town.slug && evidence[service.slug]?.(project),
      ),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
