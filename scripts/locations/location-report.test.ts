import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { evidenceOf, locationReport } from './location-report.ts'
import type { Location, Site } from '../../services/content/model/site.ts'

/** A small site: Vail, roofing (without copy of its own) and home services. */
function smallSite(): Site {
  const root = 'tests/content-faults/base'
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  if (!site) throw new Error('The base content has problems.')
  return site
}

const changed = (site: Site, slug: string, change: (location: Location) => Location): Site => ({
  ...site,
  locations: site.locations.map((each) => (each.slug === slug ? change(each) : each)),
})

const own = { local: [], consequences: {}, faqs: [], projects: [], index: true }
const far = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ')

test('two pages with the same copy are too similar, and have no text of their own', () => {
  const { rows, overLimit, withinLimits } = locationReport(smallSite())
  expect(rows.map(({ slug, nearest, thin }) => ({ slug, nearest, thin }))).toEqual([
    {
      slug: 'roofing-vail-colorado',
      nearest: 'home-services-vail-colorado',
      thin: ['too much like another', 'no words of its own'],
    },
    {
      slug: 'home-services-vail-colorado',
      nearest: 'roofing-vail-colorado',
      thin: ['too much like another', 'no words of its own'],
    },
  ])
  expect({ overLimit, withinLimits }).toEqual({ overLimit: 2, withinLimits: false })
})

test('text of its own makes a page not too thin, and keeps the other page within the similarity limits', () => {
  const site = changed(smallSite(), 'roofing-vail-colorado', (location) => ({
    ...location,
    own: { ...own, local: [far] },
    local: [far],
  }))
  const { rows, mean, withinLimits } = locationReport(site)
  expect(rows.map(({ thin }) => thin)).toEqual([[], ['no words of its own']])
  expect(mean).toBeLessThan(0.35)
  expect(withinLimits).toBe(true)
})

test('pages outside the index may be similar, as long as the mean is within the limit', () => {
  const site = smallSite()
  const hidden = { ...site, locations: site.locations.map((each) => ({ ...each, index: false })) }
  expect(locationReport(hidden).withinLimits).toBe(false)
  const different = Array.from({ length: 6 }, (_, index): Location[] =>
    site.locations.slice(0, 1).map((location) => ({
      ...location,
      slug: `other-${index}`,
      local: [far.replaceAll('word', `other${index}x`)],
    })),
  ).flat()
  expect(
    locationReport({ ...hidden, locations: [...hidden.locations, ...different] }),
  ).toMatchObject({
    overLimit: 2,
    withinLimits: true,
  })
})

test('local evidence is counted: figures and those confirmed, projects nearby, text of the town and the page', () => {
  const site = changed(smallSite(), 'roofing-vail-colorado', (location) => ({
    ...location,
    own: {
      ...own,
      lead: 'Here.',
      consequences: { snow: 'It slides.' },
      faqs: [{ question: 'Here?', answer: 'Yes.' }],
    },
  }))
  const roofing = site.locations.find(({ slug }) => slug === 'roofing-vail-colorado')
  expect(roofing && evidenceOf(site, roofing)).toEqual({
    measurements: 4,
    confirmed: 4,
    projects: 1,
    neighbors: 0,
    consequences: 1,
    ownConsequences: 1,
    townQuestions: 2,
    ownQuestions: 1,
    ownParagraphs: 0,
    changed: ['lead'],
  })
})
