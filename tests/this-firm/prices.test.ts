import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { offeringsOf } from '../../services/content/model/price.ts'
import { pricedGuides } from '../open-jobs.ts'
import { attribute, content, pages, publicPages } from '../content/build.ts'

/** The price of a cost guide on another page, and what that page is about. */
interface Teaser {
  page: string
  guide: string
  text: string
  town: string | undefined
  /** The offerings that the page may be about. */
  offerings: readonly string[]
}

/** Every entry of a list, and every section of a project, that links a cost guide and has a price. */
const teasers = publicPages.flatMap(({ path, root }) =>
  (root.querySelector('main')?.querySelectorAll('a[href^="/costs/"]') ?? []).flatMap(
    (link): Teaser[] => {
      const around = link.closest('li') ?? link.closest('.project-cost')
      const text = around ? pricedText(around) : ''
      const guide = attribute(link, 'href')
      return text.includes('$') ? [{ page: path, guide, text, ...subjectOf(path, guide) }] : []
    },
  ),
)

/** “The whole roof: about $7,000 to $26,000 per roof up here.” On a project's page, its label follows the price. */
function pricedText(around: HTMLElement): string {
  const texts = around.querySelectorAll('p').map(({ text }) => text.trim())
  const price = texts.find((text) => text.includes('$')) ?? ''
  const labelled = /publish: (.+?)\. /.exec(texts.at(-1) ?? '')?.[1]
  return labelled && price ? `${labelled}: ${price}` : price
}

function subjectOf(path: string, guide: string): Pick<Teaser, 'town' | 'offerings'> {
  const location = content.locations.find((each) => each.path === path)
  if (location) return { town: location.town.slug, offerings: [location.service.offering] }
  const offering = content.offerings.find((each) => each.path === path)
  if (offering) return { town: undefined, offerings: [offering.slug] }
  const project = content.projects.find((each) => each.path === path)
  if (project) {
    const { services, town, offering } = project
    const main = content.services.find(({ slug }) => slug === services[0])
    return { town, offerings: [offering ?? main?.offering ?? ''] }
  }
  const own = content.costs.find((each) => each.path === guide)
  return { town: undefined, offerings: own ? [own.offering] : [] }
}

test('every price on another page is on the page of the guide it links, with the same figure, for its work and its town', () => {
  // Most ranges expire on the day on which this one does.
  if (pricedGuides.includes('custom-home')) expect(teasers.length).toBeGreaterThan(60)
  for (const { page, guide, text, town, offerings } of teasers) {
    const { label, isAbout, range, unit } =
      /^(?<label>.+): (?<isAbout>about )?(?<range>\$.+?) per (?<unit>.+?)\.?$/.exec(text)?.groups ??
      {}
    const entry = content.costs.find(({ path }) => path === guide)
    const band = entry?.bands.find((each) => each.label === label)
    if (!entry || !band) throw new Error(`${page}: ${guide} has no price “${label}”`)
    const card = pages
      .find(({ path }) => path === guide)
      ?.root.querySelectorAll('.price-list li')
      .find((each) => each.querySelector('h3')?.text === label)
    const published = card?.querySelector('.price')?.text
    const here = card?.querySelector('strong')?.text
    const factor = content.regionFactor?.where ?? ''
    expect([page, guide, range]).toEqual([page, guide, isAbout ? here : published])
    expect([page, unit]).toEqual([page, isAbout ? `${band.unit} ${factor}` : band.unit])
    expect([page, offeringsOf(band, entry).some((each) => offerings.includes(each))]).toEqual([
      page,
      true,
    ])
    // A range of another place is only shown adjusted to this region.
    if (town !== undefined && !isAbout)
      expect([page, band.towns]).toEqual([page, expect.arrayContaining([town])])
    if (isAbout) expect([page, band.adjust]).toEqual([page, true])
  }
})

test('a page about a trade that no range prices shows no price', () => {
  const priced = new Set(teasers.map(({ page }) => page))
  const unpriced = content.locations.filter(({ service }) =>
    ['siding', 'home-inspections', 'home-services', 'subdivision'].includes(service.offering),
  )
  expect(unpriced.map(({ path }) => path).filter((path) => priced.has(path))).toEqual([])
})

test('the page of every machine has its rates, each a stand-in, with the number of the yard', () => {
  const [all, ...machines] = content.offerings.filter(({ group }) => group === 'rent')
  const yard = content.business.phones.find(({ rentals }) => rentals)?.number ?? ''
  const tableOn = (path: string | undefined) => {
    const section = pages.find((page) => page.path === path)?.root.querySelector('.rates')
    return section?.querySelectorAll('tbody tr').map((row) => row.text.replaceAll(/\s+/g, ' '))
  }
  expect(machines.length).toBe(8)
  for (const { path, rates } of machines) {
    expect([path, rates?.placeholder]).toEqual([path, true])
    expect([path, tableOn(path)?.length]).toEqual([path, rates?.machines.length])
    const terms = pages.find((page) => page.path === path)?.root.querySelector('#terms')
    expect(terms?.parentNode?.text).toContain(yard)
  }
  // The table of all rentals has the first line of each page.
  for (const [index, row] of (tableOn(all?.path) ?? []).entries()) {
    expect(row.trim()).toBe(
      `${machines[index]?.label} ${tableOn(machines[index]?.path)?.[0]?.trim()}`,
    )
  }
})
