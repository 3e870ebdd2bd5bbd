import type { RouteParts } from './app-parts.ts'
import type { App } from './instance.ts'
import { floodGate } from './plugins/flood-gate.ts'
import { probesWith } from './plugins/probes.ts'
import { contactRoutes } from './routes/contact.ts'
import { countRoutes } from './routes/count.ts'
import { healthRoutes } from './routes/health.ts'
import { imageRoutes } from './routes/images.ts'
import { locationServiceRoutes } from './routes/location-services.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { probeRoutes } from './routes/probe.ts'
import { requestLinkRoutes } from './routes/request-link.ts'
import { subscriptionRoutes } from './routes/subscription.ts'

/** What visitors, the links in their letters and monitors ask for. */
export async function visitorRoutes(app: App, parts: RouteParts): Promise<void> {
  const { config, store, site, limits, links, now } = parts
  const { leads, subscribers } = store
  const { business } = site
  const { webhook, officeMail } = parts.intake
  const probes = probesWith(config.probeToken)
  const gate = floodGate({
    on: config.challenge ?? false,
    secret: parts.sessionSecret,
    counters: store.counters,
    now,
  })
  contactRoutes(app, { intake: parts.intake, links, limits, probes, gate })
  probeRoutes(app, { leads, erase: (ids) => store.whole.erase('leads', ids), probes, limits, now })
  newsletterRoutes(app, { desk: parts.subscriptions, limits, gate })
  await subscriptionRoutes(app, { subscribers, webhook, links, limits, firm: business, now })
  await requestLinkRoutes(app, {
    requests: leads,
    files: parts.files,
    removeLetters: parts.removeLetters,
    webhook,
    links,
    limits,
    officeMail,
    business,
    now,
  })
  countRoutes(app, { tallies: parts.tallies, site, sessions: parts.sessions, limits, now })
  locationServiceRoutes(app, { site, limits })
  imageRoutes(app, { site, siteDir: config.siteDir, images: parts.images })
  healthRoutes(app, { checkWritable: store.checkWritable })
}
