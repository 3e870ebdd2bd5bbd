import { keepTallies } from './figures/tally-keeper.ts'
import type { AppParts, RouteParts } from './http/app-parts.ts'
import type { App } from './http/instance.ts'
import { serveBuiltSite } from './http/plugins/built-site.ts'
import { describeApi } from './http/plugins/description.ts'
import { answerErrors } from './http/plugins/errors.ts'
import { takeFormPosts } from './http/plugins/form-posts.ts'
import { limitRequests } from './http/plugins/limits.ts'
import { measure } from './http/plugins/metrics.ts'
import { logRequests } from './http/plugins/request-log.ts'
import { refuseForeignWrites } from './http/plugins/same-origin.ts'
import { setSecurityHeaders } from './http/plugins/security-headers.ts'
import { keepSessions } from './http/plugins/sessions.ts'
import { newServer } from './http/server.ts'
import { staffRoutes } from './http/staff-routes.ts'
import { visitorRoutes } from './http/visitor-routes.ts'
import { signer } from './links/signer.ts'
import { languageOf } from './site-pages.ts'
import { notified } from './staff/notifications.ts'

/** The Fastify app, ready to listen, to be injected into, or to be handed requests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, store, site, sessionSecret, log, now, patience } = parts
  const origin = config.publicOrigin
  const app = newServer({ trustProxy: config.trustProxy, log, patience })

  const { business } = site
  answerErrors(app, { name: business.name, phone: business.phone }, languageOf(site))
  setSecurityHeaders(app, { origin, site })
  logRequests(app)
  measure(app, { token: config.metricsToken })
  await describeApi(app, { name: business.name, origin })
  refuseForeignWrites(app, { origin })
  await takeFormPosts(app)
  const limits = await limitRequests(app, config.rateLimit, store.counters)
  const { people, quarantine } = store
  const sessions = await keepSessions(app, { secret: sessionSecret, origin, people, now })
  const tallies = keepTallies({ book: store.traffic, log })
  app.addHook('onClose', () => tallies.stop())

  const alike = { languageOf: languageOf(site), webhook: config.webhook !== undefined, now }
  const routed: RouteParts = {
    ...parts,
    limits,
    sessions,
    tallies,
    links: signer(sessionSecret),
    intake: {
      leads: store.leads,
      quarantine: quarantine.leads,
      officeMail: notified(store.settings, parts.officeMail).requests,
      contentCommit: site.commit,
      promise: business.promise,
      ...alike,
    },
    subscriptions: {
      subscribers: store.subscribers,
      quarantine: quarantine.subscribers,
      confirmFirst: config.newsletterConfirm,
      ...alike,
    },
  }
  await visitorRoutes(app, routed)
  staffRoutes(app, routed)
  await serveBuiltSite(app, { siteDir: config.siteDir, site, now })
  return app
}
