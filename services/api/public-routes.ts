import type { RouteDeps } from './app-deps.ts'
import type { App } from './http/fastify-app.ts'
import { createChallengeGuard } from './http/plugins/challenge-guard.ts'
import { createProbes } from './http/plugins/probes.ts'
import { contactRoutes } from './leads/routes/contact.ts'
import { countRoutes } from './analytics/count-route.ts'
import { healthRoutes } from './operations/routes/health.ts'
import { imageRoutes } from './site/images.ts'
import { locationServiceRoutes } from './site/location-services.ts'
import { newsletterRoutes } from './subscribers/routes/newsletter.ts'
import { probeRoutes } from './operations/routes/probe.ts'
import { selfServiceRoutes } from './leads/routes/self-service/self-service.ts'
import { searchRoute } from './search/route.ts'
import { subscriptionRoutes } from './subscribers/routes/subscription.ts'

/** Registers the routes for visitors, links in emails, and monitors. */
export async function registerPublicRoutes(app: App, deps: RouteDeps): Promise<void> {
  const { config, store, site, now } = deps
  const { leads, subscribers } = store
  const { requestRecipients } = deps.intake
  const probes = createProbes(config.probeToken)
  const challengeGuard = createChallengeGuard({
    on: config.challenge,
    secret: deps.sessionSecret,
    counters: store.counters,
    now,
  })
  // The dependencies of all groups of routes; each group declares which of them it needs.
  const shared = { ...deps, leads, subscribers, probes, challengeGuard }
  contactRoutes(app, shared)
  probeRoutes(app, { ...shared, erase: (ids) => store.bulk.erase('leads', ids) })
  newsletterRoutes(app, { ...shared, deps: deps.subscriptions })
  await subscriptionRoutes(app, { ...shared, phone: site.business.phone })
  await selfServiceRoutes(app, { ...shared, requestRecipients, business: site.business })
  countRoutes(app, shared)
  locationServiceRoutes(app, shared)
  imageRoutes(app, { ...shared, siteDir: config.siteDir })
  searchRoute(app, { ...shared, siteDir: config.siteDir })
  healthRoutes(app, {
    checkWritable: store.checkWritable,
    unreadable: store.unreadable,
    eraser: deps.eraser,
  })
}
