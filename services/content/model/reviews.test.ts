import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { reviewsFor } from './reviews.ts'
import type { Site } from './site.ts'

/** The fixture firm: reviews of a roof in Bend, a deck in Redmond and a house in Sisters, and the quote of that house. */
const site = fixtureSite()

function fixtureSite(): Site {
  const { site, problems } = load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  })
  if (!site || problems.length > 0) throw new Error(JSON.stringify(problems))
  return site
}

const roof = 'They found the leak from the attic, and it was a nail.'
const deck = 'The deck was done on the day it said on the paper.'
const house = 'They set it where the ground let them, and it’s the better place.'
const ofHouse = 'The roof was on before the first flake, and so were we.'
const shown = (
  topic: Parameters<typeof reviewsFor>[1],
  of: Parameters<typeof reviewsFor>[0] = site,
) => reviewsFor(of, topic).map(({ text }) => text)

test('a page of a trade in a town has a review of the trade, then one from the town', () => {
  expect(shown({ offering: 'roofing', town: 'redmond' })).toEqual([roof, deck])
  expect(shown({ offering: 'decks', town: 'bend' })).toEqual([deck, roof])
  expect(shown({ offering: 'decks', town: 'redmond' })).toEqual([deck])
})

test('a review of another trade from another town is on no page of a trade', () => {
  expect(shown({ offering: 'remodels', town: 'sisters' })).toEqual([house, ofHouse])
  expect(shown({ offering: 'remodels' })).toEqual([])
  expect(shown({ offering: 'custom-homes' })).toEqual([ofHouse, house])
})

test('the page of a town has its own reviews first, then one from a neighbor', () => {
  expect(shown({ town: 'bend' })[0]).toBe(roof)
  expect(shown({ town: 'bend' })).toHaveLength(2)
})

test('a project’s page doesn’t repeat its own quote and reviews', () => {
  const [project] = site.projects
  const topic = { offering: 'custom-homes', town: 'sisters' }
  expect(shown(topic)).toEqual([ofHouse, house])
  expect(shown({ ...topic, without: project?.slug })).toEqual([])
})

test('of reviews that fit equally well, pages show different ones', () => {
  const [review] = site.reviews
  if (!review) throw new Error('The fixture firm has no reviews')
  const reviews = ['one', 'two', 'three', 'four'].map((text) => ({ ...review, text, town: 'bend' }))
  const pairs = ['bend', 'redmond', 'sisters'].map((town) =>
    shown({ offering: 'roofing', town }, { ...site, reviews, projects: [] }).join(),
  )
  expect(new Set(pairs).size).toBe(3)
})

test('a review names the page’s own trade, its month and where it stands; the address of a placeholder is left out', () => {
  const [ofRoof] = reviewsFor(site, { offering: 'roofing', town: 'bend' })
  expect(ofRoof).toMatchObject({
    trade: 'Roofing',
    month: '2026-03',
    link: { title: 'Review page', href: 'https://reviews.example/bend-roof' },
  })
  const [ofDeck] = reviewsFor(site, { offering: 'decks' })
  expect(ofDeck?.link).toEqual({ title: 'Review page', href: undefined })
})

test('in another language there are the reviews that are translated', () => {
  const [spanish] = site.translations
  if (!spanish) throw new Error('The fixture firm has no translation')
  expect(reviewsFor(spanish, { offering: 'roofing' }).map(({ text }) => text)).toEqual([
    'Encontraron la gotera desde el ático, y era un clavo.',
  ])
})
