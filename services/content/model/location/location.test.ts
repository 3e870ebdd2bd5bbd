import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cellAddresses } from '../../load/checks/page-addresses.ts'
import { namesOf, readFiles } from '../../load/files/read-files.ts'
import { load } from '../../load/load.ts'
import type { Faq } from '../../schema/fields.ts'
import type { Preset } from '../../schema/service.ts'
import type { LocationFields } from '../../schema/location.ts'
import { cells, locations, type MatrixParts } from './location.ts'
import { routes } from '../routes.ts'
import { english } from '../../testing/english.ts'
import type { Service, Site, Town } from '../site.ts'

const root = 'tests/content-faults/base'
const cache = 'node_modules/.cache/site/content'

/** A small site: Vail, roofing and home services. */
function smallSite(): Site {
  const { site } = load({ root, cache, today: new Date('2026-06-01'), commit: 'test' })
  if (!site) throw new Error('The base content has problems.')
  return site
}

function parts(site: Site): MatrixParts & { fallback: Preset } {
  const fallback = site.services.find(({ slug }) => slug === 'home-services')?.preset
  if (!fallback) throw new Error('home-services has no preset')
  const { services, towns, offerings, projects } = site
  const firm = { brand: 'Highpine', phone: '970-555-0142', 'claim.rating': '4.9 of 5' }
  const place = { state: 'colorado', first: 'en', ...english } as const
  return { services, towns, offerings, projects, overrides: {}, fallback, firm, ...place }
}

/** A fact of the town of these tests. */
const known = <Fact>(fact: Fact | undefined): Fact => only(fact === undefined ? [] : [fact])

const only = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('empty')
  return item
}

const numbered = <Item extends object>(item: Item, word: string) =>
  Array.from({ length: 13 }, (_, index) => ({ ...item, slug: `${word}-${index}` }))

/** A file in content/locations/ without any content. */
const nothingOwn = { local: [], consequences: {}, faqs: [], projects: [], index: true }

test('13 services in 13 towns, less one exception, make 168 pages', () => {
  const { services, towns } = smallSite()
  const manyTowns: Town[] = numbered(only(towns), 'town')
  const manyServices: Service[] = numbered(only(services), 'service').map((service, index) => ({
    ...service,
    prefix: service.slug,
    except: index === 0 ? ['town-12'] : [],
  }))
  const paths = cells(manyServices, manyTowns, 'colorado').map(({ path }) => path)
  expect(paths).toHaveLength(168)
  expect(new Set(paths).size).toBe(168)
  expect(paths).not.toContain('/service-0-town-12-colorado')
})

test('the content in this repository has every location page once, and no roof in Glenwood Springs', () => {
  const files = readFiles('content')
  const paths = cellAddresses(files, 'colorado').map(({ path }) => path)
  const [services, towns] = [namesOf(files, 'services'), namesOf(files, 'towns')]
  expect(new Set(paths).size).toBe(paths.length)
  // Of all services times towns only the exceptions are missing.
  expect(paths.length).toBeGreaterThan((services.length - 1) * towns.length)
  expect(paths).toContain('/roofing-breckenridge-colorado')
  expect(paths).not.toContain('/roofing-glenwood-springs-colorado')
  expect(paths).toContain('/siding-glenwood-springs-colorado')
})

test('copy is filled with the town’s facts; a service without copy uses that of home services', () => {
  const [roofing] = locations(parts(smallSite())).filter(
    ({ slug }) => slug === 'roofing-vail-colorado',
  )
  expect(roofing).toMatchObject({
    path: '/roofing-vail-colorado',
    title: 'Roofing Services in Vail, Eagle County',
    badge: 'Home services at 8,150 ft',
    lead: 'Work on homes in Vail, Eagle County.',
    description: 'Roofs in Vail.',
    image: 'roof',
    index: true,
  })
  expect(JSON.stringify(roofing?.copy)).not.toMatch(/\{[a-zA-Z.]+\}/)
  expect(roofing?.copy.stats[0]).toEqual({ value: '100 psf', label: 'ground snow load' })
})

