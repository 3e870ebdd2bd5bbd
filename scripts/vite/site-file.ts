import type { SiteFile } from '../../services/api/contract/site.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { imageUrl } from '../../services/content/model/urls.ts'

/** dist/site.json: all that the service knows about content. In: the site and the time. */
export const siteFile = (site: Site, builtAt: Date): SiteFile => ({
  commit: site.commit,
  builtAt: builtAt.toISOString(),
  business: {
    name: site.business.brand,
    origin: site.business.origin,
    phone: site.business.phones[0]?.number ?? '',
    email: site.business.email,
    fontKit: site.business.fontKit,
    postal: postalOf(site),
    promise: {
      ...site.business.promise,
      timeZone: 'America/Denver',
      open: site.business.hours,
      holidays: site.business.holidays.map(({ date }) => date),
    },
  },
  pages: pagesOf(site),
  locationServices: site.locations.map((location) => ({
    slug: location.slug,
    title: location.title,
    serviceType: location.service.slug,
    city: location.town.name,
    county: location.town.county,
    metaDescription: location.description,
    imageUrl: imageUrl(1200, `${location.image}.jpg`),
    faqs: location.faqs,
  })),
  images: Object.values(site.images).map(({ name, file, version }) => ({ name, file, version })),
  // Known when the pages are written: scripts/build/for-hosts.ts.
  inlineScripts: [],
  redirects: site.redirects.map((redirect) => ({ ...redirect, status: 301 })),
})

function postalOf({ business }: Site): string {
  const [office] = business.offices
  if (!office) return business.legalName
  const { street, city, state, postalCode } = office.mailing ?? office.address
  return `${business.legalName}, ${street}, ${city}, ${state} ${postalCode}`
}

/** Every page, with the service and the town that it is about. */
function pagesOf(site: Site): SiteFile['pages'] {
  const places = new Map(site.locations.map((location) => [location.path, location]))
  const offerings = new Map(site.offerings.map((offering) => [offering.path, offering]))
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  return routes(site).map(({ path, label }) => {
    const place = places.get(path)
    const service = place?.service.name ?? offerings.get(path)?.label
    return {
      path,
      title: label,
      ...(service !== undefined && { service }),
      ...(place && { town: place.town.name }),
      language: pages.get(path)?.language ?? 'en',
    }
  })
}
