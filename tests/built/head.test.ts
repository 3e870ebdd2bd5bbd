import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openJobs } from '../open-jobs.ts'
import {
  attribute,
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

test('every public page has keywords', () => {
  const without = publicPages.filter((page) => meta(page, 'keywords').trim() === '')
  expect(without.map(({ path }) => path)).toEqual([])
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
})

const language = (root: HTMLElement) => attribute(root.querySelector('html'), 'lang')

test('every page declares its language, and four are in Spanish', () => {
  expect(new Set(pages.map(({ root }) => language(root)))).toEqual(new Set(['en', 'es']))
  const spanish = pages.filter(({ root }) => language(root) === 'es').map(({ path }) => path)
  expect(spanish).toEqual(['/buscando-trabajo', '/contacto', '/gracias-guia', '/gracias'])
})

test('only translated pages have hreflang links, and they refer to each other', () => {
  const named = publicPages.flatMap((page) =>
    page.root
      .querySelectorAll('link[hreflang]')
      .map((link) => `${page.path} ${attribute(link, 'hreflang')} ${attribute(link, 'href')}`),
  )
  expect(named).toEqual([
    `/buscando-trabajo es ${origin}/buscando-trabajo`,
    `/buscando-trabajo en ${origin}/careers`,
    `/buscando-trabajo x-default ${origin}/careers`,
    `/careers en ${origin}/careers`,
    `/careers es ${origin}/buscando-trabajo`,
    `/careers x-default ${origin}/careers`,
    `/contact en ${origin}/contact`,
    `/contact es ${origin}/contacto`,
    `/contact x-default ${origin}/contact`,
    `/contacto es ${origin}/contacto`,
    `/contacto en ${origin}/contact`,
    `/contacto x-default ${origin}/contact`,
  ])
  const postsOn = (path: string) =>
    publicPages.find((page) => page.path === path)?.root.querySelectorAll('#openings h3').length
  expect(postsOn('/buscando-trabajo')).toBe(postsOn('/careers'))
})

test.skipIf(openJobs.length === 0)(
  'an application by email asks for what the office needs, and a phone number stands beside it',
  () => {
    const openings = (path: string) =>
      publicPages.find((page) => page.path === path)?.root.querySelector('#openings article') ??
      null
    const spanish = openings('/buscando-trabajo')
    const { searchParams } = new URL(attribute(spanish?.querySelector('a.button') ?? null, 'href'))
    expect(searchParams.get('subject')).toMatch(/^Trabajo: /)
    expect(searchParams.get('body')?.split('\r\n')).toContain('Mi teléfono:')
    expect(spanish?.querySelector('a[href^="tel:"]')?.parentNode?.text).toMatch(/^o llame al 970-/)
    expect(openings('/careers')?.querySelector('a[href^="tel:"]')?.parentNode?.text).toMatch(
      /^or call 970-/,
    )
  },
)

test('the shell around a Spanish page is marked as English, except its Spanish parts', () => {
  const page = publicPages.find(({ path }) => path === '/buscando-trabajo')
  const languageOf = (part: string) =>
    page?.root.querySelector(part)?.closest('[lang]')?.getAttribute('lang')
  for (const part of ['.top-bar', 'header.header', 'footer.footer'])
    expect([part, languageOf(part)]).toEqual([part, 'en'])
  const spanish = [
    '.skip-link',
    '.newsletter',
    '.header-action',
    'main',
    '.call-bar',
    '.back-to-top',
  ]
  for (const part of spanish) expect([part, languageOf(part)]).toEqual([part, 'es'])
})

test('links of the shell to a Spanish page are marked as Spanish', () => {
  const spanish = pages.filter(({ root }) => language(root) === 'es').map(({ path }) => path)
  const links = publicPages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('header a, footer a')
      .filter((link) => spanish.includes(attribute(link, 'href')))
      .map((link) => ({ path, lang: link.closest('[lang]')?.getAttribute('lang') })),
  )
  expect(links.length).toBeGreaterThanOrEqual(3 * publicPages.length)
  expect(links.filter(({ lang }) => lang !== 'es')).toEqual([])
})

test('the home page’s title has the name of the firm', () => {
  const home = publicPages.find(({ path }) => path === '/')
  const brand = attribute(home?.root.querySelector('[property="og:site_name"]') ?? null, 'content')
  expect(home && title(home)).toMatch(new RegExp(` \\| ${brand}$`))
})

test('the Open Graph tags match the page', () => {
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
      meta(page, 'geo.region') !== 'US-CO',
  )
  expect(faults.map(({ path }) => path)).toEqual([])
})
