import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aboutPage, careersPage } from '../../services/content/model/optional-pages.ts'
import { allSites } from '../../services/content/model/translations.ts'
import { deadEnd } from './addresses.ts'
import {
  attribute,
  type BuiltPage,
  content,
  graphOf,
  locationPages,
  origin,
  publicPages,
} from './build.ts'

const { business } = content
const cities = business.offices.map(({ address }) => address.city)

const article = z.looseObject({
  headline: z.string().min(1).max(110),
  image: z.url(),
  author: z.looseObject({ name: z.string().min(1), url: z.url() }),
  // Chapters and cost guides have only the day of their last change, which is not when they were published.
  datePublished: z.iso.date().optional(),
  dateModified: z.iso.date(),
  mainEntityOfPage: z.url(),
})

/** All objects in a value, outer ones first. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  const object = Object.fromEntries(Object.entries(value))
  return [object, ...Object.values(object).flatMap(objectsIn)]
}

const isReference = (object: Record<string, unknown>) =>
  Object.keys(object).length === 1 && '@id' in object

const typesOn = (page: BuiltPage) => graphOf(page).map((node) => node['@type'])

test('structured data parses, its ids are unique, and every reference resolves', () => {
  const faults = publicPages.flatMap((page) => {
    const objects = objectsIn(graphOf(page))
    const ids = objects
      .filter((each) => '@id' in each && !isReference(each))
      .map((each) => each['@id'])
    const references = objects.filter(isReference).map((each) => each['@id'])
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...references.filter((id) => !ids.includes(id)),
    ].map((id) => `${page.path}: ${String(id)}`)
  })
  expect(faults).toEqual([])
})

test('every URL of the site in structured data resolves', () => {
  const faults = publicPages.flatMap((page) =>
    objectsIn(graphOf(page))
      .flatMap((object) => Object.entries(object))
      .filter(([name, value]) => name !== '@id' && String(value).startsWith(origin))
      .flatMap(([name, value]) => {
        const why = deadEnd(String(value), page.path)
        return why ? [`${page.path}: ${name} ${String(value)} ${why}`] : []
      }),
  )
  expect(faults).toEqual([])
})

test('every page has the firm’s node, and every page but the home page has breadcrumbs', () => {
  for (const page of publicPages) {
    const types = typesOn(page)
    expect([page.path, types.includes('GeneralContractor')]).toEqual([page.path, true])
    const wayHere = types.includes('BreadcrumbList')
    expect([page.path, wayHere]).toEqual([page.path, page.path !== '/'])
  }
})

test('breadcrumbs call a page by its label, and by its headline where it has none', () => {
  const built = new Map(publicPages.map((page) => [page.path, page]))
  const wrong = allSites(content).flatMap((site) =>
    site.pages.flatMap(({ path, template, label, headline }) => {
      const page = built.get(path)
      // The home page has none, and the contact page's name is one of the words of the site.
      if (!page || path === '/' || template === 'contact') return []
      const steps = page.root.querySelectorAll('.breadcrumbs li').map(({ text }) => text.trim())
      return steps.at(-1) === (label ?? headline) ? [] : [{ path, steps }]
    }),
  )
  expect(wrong).toEqual([])
})

/** The fields that search engines require of each kind. */
const kinds: Readonly<Record<string, z.ZodType>> = {
  GeneralContractor: z.looseObject({
    name: z.string().min(1),
    telephone: z.string().regex(/^\+1-\d{3}-\d{3}-\d{4}$/),
    logo: z.url(),
    address: z
      .array(z.looseObject({ addressLocality: z.string() }))
      .refine((all) => all.map((each) => each.addressLocality).join() === cities.join()),
    openingHoursSpecification: z
      .array(
        z.looseObject({ dayOfWeek: z.array(z.string()), opens: z.string(), closes: z.string() }),
      )
      .refine((all) =>
        isDeepStrictEqual(
          all.map(({ dayOfWeek, opens, closes }) => ({ days: dayOfWeek, opens, closes })),
          business.hours,
        ),
      ),
    areaServed: z
      .array(z.looseObject({ '@type': z.enum(['City', 'GeoCircle', 'Place']) }))
      .refine((areas) => areas.some((area) => area['geoRadius'] === business.serviceRadius)),
    aggregateRating: z
      .looseObject({ ratingValue: z.string().min(1), reviewCount: z.string().min(1) })
      .optional(),
  }),
  LocalBusiness: z.looseObject({
    name: z.string().min(1),
    telephone: z.string().regex(/^\+1-\d{3}-\d{3}-\d{4}$/),
    address: z.looseObject({ addressLocality: z.string().min(1) }),
    parentOrganization: z.looseObject({ '@id': z.string().endsWith('/#business') }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.number(), name: z.string().min(1), item: z.url() }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  Service: z.looseObject({
    name: z.string().min(1),
    description: z.string().min(20),
    provider: z.looseObject({ '@id': z.string().endsWith('/#business') }),
    areaServed: z
      .array(z.looseObject({}))
      .refine((areas) => areas.some((area) => area['@id'] === `${origin}/#service-area`)),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          name: z.string().min(5),
          acceptedAnswer: z.looseObject({ text: z.string().min(10) }),
        }),
      )
      .min(1),
  }),
  JobPosting: z.looseObject({
    title: z.string().min(1),
    description: z.string().startsWith('<p>'),
    jobBenefits: z.string().min(1),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime({ offset: true }),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR']),
    jobLocation: z.looseObject({ address: z.looseObject({ addressLocality: z.string().min(1) }) }),
    baseSalary: z.looseObject({ currency: z.literal('USD') }),
  }),
  Person: z.looseObject({
    name: z.string().min(1),
    jobTitle: z.string().min(1),
    worksFor: z.looseObject({ '@id': z.string().endsWith('/#business') }),
  }),
  ImageObject: z.looseObject({
    contentUrl: z.url(),
    description: z.string().min(10),
    creator: z.looseObject({ '@type': z.enum(['Person', 'Organization']) }).optional(),
  }),
  Article: article,
  BlogPosting: article,
  WebSite: z.looseObject({ name: z.string().min(1), url: z.literal(origin) }),
}

