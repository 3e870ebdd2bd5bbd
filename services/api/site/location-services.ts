import { createHash } from 'node:crypto'
import { z } from 'zod'
import { urls } from '../../content/model/urls.ts'
import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import type { PlaceLinksProps } from '../../../renderer/service-pages/PlaceLinks.tsx'
import { escapeHtml } from '../http/escape-html.ts'
import { httpError } from '../http/http-errors.ts'
import type { RateLimits } from '../http/plugins/rate-limits.ts'
import { locationServiceFound, type LocationService, type SiteFile } from './contract.ts'
import { matchesEtag } from './static-site-rules.ts'

/** What of dist/site.json places are found by. */
type PlacesOfSite = Pick<SiteFile, 'locationServices' | 'services'> & {
  business: Pick<SiteFile['business'], 'state'>
}

/** GET /api/location-services/{slug} (S6.3). */
export function locationServiceRoutes(
  app: App,
  { site, limits }: { site: SiteFile; limits: RateLimits },
) {
  const find = locationServices(site)
  app.get(paths.locationService.route, {
    schema: {
      summary: 'One service in one town.',
      params: z.object({ slug: z.string() }),
      response: { 200: locationServiceFound, 304: z.undefined() },
    },
    config: { docs: { errors: [404] }, rateLimit: limits.reads },
    handler: async (request, reply) => {
      const locationService = find(request.params.slug)
      if (!locationService) throw httpError('no_location_service')
      const etag = tagOf(locationService)
      // Cached for ten minutes (S6.13), since it only changes with a build.
      reply.headers({ etag, 'cache-control': 'public, max-age=600' })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return { success: true as const, locationService }
    },
  })
}

const tagOf = (service: LocationService): string =>
  `"${createHash('sha256').update(JSON.stringify(service)).digest('base64url').slice(0, 22)}"`

/**
 * Returns a function that finds a location service by `{service type}-{city}`, with or without the state at its end
 * (S1.22). The service type is the prefix of its page (`decks-vail`), its `serviceType` (`decks-and-patios-vail`) or one
 * of its other names (`alsoAs`).
 */
export function locationServices(site: PlacesOfSite) {
  const { state } = site.business
  const bySlug = new Map<string, LocationService>()
  for (const service of site.locationServices) {
    bySlug.set(`${service.serviceType}-${citySlug(service.city)}`, service)
    bySlug.set(withoutState(service.slug, state), service)
    const type = site.services.find(({ slug }) => slug === service.serviceType)
    for (const { slug, name } of type?.alsoAs ?? [])
      bySlug.set(`${slug}-${citySlug(service.city)}`, {
        ...service,
        serviceType: slug,
        title: service.title.replace(type?.name ?? '', name),
      })
  }
  return (slug: string) => bySlug.get(withoutState(slug, state))
}

const citySlug = (city: string): string => city.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const withoutState = (slug: string, state: string): string =>
  slug.endsWith(`-${state}`) ? slug.slice(0, -state.length - 1) : slug

/** The page of a location: `/services/{type}-{city}`. */
export const knownPlace = ({ title, slug }: LocationService): UnknownPlace => ({
  title,
  links: [{ path: `/${slug}`, label: title }],
})

interface UnknownPlace extends PlaceLinksProps {
  /** What the page says until its script runs; left out: that the location is loading. */
  loading?: 'services'
}

/**
 * Returns a function that finds the trade of a path whose place has no page, with the trade's pages: `/siding-nowhere`,
 * `/nowhere-{state}`, `/services/siding-nowhere` and `/services/siding`. Other places are about the fallback service, as in
 * pages/_error/catch-all-view.ts; other names below /services/ lead to all services.
 */
export function unknownPlaces({
  locationServices,
  pages,
  services: types,
  business: { state },
}: PlacesOfSite & Pick<SiteFile, 'pages'>): (path: string) => UnknownPlace | undefined {
  const trades = new Map<string, { prefix: string; names: string[]; page: PlaceLinksProps }>()
  for (const { serviceType, slug, city, title } of locationServices) {
    const prefix = withoutState(slug, state).slice(0, -citySlug(city).length - 1)
    const path = `/${slug}`
    const page = pages.find((page) => page.path === path)
    const trade = page?.service ?? title
    const known = trades.get(serviceType)
    const links = [...(known?.page.links ?? []), { path, label: title }]
    const names = [prefix, serviceType, page?.offering ?? serviceType]
    const type = types.find((one) => one.slug === serviceType)
    names.push(...(type?.alsoAs ?? []).map((also) => also.slug))
    trades.set(serviceType, { prefix, names, page: { title: trade, links } })
  }
  const fallback = types.find((type) => type.fallback)?.slug ?? ''
  const all = pages.find(({ path }) => path === urls.services)?.title ?? 'Services'
  return (path) => {
    const [, services, slug = ''] = /^(\/services)?\/([^/]+)$/.exec(path) ?? []
    const isService = services !== undefined
    const matches = (name: string) => slug.startsWith(`${name}-`) || (isService && slug === name)
    // Elsewhere only a prefix or the state makes it a place: `/kitchens-before-winter` may be an article.
    const isPlace = isService ? slug.includes('-') : slug.includes(`-${state}`)
    const trade = [...trades.values()].find(({ prefix, names }) =>
      isService || isPlace ? names.some(matches) : matches(prefix),
    )
    if (trade) return trade.page
    if (isPlace) return trades.get(fallback)?.page
    if (!isService) return undefined
    return { title: all, links: [{ path: urls.services, label: all }], loading: 'services' }
  }
}

/**
 * Adapts the page for unknown paths to a place: until its script shows the place, it says that it is loading (S2.19)
 * instead of “Page Not Found”.
 * @param html 404.html
 * @param links what is shown without JavaScript (`ServicePages.placeLinks`)
 */
export const loadingPlacePage = (
  html: string,
  { title, loading }: UnknownPlace,
  links: string,
): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<main[^>]*)>/,
      (_, main: string) => `${main} data-loading${loading ? `="${loading}"` : ''}>${links}`,
    )

/**
 * Puts the suggestions of a path into the page for unknown paths, and the path from which its script makes the same
 * (pages/_error/CatchAll.island.tsx).
 * @param html 404.html
 */
export const pageWithSuggestions = (html: string, path: string, suggestions: string): string =>
  html
    .replace(/<div class="suggestions">.*?<\/div>/s, () => suggestions)
    .replace(/(<main[^>]*)>/, (_, main: string) => `${main} data-path="${escapeHtml(path)}">`)
