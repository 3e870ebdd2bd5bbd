import { routes } from './features.ts'
import { registerRoutes } from './http/route-groups.ts'
import { type AppDeps, createRouteDeps } from './route-deps.ts'
import { createServicePages } from '../../renderer/service-pages/service-pages.tsx'
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
import { toLocalTime } from './sla/time-zone.ts'
import { indexLanguages } from './site/site-file.ts'

/** Builds the Fastify app with all plugins and routes. It does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, store, site, sessionSecret, log, now, timeouts } = deps
  const origin = config.publicOrigin
  const app = createServer({
    trustProxy: config.trustProxy,
    log,
    timeouts,
    words: site.words,
  })

  const answerOtherMethods = trackRouteMethods(app)
  const { business } = site
  // The first Intl.DateTimeFormat of a process loads locale data for about 20 ms: done here rather than in a request.
  toLocalTime(now(), business.promise.timeZone)
  const pages = createServicePages(site)
  registerErrorHandler(
    app,
    { phone: business.phone, words: site.words, pages },
    indexLanguages(site),
  )
  setSecurityHeaders(app, { origin, site })
  logRequests(app)
  await registerApiDocs(app, { name: business.name, origin, pages })
  registerMetrics(app, { token: config.metricsToken, metrics: deps.metrics })
  rejectCrossOriginWrites(app, { origin, allowedHosts: config.allowedHosts })
  await acceptFormPosts(app, site.form)
  const limits = await registerRateLimits(app, config.rateLimit, store.counters)
  const sessions = await registerSessions(app, {
    secret: sessionSecret,
    origin,
    people: store.people,
    now,
  })
  await registerRoutes(app, routes, createRouteDeps(app, deps, { limits, sessions, pages }))
  await serveBuiltSite(app, { siteFiles: deps.siteFiles, site, pages, now })
  answerOtherMethods()
  return app
}