test('a town without a yearly snowfall gets another statistic, and a roof load is labeled as one', () => {
  const site = smallSite()
  const town = only(site.towns)
  const bare: Town = { ...town, snowLoad: { ...known(town.snowLoad), on: 'roof' } }
  delete bare.snowfall
  const stats = [
    { value: '{snowLoad} psf', label: '{snowLoadOn} snow load' },
    { value: '{snowfall} in', label: 'of snow' },
    { value: '{claim.rating}', label: 'rating' },
    { value: '{elevation} ft', label: 'up' },
  ]
  const base = parts(site)
  const services = base.services.map((service) => ({
    ...service,
    preset: { ...(service.preset ?? base.fallback), stats },
  }))
  const firm = { ...base.firm, 'claim.years-badge': '42+ years' }
  const statsOf = (towns: readonly Town[]) =>
    only(locations({ ...base, services, towns, firm })).copy.stats.map(
      ({ value, label }) => `${value} ${label}`,
    )
  expect(statsOf([town])).toContain('189 in of snow')
  expect(statsOf([bare])).toEqual([
    '100 psf roof snow load',
    '4.9 of 5 rating',
    '8,150 ft up',
    '42+ years in business',
  ])
})

test('a figure that nobody has read at its source is in no statistic', () => {
  const site = smallSite()
  const base = parts(site)
  const { checked: _, ...source } = known(only(site.towns).snowLoad).source
  const towns = site.towns.map((town) => ({
    ...town,
    snowLoad: { ...known(town.snowLoad), source },
  }))
  const firm = { ...base.firm, 'claim.years-badge': '42+ years' }
  const shown = only(locations({ ...base, towns, firm })).copy.stats.map(({ value }) => value)
  expect(shown).toEqual(['189 in', '48 in', '4.9 of 5', '42+ years'])
})

test('a service name that ends with Services does not repeat it', () => {
  const titles = locations(parts(smallSite())).map(({ title }) => title)
  expect(titles).toContain('Home Services in Vail, Eagle County')
})

test('an override changes its own location page only, and its questions come first', () => {
  const override = {
    ...nothingOwn,
    lead: 'Only in {town}.',
    local: ['Snow at {elevation} ft.'],
    faqs: [{ question: 'Here?', answer: 'Yes, in {town}.' }],
    index: false,
  }
  const all = locations({ ...parts(smallSite()), overrides: { 'roofing-vail-colorado': override } })
  const changed = all.find(({ slug }) => slug === 'roofing-vail-colorado')
  expect(changed).toMatchObject({
    lead: 'Only in Vail.',
    local: ['Snow at 8,150 ft.'],
    index: false,
  })
  expect(changed?.faqs[0]).toEqual({ question: 'Here?', answer: 'Yes, in Vail.' })
  expect(all.find(({ slug }) => slug !== 'roofing-vail-colorado')).toMatchObject({
    local: [],
    index: true,
  })
})

test('the town’s text on snow replaces the trade’s; other topics stay', () => {
  const consequences = { snow: '{snowLoad} psf on the Lodge.' }
  const overrides = { 'roofing-vail-colorado': { ...nothingOwn, consequences } }
  const [roofing] = locations({ ...parts(smallSite()), overrides })
  expect(roofing?.copy.consequences).toEqual([
    { topic: 'snow', title: 'Snow', text: '100 psf on the Lodge.', withTown: false },
    { topic: 'rules', title: 'Rules', text: 'Who says yes.', withTown: false },
  ])
})

test('a page with its own text on two topics shows those and its town’s, and no general ones', () => {
  const base = parts(smallSite())
  const general = ['snow', 'rules', 'homes', 'season'] as const
  const shown = (own: LocationFields['consequences']) =>
    locations({
      ...base,
      fallback: {
        ...base.fallback,
        consequences: general.map((topic) => ({
          topic,
          title: topic,
          text: 'For any town.',
          withTown: topic === 'season',
        })),
      },
      overrides: { 'roofing-vail-colorado': { ...nothingOwn, consequences: own } },
    })
      .find(({ slug }) => slug === 'roofing-vail-colorado')
      ?.copy.consequences.map(({ topic, withTown }) => `${topic}${withTown ? ' of the town' : ''}`)
  expect(shown({ snow: 'Here.' })).toEqual(['snow', 'rules', 'homes', 'season of the town'])
  expect(shown({ snow: 'Here.', homes: 'Here.' })).toEqual(['snow', 'homes', 'season of the town'])
  expect(shown({ snow: 'Here.', homes: 'Here.', rules: 'Here.' })).toEqual([
    'snow',
    'rules',
    'homes',
    'season',
  ])
})

