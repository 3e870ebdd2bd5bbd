import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeholderPlaces } from '../../services/content/model/placeholder-places.ts'
import { content, site } from '../content/build.ts'

test('the README names every place with placeholders, and the service knows them', () => {
  const [, section = ''] =
    /^## Placeholder content$([^]*?)^## /m.exec(readFileSync('README.md', 'utf8')) ?? []
  const places = placeholderPlaces(content.placeholders)
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter(({ where }) => !section.includes(`\`${where}\``))).toEqual([])
  expect(site.placeholders).toEqual(places)
})

test('every person, testimonial, quote and job of the example firm is a placeholder', () => {
  const quotes = content.projects.flatMap(({ quote }) => quote ?? [])
  const all = [...content.team, ...content.testimonials, ...content.jobs, ...quotes]
  expect(all.filter(({ placeholder }) => !placeholder)).toEqual([])
})