test('every kind of structured data has the fields that search engines require', () => {
  const faults = publicPages.flatMap((page) =>
    graphOf(page).flatMap((node) => {
      const result = kinds[node['@type']]?.safeParse(node)
      if (!result) return [`${page.path}: ${node['@type']} is not known here`]
      return (result.error?.issues ?? []).map(
        ({ path, message }) => `${page.path}: ${node['@type']} ${path.join('.')} ${message}`,
      )
    }),
  )
  expect(faults).toEqual([])
})

test('a job that is no placeholder has structured data on its own page exactly while the careers page lists it as open', () => {
  const careers = publicPages.find(({ path }) => path === careersPage(content)?.path)
  const shown = (careers?.root.querySelectorAll('#openings h3 a') ?? []).map(
    (link) => `${link.getAttribute('href')} ${link.text}`,
  )
  const described = publicPages.flatMap((page) =>
    graphOf(page).flatMap((node) =>
      node['@type'] === 'JobPosting' ? [`${page.path} ${String(node['title'])}`] : [],
    ),
  )
  expect(shown).toHaveLength(content.jobs.length)
  const madeUp = content.jobs.filter(({ placeholder }) => placeholder).map(({ path }) => path)
  const real = shown.filter((line) => !madeUp.some((path) => line.startsWith(`${path} `)))
  expect(described.toSorted()).toEqual(real.toSorted())
})

test('the page about the firm describes each of its people who is no placeholder, and nobody else', () => {
  const described = publicPages.flatMap((page) =>
    graphOf(page).flatMap((node) =>
      node['@type'] === 'Person' ? [`${page.path} ${String(node['name'])}`] : [],
    ),
  )
  const sites = allSites(content).flatMap((site) => {
    const page = aboutPage(site)
    if (!page?.sections.team) return []
    return site.team
      .filter(({ placeholder }) => !placeholder)
      .map(({ name }) => `${page.path} ${name}`)
  })
  expect(described.toSorted()).toEqual(sites.toSorted())
})

test('a location page’s structured data has its service and the questions shown on the page, with whole answers', () => {
  for (const page of locationPages) {
    const faq = graphOf(page).find((node) => node['@type'] === 'FAQPage')
    const described = objectsIn(faq)
      .filter((object) => object['@type'] === 'Question')
      .map(({ name, acceptedAnswer }) => [name, objectsIn(acceptedAnswer)[0]?.['text']])
    const shown = page.root
      .querySelectorAll('#faq details')
      .map((one) => [
        one.querySelector('summary')?.text,
        one.querySelector('summary + *')?.text.trim(),
      ])
    expect(shown.length).toBeGreaterThan(2)
    expect(described.length).toBeGreaterThan(1)
    // Those with a figure that nobody has read at its source are on the page only.
    const names = new Set(described.map(([name]) => name))
    expect([page.path, described]).toEqual([page.path, shown.filter(([name]) => names.has(name))])
    expect(typesOn(page)).toContain('Service')
  }
})

test('the home page alone names the site', () => {
  const naming = publicPages.filter((page) => typesOn(page).includes('WebSite'))
  expect(naming.map(({ path }) => path)).toEqual(['/'])
})

test('an article’s headline is the heading of its page, and its days are the ones shown', () => {
  const articles = publicPages.flatMap((page) => {
    const node = graphOf(page).find(({ '@type': type }) => /^(Article|BlogPosting)$/.test(type))
    return node ? [{ ...page, node: article.parse(node) }] : []
  })
  for (const { path, root, node } of articles) {
    expect([path, node.headline]).toEqual([path, root.querySelector('h1')?.text])
    const shown = root.querySelectorAll('.byline time').map((time) => attribute(time, 'datetime'))
    // Cost guides show the days on which their sources were read instead.
    if (shown.length === 0) continue
    const days = new Set([node.datePublished ?? node.dateModified, node.dateModified])
    expect([path, ...shown]).toEqual([path, ...days])
  }
})

test('a guide is an Article and a post a BlogPosting, not modified before it was published', () => {
  const written = publicPages.filter(({ root }) => root.querySelector('article .byline'))
  expect(written.length).toBeGreaterThanOrEqual(content.guides.length + content.posts.length)
  for (const page of written) {
    const kind = page.path.startsWith('/blog/') ? 'BlogPosting' : 'Article'
    const node = graphOf(page).find((each) => each['@type'] === kind)
    const { datePublished, dateModified } = article.parse(node)
    expect([page.path, dateModified >= (datePublished ?? dateModified)]).toEqual([page.path, true])
  }
})

test('the only rating markup is that of the business, which needs evidence on a real domain', () => {
  const marked = publicPages.flatMap((page) =>
    graphOf(page)
      .filter((node) => node['@type'] !== 'GeneralContractor')
      .filter((node) => /ratingValue|reviewRating|AggregateRating/.test(JSON.stringify(node)))
      .map((node) => `${page.path}: ${node['@type']}`),
  )
  expect(marked).toEqual([])
})