test('a page’s own question replaces the trade’s on the same topic; four are enough', () => {
  const site = smallSite()
  const { fallback, ...rest } = parts(site)
  const firstOnRules = (faq: Faq, index: number) =>
    index === 0 ? { ...faq, topic: 'rules' as const } : faq
  const asked = (topic: 'rules' | 'snow') => {
    const faqs = [{ question: 'Who signs here?', answer: 'The town.', topic }]
    return locations({
      ...rest,
      fallback: { ...fallback, faqs: fallback.faqs.map(firstOnRules) },
      overrides: { 'roofing-vail-colorado': { ...nothingOwn, faqs } },
    })[0]?.faqs.map(({ question }) => question)
  }
  const ofTown = ['Who gives the permit?', 'How deep is frost?']
  expect(asked('rules')).toEqual(['Who signs here?', 'When can you start?', ...ofTown])
  expect(asked('snow')).toEqual(['Who signs here?', 'Who pulls the permit?', ...ofTown])
})

test('a town’s question is shown on the pages of the trades it is about', () => {
  const site = smallSite()
  const towns = site.towns.map((town) => ({
    ...town,
    faqs: town.faqs.map((each, index) => (index === 1 ? { ...each, services: ['roofing'] } : each)),
  }))
  const asking = locations({ ...parts(site), towns }).filter(({ faqs }) =>
    faqs.some(({ question }) => question === 'How deep is frost?'),
  )
  expect(asking.map(({ slug }) => slug)).toEqual(['roofing-vail-colorado'])
})

test('a page shows one project: the one its author named, or the same trade’s in its own town', () => {
  const site = smallSite()
  const chalet = only(site.projects)
  const [near, far] = ['avon', 'aspen']
  const project = (slug: string, town: string, services: string[]) => ({
    ...chalet,
    slug,
    town,
    services,
  })
  const projects = [
    project('other-trade-far', far, ['home-services']),
    project('same-trade-far', far, ['roofing']),
    project('other-trade-here', 'vail', ['home-services']),
    project('same-trade-near', near, ['roofing']),
    project('same-trade-here', 'vail', ['roofing']),
  ]
  const towns = site.towns.map((town) => ({ ...town, neighbors: [near] }))
  const shown = (named: string[], among = projects) =>
    locations({
      ...parts(site),
      towns,
      projects: among,
      overrides: { 'roofing-vail-colorado': { ...nothingOwn, projects: named } },
    })
      .find(({ slug }) => slug === 'roofing-vail-colorado')
      ?.projects.map(({ slug }) => slug)
  expect(shown([])).toEqual(['same-trade-here'])
  expect(shown([], projects.slice(0, 4))).toEqual(['other-trade-here'])
  expect(shown(['other-trade-far'])).toEqual(['other-trade-far'])
  const elsewhere = projects.filter(({ town }) => town !== 'vail')
  expect(shown([], elsewhere)).toEqual([])
})

test('a location page has the picture of its trade, or one composed with its town where both have their layer', () => {
  const site = smallSite()
  const imageOf = (layers: { foreground?: string; background?: string }, own = {}) => {
    const { foreground, background } = layers
    return locations({
      ...parts(site),
      services: site.services.map((service) => ({ ...service, foreground })),
      towns: site.towns.map((town) => ({ ...town, background })),
      overrides: { 'roofing-vail-colorado': { ...nothingOwn, ...own } },
    }).find(({ slug }) => slug === 'roofing-vail-colorado')?.image
  }
  expect(imageOf({ foreground: 'front' })).toBe('roof')
  expect(imageOf({ background: 'back' })).toBe('roof')
  expect(imageOf({ foreground: 'front', background: 'back' })).toBe('roofing-vail-colorado')
  expect(imageOf({ foreground: 'front', background: 'back' }, { image: 'town' })).toBe('town')
})

test('a location page with its own picture falls back to its trade’s picture', () => {
  const own = { ...nothingOwn, image: 'town' }
  const overrides = { 'roofing-vail-colorado': own }
  const all = locations({ ...parts(smallSite()), overrides })
  expect(all.find(({ slug }) => slug === 'roofing-vail-colorado')).toMatchObject({
    image: 'town',
    typeImage: 'roof',
  })
})

test('every page is listed once, with its file and its anchors', () => {
  const all = routes(smallSite())
  const paths = all.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/roofing',
      '/roofing-vail-colorado',
      '/metal-roofs',
      '/blog/first-snow',
      '/projects/chalet',
      '/sitemap',
    ]),
  )
  expect(all.find(({ path }) => path === '/metal-roofs')).toEqual({
    path: '/metal-roofs',
    image: 'roof',
    kind: 'guide',
    label: 'Metal roofs',
    index: true,
    updated: '2026-05-14',
    file: join('content', 'guides', 'metal-roofs.md'),
    sitemap: 'Guides',
    anchors: ['content', 'snow'],
  })
})
