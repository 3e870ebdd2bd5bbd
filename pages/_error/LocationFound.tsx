import { enumeration, sentenceOf } from '../../services/content/model/location/link-sentence.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { ShownPageContext, usePageContext, useWords } from '../../renderer/page-context.tsx'
import { serviceTitle, townAndCounty } from '../../services/content/model/facts.ts'
import { contactAbout } from '../../services/content/model/urls.ts'
import type { LocationService } from '../../services/api/site/contract.ts'
import { fillAll } from '../../services/content/model/location/placeholders.ts'
import { graph } from '../../renderer/head/json-ld/graph.ts'
import {
  breadcrumbNode,
  type Crumb,
  faqNode,
  serviceNode,
} from '../../renderer/head/json-ld/page-nodes.ts'
import { localTitle, metadata } from '../../renderer/head/metadata.ts'
import { DescribingTags } from '../../renderer/head/tags.tsx'
import { LocationBody, LocationHero } from '../location/LocationSections.tsx'
import type { CatchAllData } from './catch-all-data.ts'
import { useDocumentTitle } from './catch-all-view.ts'

/** S2.21 to S2.23: the location view for a town that only the API knows. */
export function LocationFound({
  found: location,
  content,
}: {
  found: LocationService
  content: CatchAllData
}) {
  const { brand, years, outcomes } = content
  const type = serviceTypeFor(location.serviceType, content)
  const shown = usePageContext()
  const t = useWords('otherPlace')
  const titles = siteWords(content, 'titles')
  useDocumentTitle(type ? tabTitle(type, location.city, content) : brand)
  if (!type) return null
  const { slug, label, title, form, picture, towns, path } = type
  const town = {
    town: location.city,
    county: location.county ?? t('yourCounty'),
    Service: label,
    service: label.toLowerCase(),
  }
  const { badge, lead, copy } = fillAll(
    { badge: type.badge, lead: type.lead, copy: type.copy },
    town,
  )
  const links = towns.map(({ path, label }) => ({ text: label, path }))
  const inCounty = townAndCounty({ name: location.city, county: location.county })
  const page = {
    contact: contactAbout({ service: type.offering, page: shown.urlPathname }),
    brand,
    years,
    outcomes,
    workTitle: '',
    title: titles('location', { service: title, place: inCounty }),
    service: { slug, label, title, form },
    town: { name: location.city, inCounty },
    badge,
    lead: location.metaDescription || lead,
    picture: { ...picture, src: location.imageUrl },
    fallback: picture,
    copy,
    comparisonByTown: type.comparisonByTown,
    faqs: location.faqs,
    projects: [],
    under: [],
    reading: [],
    around: [sentenceOf(t.parts('seeAlso', { towns: enumeration(links, content) }))],
  }
  const crumbs = [
    { label: titles('home'), path: '/' },
    { label, path },
    { label: location.city, path: '' },
  ]
  return (
    <ShownPageContext
      value={{ ...shown, data: { callToActionHref: '#estimate', head: { crumbs } } }}
    >
      <DescribingTags head={locationHead(location, type, crumbs, content)} />
      <LocationHero page={page} />
      <LocationBody page={page} />
    </ShownPageContext>
  )
}

/**
 * The metadata and the structured data of the view, as on prerendered pages. The canonical address is that of the
 * location's own page. Robots are told by 404.html.
 */
function locationHead(
  { city, county, slug, title, metaDescription, faqs }: LocationService,
  type: CatchAllData['types'][number],
  crumbs: readonly Crumb[],
  { business, ...firm }: CatchAllData,
) {
  const { origin, place, language } = firm
  const path = `/${slug}`
  const description = metaDescription || type.summary
  const page = {
    title,
    description,
    keywords: type.keywords,
    path,
    index: false,
    // A location without a built page has no share image.
    sharedAs: type.path,
    local: {
      service: type.label,
      serviceTitle: type.title,
      location: city,
      county,
      nearby: [],
    },
  }
  return {
    metadata: metadata(page, firm),
    language,
    jsonLd: graph([
      business,
      breadcrumbNode(
        origin,
        crumbs.map((crumb) => ({ ...crumb, path: crumb.path || path })),
      ),
      serviceNode(origin, {
        name: title,
        description,
        path,
        area: { town: city, county, state: place.state.name },
      }),
      ...(faqs.length > 0 ? [faqNode(origin, path, faqs)] : []),
    ]),
  }
}

/**
 * The service type of an API response (S2.24, S2.27). A part of another one has that under its own name; for unknown
 * types the fallback stands in.
 */
function serviceTypeFor(serviceType: string, { types, fallback, ...site }: CatchAllData) {
  const bySlug = (wanted: string | undefined) => types.find(({ slug }) => slug === wanted)
  for (const type of types) {
    const also = type.alsoAs.find(({ slug }) => slug === serviceType)
    if (also) return { ...type, label: also.name, title: serviceTitle(also.name, site) }
  }
  return bySlug(serviceType) ?? bySlug(fallback)
}

/** The title of S5.10, as on prerendered pages. */
const tabTitle = (
  { title, label }: { title: string; label: string },
  city: string,
  firm: CatchAllData,
): string => localTitle({ serviceTitle: title, service: label, location: city }, firm)
