import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { buildingGuidePage } from '../../services/content/model/optional-pages.ts'
import { routes } from '../../services/content/model/routes.ts'
import { addressIn } from '../../services/content/model/languages.ts'
import { allRoutes, hasSearch } from '../../services/content/model/translations.ts'
import {
  attribute,
  content,
  isAdmin,
  meta,
  notFoundPath,
  origin,
  pages,
  publicPages,
  title,
} from './build.ts'

interface Said {
  path: string
  value: string
}

/** Values that occur on more than one page. */
const repeated = (all: readonly Said[]): Said[] =>
  all.filter(({ path, value }) => all.some((other) => other.value === value && other.path !== path))

test('every page has one title, and no two pages share one', () => {
  const counts = pages.map((page) => ({
    path: page.path,
    // An SVG's own title is not the page's.
    titles: page.root.querySelectorAll('head > title').length,
  }))
  expect(counts.filter(({ titles }) => titles !== 1)).toEqual([])
  expect(pages.filter((page) => title(page).trim() === '').map(({ path }) => path)).toEqual([])
  expect(repeated(pages.map((page) => ({ path: page.path, value: title(page) })))).toEqual([])
})

test('a page title has at most 70 characters', () => {
  const long = pages.map(title).filter((text) => text.length > 70)
  expect(long).toEqual([])
})

test('every page has exactly one h1, with text, inside its only main element', () => {
  const faults = pages.flatMap(({ path, root }) => {
    const headings = root.querySelectorAll('h1')
    const inMain = root.querySelectorAll('main h1')
    const worded = headings.every((heading) => heading.text.trim() !== '')
    const mains = root.querySelectorAll('main').length
    const fine = headings.length === 1 && inMain.length === 1 && mains === 1 && worded
    return fine ? [] : [`${path}: ${headings.length} h1, ${inMain.length} in ${mains} main`]
  })
  expect(faults).toEqual([])
})

test('every public page has a description of its own, of at least 50 characters', () => {
  const values = publicPages.map((page) => ({ path: page.path, value: meta(page, 'description') }))
  expect(values.filter(({ value }) => value.length < 50)).toEqual([])
  expect(repeated(values)).toEqual([])
})

test('no page has keywords without a word', () => {
  const empty = publicPages.filter(({ root }) => root.querySelector('meta[name="keywords"]'))
  expect(empty.filter((page) => meta(page, 'keywords').trim() === '')).toEqual([])
})

test('the canonical address is the origin and the path; the bare origin for the root', () => {
  const canonicals = publicPages.map(({ path, root }) => ({
    path,
    canonical: root
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => attribute(link, 'href'))
      .join(' '),
  }))
  const expected = publicPages.map(({ path }) => ({
    path,
    canonical: path === '/' ? origin : origin + path,
  }))
  expect(canonicals).toEqual(expected)
})

test('every page has a robots meta tag; the not-found and admin pages have noindex', () => {
  const kept = pages.filter((page) => page.path === notFoundPath || isAdmin(page))
  expect(kept.length).toBeGreaterThan(3)
  for (const page of kept) expect([page.path, meta(page, 'robots')]).toEqual([page.path, 'noindex'])
  const words = publicPages.map((page) => meta(page, 'robots'))
  expect([...new Set(words)].sort()).toEqual(['index, follow', 'noindex, follow'])
  for (const { path, index } of allRoutes(content)) {
    const page = pageAt(path)
    expect([path, page && meta(page, 'robots').startsWith('index')]).toEqual([path, index])
  }
})

const language = (root: HTMLElement) => attribute(root.querySelector('html'), 'lang')

const pageAt = (path: string) => publicPages.find((page) => page.path === path)
const translated = content.translations.flatMap((site) =>
  [
    ...routes(site).map(({ path }) => path),
    ...(hasSearch(site) ? [addressIn(site.language, '/search', site.languages)] : []),
  ].map((path) => ({ path, language: site.language })),
)
const spanish = translated.filter((page) => page.language === 'es')

test('every page declares its language', () => {
  const found = publicPages.filter(({ root }) => language(root) !== content.language)
  const declared = found.map(({ path, root }) => ({ path, language: language(root) }))
  const byPath = (one: { path: string }, other: { path: string }) =>
    one.path.localeCompare(other.path)
  expect(declared.toSorted(byPath)).toEqual(translated.toSorted(byPath))
})

test('only translated pages have hreflang links, and they refer to each other', () => {
  const named = publicPages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('link[hreflang]')
      .map((link) => `${path} ${attribute(link, 'hreflang')} ${attribute(link, 'href')}`),
  )
  const expected = Object.entries(content.alternates).flatMap(([path, versions]) => [
    ...versions.map((version) => `${path} ${version.language} ${origin}${version.path}`),
    `${path} x-default ${origin}${versions[0]?.path}`,
  ])
  expect(named.toSorted()).toEqual(expected.toSorted())
})

test('the shell around a Spanish page is marked as English where its menus are, except its Spanish parts', () => {
  const menus = content.translations.find((site) => site.language === 'es')?.navigationLanguage
  for (const { path } of spanish) {
    const languageOf = (part: string) =>
      pageAt(path)?.root.querySelector(part)?.closest('[lang]')?.getAttribute('lang')
    for (const part of ['.top-bar', 'header.header', 'footer.footer'])
      expect([path, part, languageOf(part)]).toEqual([path, part, menus])
    const guide = buildingGuidePage(content) ? ['.newsletter'] : []
    for (const part of [
      '.skip-link',
      ...guide,
      '.header-action',
      'main',
      '.call-bar',
      '.back-to-top',
    ])
      expect([path, part, languageOf(part)]).toEqual([path, part, 'es'])
  }
})

test('links of the shell to a Spanish page are marked as Spanish', () => {
  const paths = spanish.map(({ path }) => path)
  const links = publicPages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('header a, footer a')
      .filter((link) => paths.includes(attribute(link, 'href')))
      .map((link) => ({ path, lang: link.closest('[lang]')?.getAttribute('lang') })),
  )
  expect(links.filter(({ lang }) => lang !== 'es')).toEqual([])
})

test('the home page’s title has the name of the firm', () => {
  const home = pageAt('/')
  expect(home && title(home)).toContain(content.business.brand)
})

test('the Open Graph tags match the page', () => {
  const { country, state } = content.business.place
  const region = `${country}-${state.code}`
  const property = (root: HTMLElement, name: string) =>
    attribute(root.querySelector(`meta[property="og:${name}"]`), 'content')
  const faults = publicPages.filter(
    (page) =>
      property(page.root, 'title') !== title(page) ||
      property(page.root, 'description') !== meta(page, 'description') ||
      property(page.root, 'url') !==
        attribute(page.root.querySelector('link[rel="canonical"]'), 'href') ||
      property(page.root, 'image') === '' ||
      property(page.root, 'locale') !== `${language(page.root)}_US` ||
      meta(page, 'twitter:card') !== 'summary_large_image' ||
      meta(page, 'geo.region') !== region,
  )
  expect(faults.map(({ path }) => path)).toEqual([])
})
