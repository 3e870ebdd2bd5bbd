import { createServicePages } from '../../renderer/service-pages/service-pages.tsx'
import { startPageviewBuffer } from './analytics/pageview-buffer.ts'
import type { AppDeps, RouteDeps } from './app-deps.ts'
import { emailAddresses } from './config.ts'
import type { App } from './http/fastify-app.ts'
import { serveBuiltSite } from './site/built-site.ts'
import { registerApiDocs } from './openapi/api-docs.ts'
import { registerErrorHandler } from './http/plugins/error-handler.ts'
import { acceptFormPosts } from './http/plugins/form-posts.ts'
import { registerRateLimits } from './http/plugins/rate-limits.ts'
import { registerMetrics } from './http/plugins/metrics.ts'
import { trackRouteMethods } from './http/plugins/methods.ts'
import { logRequests } from './http/plugins/request-hooks.ts'
import { rejectCrossOriginWrites } from './http/plugins/same-origin.ts'
import { setSecurityHeaders } from './site/security-headers.ts'
import { registerSessions } from './people/sessions.ts'
import { createServer } from './server.ts'
import { registerAdminRoutes } from './admin-routes.ts'
import { registerPublicRoutes } from './public-routes.ts'
import { createLinkSigner } from './email/link-tokens.ts'
import { toLocalTime } from './sla/time-zone.ts'
import { indexLanguages } from './site/site-file.ts'
import { createNotificationRecipients } from './operations/notifications.ts'

/** Builds the Fastify app with all plugins and routes. It does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, store, site, sessionSecret, log, now, timeouts } = deps
  const origin = config.publicOrigin
  const app = createServer({ trustProxy: config.trustProxy, log, timeouts })

  const answerOtherMethods = trackRouteMethods(app)
  const { business } = site
  // The first Intl.DateTimeFormat of a process loads locale data for about 20 ms: done here rather than in a request.
  toLocalTime(now(), business.promise.timeZone)
  const pages = createServicePages(site)
  registerErrorHandler(app, { phone: business.phone, pages }, indexLanguages(site))
  setSecurityHeaders(app, { origin, site })
  logRequests(app)
  await registerApiDocs(app, { name: business.name, origin, pages })
  registerMetrics(app, { token: config.metricsToken })
  rejectCrossOriginWrites(app, { origin, allowedHosts: config.allowedHosts })
  await acceptFormPosts(app)
  const limits = await registerRateLimits(app, config.rateLimit, store.counters)
  const { people, quarantine } = store
  const sessions = await registerSessions(app, { secret: sessionSecret, origin, people, now })
  const pageviewBuffer = startPageviewBuffer({ repository: store.traffic, log })
  app.addHook('onClose', () => pageviewBuffer.stop())

  const addresses = emailAddresses(config, site)
  const sharedDeps = {
    languageOf: indexLanguages(site),
    now,
  }
  const routeDeps: RouteDeps = {
    ...deps,
    addresses,
    limits,
    sessions,
    pageviewBuffer,
    links: createLinkSigner(sessionSecret),
    pages,
    intake: {
      leads: store.leads,
      quarantine: quarantine.leads,
      requestRecipients: createNotificationRecipients(store.settings, addresses.officeAddress)
        .requests,
      contentCommit: site.commit,
      responseSla: business.promise,
      ...sharedDeps,
    },
    subscriptions: {
      subscribers: store.subscribers,
      quarantine: quarantine.subscribers,
      confirmFirst: config.newsletterConfirm,
      ...sharedDeps,
    },
  }
  await registerPublicRoutes(app, routeDeps)
  await registerAdminRoutes(app, routeDeps)
  await serveBuiltSite(app, { siteDir: config.siteDir, site, pages, now })
  answerOtherMethods()
  return app
}
