import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSite } from '../../services/content/index.ts'
import { builtPages } from '../../scripts/build/pages/list.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import { type Product, startProduct } from '../browser/product.ts'
import { templatePages } from '../browser/template-pages.ts'
import {
  attribute,
  type BuiltPage,
  graphOf,
  meta,
  origin,
  pages,
  read,
  title,
} from '../content/build.ts'
import {
  type Expected,
  indexedRoutes,
  locationRoutes,
  movedRoutes,
  unknownRoutes,
  unlistedRoutes,
} from './specification.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.remove())

const ask = (path: string) => fetch(product.origin + path, { redirect: 'manual' })

const byPath = new Map(pages.map((page) => [page.path, page]))
/** The built page of a route. @throws Error when there is none */
function pageOf({ path }: Expected): BuiltPage {
  const page = byPath.get(path)
  if (!page) throw new Error(`The specification names ${path}, and the build has no such page`)
  return page
}

const headline = ({ root }: BuiltPage) => root.querySelector('h1')?.text.trim() ?? ''

test('the service answers every route of the specification with its page', async () => {
  const wrong: string[] = []
  for (const { path, title } of [...indexedRoutes, ...unlistedRoutes]) {
    const answer = await ask(path)
    const [, said = ''] = /<title>([^<]*)/.exec(await answer.text()) ?? []
    if (answer.status !== 200) wrong.push(`${path} answers ${answer.status}`)
    else if (!title.test(said)) wrong.push(`${path} answers with “${said}”`)
  }
  expect(wrong).toEqual([])
})

/** S1.34: whether such a page is indexed is tested in locations.test.ts. */
const dependsOnProjects = ({ path }: Expected) =>
  /^\/(pre-construction|subdivision-development)-/.test(path)

test('every route has its title, one h1, its canonical URL and its robots directive', () => {
  const unlisted = new Set(unlistedRoutes)
  const wrong = [...indexedRoutes, ...unlistedRoutes].flatMap((route) => {
    const page = pageOf(route)
    const robots = unlisted.has(route) ? 'noindex, follow' : 'index, follow'
    const isAsSpecified = dependsOnProjects(route) || meta(page, 'robots') === robots
    const headlines = page.root.querySelectorAll('h1').length
    const canonical = attribute(page.root.querySelector('link[rel="canonical"]'), 'href')
    const expected = route.path === '/' ? origin : origin + route.path
    return [
      ...(route.title.test(title(page)) ? [] : [`${route.path}: title “${title(page)}”`]),
      ...(headlines === 1 && headline(page) !== '' ? [] : [`${route.path}: ${headlines} h1`]),
      ...(canonical === expected ? [] : [`${route.path}: canonical ${canonical}`]),
      ...(isAsSpecified ? [] : [`${route.path}: ${meta(page, 'robots')}`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('every route has the structured data of its kind', () => {
  // What a job says that is made up is marked up for nobody.
  const madeUp = new Set(getSite().jobs.flatMap((job) => (job.placeholder ? job.path : [])))
  const wrong = indexedRoutes.flatMap((route) => {
    const page = pageOf(route)
    const found: unknown[] = graphOf(page).map((node) => node['@type'])
    const wayHere = route.path === '/' ? [] : ['BreadcrumbList']
    const isMarkedUp = page.root.querySelector('#faq') && !madeUp.has(route.path)
    const questions = isMarkedUp ? ['FAQPage'] : []
    const missing = ['GeneralContractor', ...wayHere, ...questions, ...route.kinds].filter(
      (kind) => !found.includes(kind),
    )
    return missing.map((kind) => `${route.path}: no ${kind}`)
  })
  expect(wrong).toEqual([])
})

test('a location page has the headline and the title that the specification gives', () => {
  expect(locationRoutes).toHaveLength(168)
  expect(
    locationRoutes.filter(({ path }) => path.startsWith('/property-management-')),
  ).toHaveLength(13)
  const said = locationRoutes.map((route) => ({
    path: route.path,
    headline: headline(pageOf(route)),
    title: title(pageOf(route)),
  }))
  const expected = locationRoutes.map(({ path, headline, fullTitle }) => ({
    path,
    headline,
    title: fullTitle,
  }))
  expect(said).toEqual(expected)
})

test('every indexable page is named in the specification, or made of a file that an author added', () => {
  const named = new Set(indexedRoutes.map(({ path }) => path))
  const authored = allRoutes(getSite()).filter(({ file }) => file.startsWith('content/'))
  for (const { path } of authored) named.add(path)
  const others = pages
    .filter((page) => meta(page, 'robots').startsWith('index') && !named.has(page.path))
    .map(({ path }) => path)
  expect(others, 'add them to S1.6 and to publicRoutes in specification.ts').toEqual([])
})

test('S1.30 names every admin page', async () => {
  const [, s1_30 = ''] =
    /\*\*S1\.30\*\*(.*?)\n- /s.exec(readFileSync('docs/specification/1-routes.md', 'utf8')) ?? []
  const admin = (await builtPages(getSite())).filter(({ path }) => path.startsWith('/admin/'))
  expect(admin.length).toBeGreaterThan(10)
  expect(admin.map(({ path }) => path).filter((path) => !s1_30.includes(`\`${path}\``))).toEqual([])
})

test('the browser tests visit a page of every template', async () => {
  const built = await builtPages(getSite())
  const visited = new Set<string>(templatePages.map(([, path]) => path))
  const folders = new Set(built.filter(({ path }) => visited.has(path)).map(({ pageId }) => pageId))
  const others = built.filter(({ path, pageId }) => !/admin|404/.test(path) && !folders.has(pageId))
  expect(
    [...new Set(others.map(({ pageId }) => pageId))],
    'add a page of each to tests/browser/template-pages.ts',
  ).toEqual([])
})

test('pages with noindex are in neither sitemap', () => {
  const maps = [read('/sitemap.xml'), read('/sitemap/index.html')]
  const unlisted = unlistedRoutes.filter((route) =>
    meta(pageOf(route), 'robots').startsWith('noindex'),
  )
  expect(unlisted.length).toBeGreaterThan(4)
  const listed = unlisted.filter(({ path }) =>
    maps.some((map) => map.includes(`${path}<`) || map.includes(`"${path}"`)),
  )
  expect(listed.map(({ path }) => path)).toEqual([])
})

test('the debug tool’s HTML shows that it is loading', () => {
  expect(read('/debug/api-test/index.html')).toContain('Loading debug tool...')
})

test('a moved path answers 301 with its new path', async () => {
  for (const [from, to] of movedRoutes) {
    const answer = await ask(from)
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to])
  }
})

test('a path with a trailing slash answers 301', async () => {
  for (const path of ['/roofing', '/roofing-vail-colorado', '/blog', '/projects']) {
    const answer = await ask(`${path}/`)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, path])
  }
})

test('an unknown path answers 404 with a page that has noindex', async () => {
  for (const path of unknownRoutes) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    const words = await answer.text()
    expect(words).toContain('Page Not Found')
    expect(words).toContain('<meta name="robots" content="noindex"/>')
  }
})
