import { createHash } from 'node:crypto'
import { z } from 'zod'
import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { httpError } from '../http/http-errors.ts'
import type { RateLimits } from '../http/plugins/rate-limits.ts'
import { locationServiceFound, type LocationService, type SiteFile } from './contract.ts'
import { matchesEtag } from './static-site-rules.ts'

/** GET /api/location-services/{slug} (S6.3). */
export function locationServiceRoutes(
  app: App,
  { site, limits }: { site: SiteFile; limits: RateLimits },
) {
  const find = locationServices(site)
  app.route({
    method: 'GET',
    url: `${paths.locationServices}/:slug`,
    schema: {
      params: z.object({ slug: z.string() }),
      response: { 200: locationServiceFound, 304: z.undefined() },
    },
    config: { rateLimit: limits.reads },
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
 * Returns a function that finds a location service by `{service type}-{city}`, with or without `-colorado` at its end
 * (S1.22). The service type is the prefix of its page (`decks-vail`) or its `serviceType` (`decks-and-patios-vail`).
 */
export function locationServices(site: Pick<SiteFile, 'locationServices'>) {
  const bySlug = new Map<string, LocationService>()
  for (const service of site.locationServices) {
    const city = service.city.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    bySlug.set(`${service.serviceType}-${city}`, service)
    bySlug.set(withoutState(service.slug), service)
  }
  return (slug: string) => bySlug.get(withoutState(slug))
}

const withoutState = (slug: string): string => slug.replace(/-colorado$/, '')

/**
 * Adapts the page for unknown paths to `/services/{type}-{city}`: until its script has loaded the location, it says
 * that it is loading (S2.19) instead of “Page Not Found”, and without JavaScript it has a heading that links to the location's page.
 * @param html 404.html
 */
export const loadingLocationPage = (html: string, { title, slug }: LocationService): string =>
  html
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<main([^>]*)>/,
      `<main$1 data-loading><noscript><h1 class="band narrow"><a href="/${encodeURIComponent(slug)}">${escapeHtml(title)}</a></h1></noscript>`,
    )
