import { expect, test } from 'vitest'
import { attribute, meta, publicPages, title } from '../content/build.ts'
import { openJobs } from '../open-jobs.ts'

const pageAt = (path: string) => publicPages.find((page) => page.path === path)

test('every public page has keywords', () => {
  const without = publicPages.filter((page) => meta(page, 'keywords').trim() === '')
  expect(without.map(({ path }) => path)).toEqual([])
})

test('six pages are in Spanish', () => {
  const spanish = publicPages.filter(({ root }) => root.querySelector('html[lang="es"]'))
  expect(spanish.map(({ path }) => path)).toEqual([
    '/buscando-trabajo',
    '/contacto',
    '/es/roofing',
    '/es/search',
    '/gracias-guia',
    '/gracias',
  ])
})

test('the contact page, the careers page and roofing are in both languages', () => {
  const translated = publicPages.flatMap(({ path, root }) =>
    root.querySelectorAll('link[hreflang="es"]').map((link) => [path, attribute(link, 'href')]),
  )
  const { origin } = new URL(translated[0]?.[1] ?? '')
  expect(translated).toEqual([
    ['/buscando-trabajo', `${origin}/buscando-trabajo`],
    ['/careers', `${origin}/buscando-trabajo`],
    ['/contact', `${origin}/contacto`],
    ['/contacto', `${origin}/contacto`],
    ['/es/roofing', `${origin}/es/roofing`],
    ['/roofing', `${origin}/es/roofing`],
  ])
  const jobsOn = (path: string) => pageAt(path)?.root.querySelectorAll('#openings article').length
  expect(jobsOn('/buscando-trabajo')).toBe(jobsOn('/careers'))
})

test.skipIf(openJobs.length === 0)(
  'an application by email asks for what the office needs, and a phone number stands beside it',
  () => {
    const spanish = pageAt('/buscando-trabajo')?.root.querySelector('#openings .application')
    const link = spanish?.querySelector('a[href^="mailto:"]') ?? null
    const { searchParams } = new URL(attribute(link, 'href'))
    expect(searchParams.get('subject')).toMatch(/^Trabajo: /)
    expect(searchParams.get('body')?.split('\r\n')).toContain('Mi teléfono:')
    expect(spanish?.querySelector('a[href^="tel:"]')?.parentNode?.text).toMatch(/ o llame al 970-/)
    const english = pageAt(`/careers/${openJobs[0]}`)?.root.querySelector('#apply')
    expect(english?.querySelector('a[href^="tel:"]')?.parentNode?.text).toMatch(/ or call 970-/)
  },
)

test('every page links a page in Spanish at least three times', () => {
  const links = publicPages.flatMap(({ root }) =>
    root
      .querySelectorAll('header a, footer a')
      .filter((link) => ['/buscando-trabajo', '/contacto'].includes(attribute(link, 'href'))),
  )
  expect(links.length).toBeGreaterThanOrEqual(3 * publicPages.length)
})

test('the home page’s title ends with the name of the firm', () => {
  const home = pageAt('/')
  expect(home && title(home)).toMatch(/ \| Highpine$/)
})

test('the thank-you pages have noindex', () => {
  const robots = ['/thank-you', '/thank-you-guide', '/gracias', '/gracias-guia'].map((path) =>
    publicPages.filter((page) => page.path === path).map((page) => meta(page, 'robots')),
  )
  expect(robots).toEqual(Array(4).fill(['noindex, follow']))
})
