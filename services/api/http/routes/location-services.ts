import { z } from 'zod'
import { locationServiceFound } from '../../contract/location-service.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { noLocationService } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Limits } from '../plugins/limits.ts'

/** GET /api/location-services/{slug} (SPEC.md §7). */
export function locationServiceRoutes(
  app: App,
  { site, limits }: { site: SiteFile; limits: Limits },
) {
  const find = locationServices(site)
  app.route({
    method: 'GET',
    url: `${paths.locationServices}/:slug`,
    schema: {
      params: z.object({ slug: z.string() }),
      response: { 200: locationServiceFound },
    },
    config: { rateLimit: limits.reading },
    handler: async (request, reply) => {
      const locationService = find(request.params.slug)
      if (!locationService) throw noLocationService()
      // The browser asks again after ten minutes (SPEC.md §9); it changes with a build only.
      reply.header('cache-control', 'public, max-age=600')
      return { success: true as const, locationService }
    },
  })
}

/** Finds a location service by its slug, with or without the `-colorado` at its end (SPEC.md §2). */
export function locationServices(site: SiteFile) {
  const bySlug = new Map(site.locationServices.map((service) => [service.slug, service]))
  return (slug: string) => bySlug.get(slug) ?? bySlug.get(`${slug}-colorado`)
}
