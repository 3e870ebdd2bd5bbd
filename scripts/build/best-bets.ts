import type { BestBets } from '../../services/api/search/best-bets.ts'
import { milesBetween } from '../../services/content/model/service-area.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site, Town } from '../../services/content/model/site.ts'
import { allSites, hasSearch, pathIn } from '../../services/content/model/translations.ts'
import { listedWords, type Search } from '../../services/content/schema/search.ts'

/** Returns the best bets of each search page: from content/search.yaml, and the names of offerings, services and towns. */
export function bestBets(site: Site): BestBets[] {
  const all = allSites(site)
  const own = all.filter((each) => each !== site && hasSearch(each))
  const others = all.filter((each) => !own.includes(each))
  return [
    // A Spanish word leads to the Spanish page also if that has a search of its own.
    betsOn(site, { named: others, all, original: site }),
    ...own.map((each) => ({
      ...betsOn(each, { named: [each], all: [each], original: site }),
      language: each.language,
    })),
  ]
}

interface Searched {
  /** The sites whose names are known to the search page. */
  named: readonly Site[]
  /** Those whose pages the words of their language lead to. */
  all: readonly Site[]
  /** The site of the first language, which has every town. */
  original: Site
}

/** @param main the site of the search page's language */
function betsOn(main: Site, { named, all, original }: Searched): BestBets {
  const { pages, places, noise, urgent } = main.search
  return {
    pages: [...pages.flatMap((page) => ofTable(page, main, all)), ...named.flatMap(ofNames)],
    places: [
      ...original.towns.map((town) => ({
        names: [
          town.name,
          ...places.flatMap((place) =>
            place.town === town.slug && place.name === town.name ? place.also : [],
          ),
        ],
        towns: nearestTo(town, original.towns),
      })),
      ...places
        .filter((place) => !original.towns.some(({ name }) => name === place.name))
        .map((place) => ({
          names: [place.name, ...place.also],
          towns: townsOf(place, original.towns),
        })),
      ...areas(original).map((name) => ({ names: [name], towns: [] })),
    ],
    towns: Object.fromEntries(main.towns.map(({ slug, name, path }) => [slug, { name, path }])),
    urgent: urgent.flatMap(({ words }) => {
      const { [main.language]: said } = words
      if (!said) return []
      const { words: _, ...answer } = said
      const phrases = all.flatMap(({ language }) => listedWords(words[language]?.words ?? ''))
      return { ...answer, phrases }
    }),
    noise: all.flatMap(({ language }) => listedWords(noise[language] ?? '')),
  }
}

/** Returns a page of the table for the words of each language: in that language, or else in that of the search page. */
function ofTable(
  { href, words, townPage }: Search['pages'][number],
  main: Site,
  sites: readonly Site[],
): BestBets['pages'] {
  return Object.entries(words).flatMap(([language, list]) =>
    [sites.find((each) => each.language === language), main]
      .flatMap((each) => {
        const path = each && pathIn(each, href)
        const isThere = each !== undefined && routes(each).some((route) => route.path === path)
        return isThere && path !== undefined
          ? [
              {
                path,
                phrases: listedWords(list),
                towns: townPage ? hubs(each) : pagesInTowns(each, path),
              },
            ]
          : []
      })
      .slice(0, 1),
  )
}

/** The names by which a site's own pages are known. */
const ofNames = (site: Site): BestBets['pages'] =>
  site.offerings.map(({ slug, path, label }) => ({
    path,
    phrases: [
      label,
      ...site.services
        .filter(({ offering }) => offering === slug)
        .flatMap(({ name, label, trade }) => [
          name,
          label,
          ...(trade === undefined ? [] : [trade]),
        ]),
    ],
    towns: pagesInTowns(site, path),
  }))

const hubs = ({ towns }: Site): Record<string, string> =>
  Object.fromEntries(towns.map(({ slug, path }) => [slug, path]))

/** The location pages of the offering that is at this address, by town. */
function pagesInTowns({ offerings, locations }: Site, path: string): Record<string, string> {
  const offering = offerings.find((each) => each.path === path)
  return Object.fromEntries(
    locations
      .filter(({ service }) => service.offering === offering?.slug)
      // Of several services of an offering the first one counts.
      .toReversed()
      .map((location) => [location.town.slug, location.path]),
  )
}

/** What is larger than a town: its counties and regions. */
const areas = ({ towns, business }: Site): string[] => [
  ...new Set([
    ...towns.flatMap(({ county, region }) => [county, region]).filter((name) => name !== undefined),
    business.place.state.name,
  ]),
]

const nearestTo = (town: Town, towns: readonly Town[]): string[] => [
  town.slug,
  ...(town.coordinates ? byDistance(town.coordinates, towns) : []).filter(
    (slug) => slug !== town.slug,
  ),
]

function townsOf(
  { town, coordinates }: Search['places'][number],
  towns: readonly Town[],
): string[] {
  const named = towns.find(({ slug }) => slug === town)
  if (named) return nearestTo(named, towns)
  return coordinates ? byDistance(coordinates, towns) : []
}

/** The towns with coordinates, the nearest first. */
const byDistance = (from: readonly [number, number], towns: readonly Town[]): string[] =>
  towns
    .flatMap(({ slug, coordinates }) =>
      coordinates ? [{ slug, miles: milesBetween(from, coordinates) }] : [],
    )
    .sort((one, other) => one.miles - other.miles)
    .map(({ slug }) => slug)
