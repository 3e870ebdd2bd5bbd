import { plainText } from './link-sentence.ts'
import { outcomes, serviceTitle } from '../facts.ts'
import { projectsTitle } from './location.ts'
import { linksWithContext, readingLinks } from '../related-links.ts'
import { pagesUnder } from '../routes.ts'
import type { Location, Site } from '../site.ts'
import { townMeasurements } from '../town-measurements.ts'

/**
 * Returns the main text of a location page: what a visitor reads inside `<main>`, in order, as a list of blocks.
 * Counted: everything there, from the breadcrumb to the links at the end, with the headings, figures, sources,
 * table cells and closed answers that many pages share. Not counted: the estimate form with its heading, the lines
 * that lead to it, the descriptions of pictures, and the shell around `<main>`. `tests/built/location-text.test.ts`
 * compares it with every built page, word for word.
 */
export function locationText(site: Site, location: Location): string[] {
  const { service, town, copy } = location
  const title = serviceTitle(service.name)
  const results = outcomes(site.claims)
  const points = (list: readonly { title: string; text: string }[]) =>
    list.flatMap(({ title, text }) => [title, text])
  const stats = (list: readonly { value: string; label: string }[]) =>
    list.flatMap(({ value, label }) => [label, value])
  const comparison = [
    copy.comparison.title,
    site.business.brand,
    ...copy.comparison.others,
    ...copy.comparison.rows.flatMap(({ feature, us, ask, others = [] }) => [
      feature,
      us,
      ...(ask ? [`Ask: ${ask}`] : others),
    ]),
  ]
  const { drawing, choices, year } = location.own?.view ?? {}
  return [
    location.badge,
    location.title,
    location.lead,
    'Get a Free Estimate',
    'Explore Our Services',
    ...['Home', service.label, town.name],
    ...stats(copy.stats),
    ...(drawing ? [drawing.title, drawing.description, ...points(drawing.places)] : []),
    ...(choices
      ? [
          choices.title,
          ...choices.columns,
          ...choices.rows.flatMap(({ name, cells }) => [name, ...cells]),
        ]
      : []),
    `${service.trade ?? service.label} in ${town.name}`,
    ...location.local,
    ...townMeasurements(town, service.townFacts).flatMap(
      ({ label, value, note, source, others = [] }) => [
        label,
        value,
        note ?? '',
        source.title,
        ...others.map(({ says, source: { title } }) => `${title} says “${says}.”`),
      ],
    ),
    ...(service.townFacts.includes('permits')
      ? ['Building permits', town.permits.office, town.permits.review]
      : []),
    ...copy.consequences.flatMap(({ topic, title, text, withTown }) => [
      title,
      withTown ? town.topics[topic] : '',
      text,
    ]),
    ...(year ? [year.title, ...points(year.steps)] : []),
    `What you get with our ${title.toLowerCase()}`,
    ...points(copy.benefits),
    `${site.claims['years-badge']?.text ?? ''} of building here`,
    copy.expert.title,
    ...copy.expert.paragraphs,
    ...(service.slug === 'property-management'
      ? [...comparison, 'What we offer', ...points(copy.differentiators)]
      : [
          'What we do differently',
          ...points(copy.differentiators),
          ...stats(results.stats),
          results.note,
        ]),
    ...pagesUnder(site, service.offering, location.town.slug).flatMap(({ title, links }) => [
      title,
      ...links.flatMap(({ label, text }) => [label, text]),
    ]),
    ...(location.projects.length > 0 ? [projectsTitle(location)] : []),
    ...location.projects.flatMap(({ category, location: place, headline, summary }) => [
      `${category} · ${place}`,
      headline,
      summary,
    ]),
    `Frequently Asked Questions About ${service.label} in ${town.name}, ${town.county}`,
    ...location.faqs.flatMap(({ question, answer }) => [question, answer]),
    'Before you decide',
    readingLinks(site, location).map(plainText).join(' '),
    'What goes with it',
    linksWithContext(site, location).map(plainText).join(' '),
  ].filter((block) => block !== '')
}
