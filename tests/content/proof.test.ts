import { expect, test } from 'vitest'
import { contactPath } from '../../services/api/contract/public-forms.ts'
import { trustStrip } from '../../services/content/model/trust-strip.ts'
import { attribute, content, graphOf, locationPages, pages, publicPages } from './build.ts'

const all = [content, ...content.translations]
/** The start of what each review and each project's client says, with where it belongs. */
const said = all.flatMap((site) => [
  ...site.reviews.map(({ text, town, trades }) => ({ text, town, trades })),
  ...site.projects.flatMap(({ quote, town, services: [main] }) => {
    const service = site.services.find(({ slug }) => slug === main)
    return quote
      ? { text: quote.text, town, trades: quote.trades ?? [service?.offering ?? ''] }
      : []
  }),
])
const quotesOn = ({ root }: (typeof pages)[number]) =>
  root.querySelectorAll('.proof blockquote').map(({ text }) => text.trim())

test('every estimate form has the trust strip right above its button', () => {
  for (const { path, root } of publicPages) {
    const offering = content.offerings.find((one) => one.path === path)?.slug
    const expected = trustStrip(content, { offering }).map(({ text }) => text)
    for (const form of root.querySelectorAll(`form[action="${contactPath}"]`)) {
      const before = form.querySelector('button[type=submit]')?.previousElementSibling
      const texts = before?.querySelectorAll('b').map(({ text }) => text) ?? []
      expect([path, attribute(before ?? null, 'class')]).toEqual([path, 'form-trust'])
      if (attribute(root.querySelector('html'), 'lang') === content.language)
        expect([path, expected.filter((text) => !texts.includes(text))]).toEqual([path, []])
    }
  }
})

test('location pages have the registrations of their town and the licenses of their trade, and no others', () => {
  for (const { path, root } of locationPages) {
    const location = content.locations.find((one) => one.path === path)
    const topic = { offering: location?.service.offering, town: location?.town.slug }
    const shown = root.querySelectorAll('.page-trust b').map(({ text }) => text)
    expect([path, shown]).toEqual([path, trustStrip(content, topic).map(({ text }) => text)])
  }
})

test('a location page shows at most two reviews, each of its trade or from its town', () => {
  for (const page of locationPages) {
    const location = content.locations.find(({ path }) => path === page.path)
    const quotes = quotesOn(page)
    expect(quotes.length, page.path).toBeLessThanOrEqual(2)
    const strange = quotes.filter(
      (quote) =>
        !said.some(
          ({ text, town, trades }) =>
            text === quote &&
            (town === location?.town.slug || trades.includes(location?.service.offering ?? '')),
        ),
    )
    expect([page.path, strange]).toEqual([page.path, []])
  }
})

test('a location page and those of its neighbors don’t all show the same reviews', () => {
  const quotes = new Map(locationPages.map((page) => [page.path, quotesOn(page).join()]))
  for (const { path, service, town } of content.locations) {
    const nearby = content.locations.filter(
      (other) => other.service.slug === service.slug && town.neighbors.includes(other.town.slug),
    )
    const shown = [path, ...nearby.map((other) => other.path)].map((each) => quotes.get(each))
    if (nearby.length > 1 && content.reviews.length > 8)
      expect([path, new Set(shown).size > 1]).toEqual([path, true])
  }
})

test('no page links the stand-in of a review, a registration or a license', () => {
  const standIns = all.flatMap(({ reviews, claims }) =>
    [...reviews, ...Object.values(claims)].flatMap(({ placeholder, link }) =>
      placeholder && link ? link.url : [],
    ),
  )
  const linked = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('a')
      .map((link) => attribute(link, 'href'))
      .filter((href) => standIns.includes(href))
      .map((href) => `${path}: ${href}`),
  )
  expect(linked).toEqual([])
})

test('the rating names its source and the day on which it was read; without a rating there is none', () => {
  const { rating } = content.claims
  const lines = locationPages.flatMap(({ root }) => root.querySelectorAll('.proof .rating'))
  expect(lines).toHaveLength(rating ? locationPages.length : 0)
  for (const { text } of lines)
    expect(text).toMatch(
      new RegExp(`${rating?.link?.title.replace(/\W/g, '.') ?? ''}.* read \\w+ \\d+, \\d{4}$`),
    )
})

test('reviews have no markup for search engines', () => {
  const types = locationPages.flatMap((page) => graphOf(page).map((node) => node['@type']))
  expect(types).not.toContain('Review')
})
