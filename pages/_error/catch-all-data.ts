import { claimStats } from '../page-parts.ts'
import { type PictureData, pictureOf } from '../../renderer/components/picture-data.ts'
import { businessNode } from '../../renderer/head/json-ld/business.ts'
import type { MetadataFirm } from '../../renderer/head/metadata.ts'
import type { WordsByLanguage } from '../../renderer/page-context.tsx'
import type { Node } from '../../renderer/head/json-ld/graph.ts'
import type { WordGroup } from '../../renderer/islands/island.tsx'
import { contentFile } from '../../renderer/content-files.ts'
import { shellData } from '../../renderer/shell/shell-data.ts'
import type { Form, Preselection } from '../../services/content/schema/form.ts'
import type { ShellData } from '../../services/api/site/shell-contract.ts'
import {
  firmFacts,
  outcomes,
  type Outcomes,
  serviceTitle,
} from '../../services/content/model/facts.ts'
import {
  type GeneralPreset,
  generalPreset,
} from '../../services/content/model/location/general-preset.ts'
import { inLanguage, type Language } from '../../services/content/model/languages.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import { routes } from '../../services/content/model/routes.ts'
import {
  fallbackOf,
  preselected,
  type Service,
  type Site,
} from '../../services/content/model/site.ts'

/** The data of a service type, for places without a page of their own. */
interface ServiceTypeData extends GeneralPreset {
  slug: string
  keywords: readonly string[]
  prefix: string
  label: string
  /** The title of its location pages: `Roofing Services`. */
  title: string
  form: Preselection
  /** The slug of its offering. */
  offering: string
  /** Its traits and other names (services/content/schema/service.ts). */
  comparisonByTown: boolean
  alsoAs: Service['alsoAs']
  picture: PictureData
  /** The offering's own page, and its description in lists. */
  path: string
  summary: string
  towns: { path: string; label: string }[]
}

/** The groups of content/words that the views for places and services use. */
const wordsOfViews = [
  'fields',
  'form',
  'actionLine',
  'links',
  'loading',
  'locationPage',
  'offeringPage',
  'otherPlace',
  'pageParts',
  'receipt',
  'titles',
  'translation',
] as const satisfies readonly WordGroup[]

export interface CatchAllData {
  language: Language
  words: WordsByLanguage
  /** For the lines with the call to action and the phone number. */
  shell: ShellData
  form: Form
  /** The slug of the service type for names that the site does not know. */
  fallback: string | undefined
  brand: string
  years: string
  outcomes: Outcomes
  /** For the metadata of the location view. */
  origin: string
  coordinates: MetadataFirm['coordinates']
  place: MetadataFirm['place']
  business: Node
  types: ServiceTypeData[]
}

/** The data that 404.html needs for a place or a service without a page. */
function catchAllData(site: Site): CatchAllData {
  const { business, claims, images, language } = site
  const claim = (name: string) => claims[name]?.text ?? ''
  const fallback = fallbackOf(site.services)
  const stats = claimStats(site, ['rating', 'response', 'years-badge', 'customers'])
  const benefits = site.whyUs.map(({ title, description }) => ({ title, text: description }))
  const words = Object.fromEntries(
    wordsOfViews.map((group) => [group, inLanguage(site.words, language)[group]]),
  )
  return {
    language,
    words: { [language]: words },
    shell: shellData(site),
    form: site.form,
    fallback: fallback?.slug,
    brand: business.brand,
    years: claim('years-badge'),
    outcomes: outcomes(site),
    origin: business.origin,
    coordinates: business.offices[0]?.coordinates,
    place: {
      state: business.place.state,
      country: business.place.country,
      counties: business.place.counties,
    },
    business: businessNode(business, claims),
    types: site.services.flatMap((service) => {
      const offering = site.offerings.find(({ slug }) => slug === service.offering)
      const preset = service.preset ?? fallback?.preset
      if (!offering || !preset) return []
      const defaults = { badge: service.label, lead: offering.lead, stats, benefits }
      return {
        slug: service.slug,
        keywords: service.keywords,
        prefix: service.prefix,
        label: service.label,
        title: serviceTitle(service.name, site),
        form: preselected(site, service),
        offering: service.offering,
        comparisonByTown: service.comparisonByTown,
        alsoAs: service.alsoAs,
        picture: pictureOf({ images }, service.preset ? preset.image : offering.image),
        path: offering.path,
        summary: offering.summary,
        towns: site.locations
          .filter((location) => location.service.slug === service.slug)
          .map(({ path, town }) => ({ path, label: town.name })),
        ...generalPreset(preset, defaults, firmFacts(business, claims)),
      }
    }),
  }
}

/** The file that 404.html loads for a town or a service without a page. */
export const catchAllFile = memoize((site: Site) =>
  contentFile('catch-all.json', JSON.stringify(catchAllData(site))),
)

export interface PageLink {
  path: string
  title: string
}

/** The file that 404.html loads to suggest pages for a missing article. It leaves out location pages. */
export const pageListFile = memoize((site: Site) => {
  const pages: PageLink[] = routes(site)
    .filter(
      ({ kind, index, path, continues }) =>
        index && !kind.startsWith('location') && path !== '/' && !continues,
    )
    .map(({ path, label }) => ({ path, title: label }))
  return contentFile('pages.json', JSON.stringify(pages))
})
