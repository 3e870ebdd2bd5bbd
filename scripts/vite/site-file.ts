import type { SiteFile } from '../../services/api/contract/site.ts'
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
  },
  locationServices: site.locations.map((location) => ({
    slug: location.slug,
    title: location.title,
    serviceType: location.service.slug,
    city: location.town.name,
    county: location.town.county,
    metaDescription: location.description,
    imageUrl: imageUrl(1200, `${location.image}.webp`),
    faqs: location.faqs,
  })),
  images: Object.values(site.images).map(({ name, file, version }) => ({ name, file, version })),
  // Known when the pages are written: scripts/policy.ts.
  inlineScripts: [],
  redirects: site.redirects.map((redirect) => ({ ...redirect, status: 301 })),
})
