import { expect, test } from 'vitest'
import { contactAbout, urls } from '../../services/content/model/urls.ts'
import { allRoutes, allSites, pathIn } from '../../services/content/model/translations.ts'
import { attribute, content, locationPages, publicPages, toolPaths, townPages } from './build.ts'

/** Pages that visitors do not read to get work done. */
const withoutAction = new Set([
  ...toolPaths,
  ...allRoutes(content).flatMap(({ path, kind }) =>
    ['text', 'sitemap', 'careers', 'job'].includes(kind) ? path : [],
  ),
])

const contacts = allSites(content).map((site) => pathIn(site, urls.contact))

test('every page has its own form or links the contact page', () => {
  const missing = publicPages
    .filter(({ path }) => !withoutAction.has(path))
    .filter(({ root }) => {
      const ways = root.querySelectorAll('main a').map((link) => attribute(link, 'href'))
      return (
        !root.querySelector('main #estimate') &&
        !ways.some(
          (href) => /#estimate$/.test(href) || contacts.some((path) => href.startsWith(path)),
        )
      )
    })
    .map(({ path }) => path)
  expect(missing).toEqual([])
})

test('a town’s page leads to its form, and a page about a service in a town passes both on to the contact page (S2.67)', () => {
  const hrefs = (path: string) =>
    [...townPages, ...locationPages]
      .find((page) => page.path === path)
      ?.root.querySelectorAll('main a.button')
      .map((link) => attribute(link, 'href').replaceAll('&amp;', '&'))
  for (const { path } of content.towns)
    expect([path, hrefs(path)]).toEqual([path, expect.arrayContaining(['#estimate'])])
  for (const { path, town, service } of content.locations)
    expect([path, hrefs(path)]).toEqual([
      path,
      expect.arrayContaining([
        contactAbout({ town: town.slug, service: service.offering, page: path }),
      ]),
    ])
})
