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
import { requestLinkRoutes } from './leads/routes/self-service.ts'
import { subscriptionRoutes } from './subscribers/routes/subscription.ts'

/** Routes for visitors, links in emails, and monitors. */
export async function registerPublicRoutes(app: App, deps: RouteDeps): Promise<void> {
  const { config, store, site, limits, links, pages, now } = deps
  const { leads, subscribers } = store
  const { business } = site
  const { webhook, officeMail } = deps.intake
  const probes = createProbes(config.probeToken)
  const challengeGuard = createChallengeGuard({
    on: config.challenge ?? false,
    secret: deps.sessionSecret,
    counters: store.counters,
    now,
  })
  contactRoutes(app, { intake: deps.intake, links, limits, probes, challengeGuard })
  probeRoutes(app, { leads, erase: (ids) => store.bulk.erase('leads', ids), probes, limits, now })
  newsletterRoutes(app, { deps: deps.subscriptions, limits, challengeGuard })
  await subscriptionRoutes(app, {
    subscribers,
    webhook,
    links,
    limits,
    phone: business.phone,
    pages,
    now,
  })
  await requestLinkRoutes(app, {
    leads,
    files: deps.files,
    eraser: deps.eraser,
    webhook,
    links,
    limits,
    officeMail,
    business,
    pages,
    now,
  })
  countRoutes(app, {
    pageviewBuffer: deps.pageviewBuffer,
    site,
    sessions: deps.sessions,
    limits,
    now,
  })
  locationServiceRoutes(app, { site, limits })
  imageRoutes(app, { site, siteDir: config.siteDir, images: deps.images })
  healthRoutes(app, { checkWritable: store.checkWritable, eraser: deps.eraser })
}
