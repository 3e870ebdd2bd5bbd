import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { ImagesOnDemand } from '../images/on-demand.ts'
import type { AttachmentFolder } from './attachments/attachment-folder.ts'
import type { Config } from './config.ts'
import type { SiteFile } from './contract/site.ts'
import type { App } from './http/instance.ts'
import { serveBuiltSite } from './http/plugins/built-site.ts'
import { answerErrors, answerNothingHere } from './http/plugins/errors.ts'
import { languageOf, pageBy } from './site-pages.ts'
import { floodGate } from './http/plugins/flood-gate.ts'
import { takeFormPosts } from './http/plugins/form-posts.ts'
import { cutOffSlowBodies } from './http/plugins/slow-bodies.ts'
import { knownDevices } from './http/plugins/known-devices.ts'
import { limitRequests } from './http/plugins/limits.ts'
import { describeApi } from './http/plugins/description.ts'
import { probesWith } from './http/plugins/probes.ts'
import { endConnectionsWhileStopping } from './http/plugins/last-answers.ts'
import { measure } from './http/plugins/metrics.ts'
import { logRequests } from './http/plugins/request-log.ts'
import { refuseForeignWrites, requireOwnOrigin } from './http/plugins/same-origin.ts'
import { setSecurityHeaders } from './http/plugins/security-headers.ts'
import { keepSessions } from './http/plugins/sessions.ts'
import { adminAccountRoutes } from './http/routes/admin-account.ts'
import { adminAnalyticsRoutes } from './http/routes/admin-analytics.ts'
import { adminAttachmentRoutes } from './http/routes/admin-attachments.ts'
import { adminLeadActionRoutes } from './http/routes/admin-lead-actions.ts'
import { adminContentRoutes, type ContentDesk } from './http/routes/admin-content.ts'
import { adminLeadRoutes } from './http/routes/admin-leads.ts'
import { adminMailRoutes } from './http/routes/admin-mail.ts'
import { adminQuarantineRoutes } from './http/routes/admin-quarantine.ts'
import { adminViewRoutes } from './http/routes/admin-views.ts'
import { adminNewsRoutes } from './http/routes/admin-news.ts'
import { adminDashboardRoutes } from './http/routes/admin-dashboard.ts'
import { adminJoinRoutes } from './http/routes/admin-join.ts'
import { adminSubscriberRoutes } from './http/routes/admin-subscribers.ts'
import { adminAuditRoutes } from './http/routes/admin-audit.ts'
import { adminBackupRoutes } from './http/routes/admin-backup.ts'
import { adminHealthRoutes } from './http/routes/admin-health.ts'
import { adminMailStatusRoutes } from './http/routes/admin-mail-status.ts'
import { adminNotificationRoutes } from './http/routes/admin-notifications.ts'
import { adminPeopleRoutes } from './http/routes/admin-people.ts'
import { adminPasswordRoutes } from './http/routes/admin-password.ts'
import { adminSessionRoutes } from './http/routes/admin-session.ts'
import { adminWebhookRoutes } from './http/routes/admin-webhooks.ts'
import { contactRoutes } from './http/routes/contact.ts'
import { countRoutes } from './http/routes/count.ts'
import { healthRoutes } from './http/routes/health.ts'
import { imageRoutes } from './http/routes/images.ts'
import { locationServiceRoutes } from './http/routes/location-services.ts'
import { probeRoutes } from './http/routes/probe.ts'
import { requestLinkRoutes } from './http/routes/request-link.ts'
import { subscriptionRoutes } from './http/routes/subscription.ts'
import { newsletterRoutes } from './http/routes/newsletter.ts'
import { keepTallies } from './figures/tally-keeper.ts'
import { signer } from './links/signer.ts'
import { noteIn } from './staff/audit-log.ts'
import type { Machine } from './machine.ts'
import { notified } from './staff/notifications.ts'
import type { OwnerSetup } from './staff/owner-setup.ts'
import { newThrottle } from './staff/throttle.ts'
import type { Store } from './store/store.ts'

/** Everything the app works with; nothing is looked up or begun at import. */
export interface AppParts {
  config: Pick<
    Config,
    'publicOrigin' | 'trustProxy' | 'siteDir' | 'rateLimit' | 'newsletterConfirm'
  > &
    Partial<
      Pick<
        Config,
        | 'mailFrom'
        | 'retentionDays'
        | 'metricsToken'
        | 'probeToken'
        | 'challenge'
        | 'webhook'
        | 'smtpUrl'
      >
    >
  /** Left out: the usual. */
  patience?: Patience
  store: Store
  site: SiteFile
  setup: OwnerSetup
  /** How the content stands, for staff. */
  content: ContentDesk
  images: ImagesOnDemand
  /** What prospects add to their requests. */
  files: AttachmentFolder
  /** Removes letters that were written to files instead of sent. */
  removeLetters: (ids: readonly string[]) => Promise<void>
  /** Where the service runs. */
  machine: Machine
  /** Where the office reads its mail, unless the owner has set other addresses. */
  officeMail: string
  sessionSecret: string
  log: FastifyBaseLogger
  now: () => Date
}

/** A contact request with everything in it is a tenth of this. */
const bodyLimit = 64 * 1024

/** Photographs from a phone in a canyon may take so many times as long as a form. */
const slowBodyFactor = 20

/** How long a client may take. */
export interface Patience {
  /** For all headers of a request. */
  headersMs: number
  /** For the whole of a request, its body included. */
  requestMs: number
  /** Without a byte in either direction: somebody who does not read the answer. */
  silenceMs: number
  /** How often clients are looked at. */
  lookEveryMs: number
}

/** A phone in a canyon is slow; who sends a byte now and then only holds a connection. */
const usual: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  lookEveryMs: 5_000,
}

/** The Fastify app, ready to listen, to be injected into, or to be handed requests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, store, site, sessionSecret, log, now, patience = usual } = parts
  const origin = config.publicOrigin
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    requestTimeout: patience.requestMs * slowBodyFactor,
    connectionTimeout: patience.silenceMs,
    forceCloseConnections: 'idle',
    // While it stops, a request on an open connection is still served: the store closes last.
    return503OnClosing: false,
    // What Fastify refuses before any route is asked: addresses that cannot be decoded.
    frameworkErrors: (_fault, _request, reply) => void answerNothingHere(reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const { name, phone } = site.business
  const firm = { name, phone }
  answerErrors(app, firm)
  setSecurityHeaders(app, { origin, site })
  endConnectionsWhileStopping(app)
  logRequests(app)
  measure(app, { token: config.metricsToken })
  await describeApi(app, { name: site.business.name, origin })
  cutOffSlowBodies(app, patience.requestMs)
  refuseForeignWrites(app, { origin })
  await takeFormPosts(app)
  const limits = await limitRequests(app, config.rateLimit, store.counters)
  const sessions = await keepSessions(app, {
    secret: sessionSecret,
    origin,
    people: store.people,
    now,
  })
  const ownOrigin = requireOwnOrigin(origin)

  const { leads, subscribers, quarantine, people } = store
  const audit = noteIn(store.audit)
  const contentCommit = site.commit
  const { setup } = parts
  const officeMail = notified(store.settings, parts.officeMail).requests
  const webhook = config.webhook !== undefined
  const intake = {
    leads,
    quarantine: quarantine.leads,
    officeMail,
    contentCommit,
    promise: site.business.promise,
    languageOf: languageOf(site),
    webhook,
    now,
  }
  const desk = {
    subscribers,
    quarantine: quarantine.subscribers,
    confirmFirst: config.newsletterConfirm,
    languageOf: languageOf(site),
    webhook,
    now,
  }
  const links = signer(sessionSecret)
  const probes = probesWith(config.probeToken)
  const gate = floodGate({
    on: config.challenge ?? false,
    secret: sessionSecret,
    counters: store.counters,
    now,
  })
  contactRoutes(app, { intake, links, limits, probes, gate })
  probeRoutes(app, { leads, erase: (ids) => store.whole.erase('leads', ids), probes, limits, now })
  newsletterRoutes(app, { desk, limits, gate })
  await subscriptionRoutes(app, { subscribers, webhook, links, limits, firm, now })
  await requestLinkRoutes(app, {
    requests: leads,
    files: parts.files,
    removeLetters: parts.removeLetters,
    webhook,
    links,
    limits,
    officeMail,
    business: site.business,
    now,
  })
  const tallies = keepTallies({ book: store.traffic, log })
  app.addHook('onClose', () => tallies.stop())
  countRoutes(app, { tallies, site, sessions, limits, now })
  locationServiceRoutes(app, { site, limits })
  imageRoutes(app, { site, siteDir: config.siteDir, images: parts.images })
  healthRoutes(app, { checkWritable: store.checkWritable })
  const throttle = newThrottle(store.counters)
  const devices = knownDevices(origin)
  adminAccountRoutes(app, { people, sessions, throttle, devices, ownOrigin, firm: name, now })
  adminSessionRoutes(app, {
    people,
    setup,
    sessions,
    throttle,
    devices,
    limits,
    ownOrigin,
    now,
  })
  adminPasswordRoutes(app, { people, links, limits, ownOrigin, now })
  adminJoinRoutes(app, { people, links, sessions, limits, ownOrigin, firm: firm.name, now })
  adminSubscriberRoutes(app, {
    subscribers,
    quarantine: quarantine.subscribers,
    removeLetters: parts.removeLetters,
    audit,
    sessions,
    ownOrigin,
    now,
  })
  adminAuditRoutes(app, {
    log: store.audit,
    whole: store.whole,
    days: config.retentionDays ?? 'off',
    sessions,
    now,
  })
  const { machine } = parts
  const { mailCount } = store
  adminHealthRoutes(app, {
    store,
    mailCount,
    machine,
    site,
    publicOrigin: origin,
    sessions,
    now,
  })
  const from = config.mailFrom ?? site.business.email
  adminMailStatusRoutes(app, {
    mailCount,
    people,
    mail: machine.mail,
    from,
    sessions,
    ownOrigin,
    now,
  })
  adminBackupRoutes(app, { whole: store.whole, machine, audit, sessions, now })
  adminNotificationRoutes(app, {
    settings: store.settings,
    fallback: parts.officeMail,
    audit,
    sessions,
    ownOrigin,
    now,
  })
  const handOver = machine.mail.leaves ? undefined : { origin, links }
  adminPeopleRoutes(app, { people, leads, audit, handOver, sessions, ownOrigin, now })
  adminLeadRoutes(app, {
    leads,
    people,
    audit,
    promise: site.business.promise,
    webhook,
    sessions,
    ownOrigin,
    now,
  })
  adminLeadActionRoutes(app, {
    leads,
    people,
    leavings: {
      removeFiles: (id) => parts.files.remove(id),
      removeLetters: parts.removeLetters,
    },
    audit,
    promise: site.business.promise,
    webhook,
    sessions,
    ownOrigin,
    now,
  })
  adminViewRoutes(app, { people, sessions, ownOrigin })
  adminContentRoutes(app, { content: parts.content, sessions })
  adminNewsRoutes(app, { leads, sessions })
  adminAttachmentRoutes(app, { leads, files: parts.files, sessions })
  adminQuarantineRoutes(app, { quarantine, intake, subscriptions: desk, sessions, ownOrigin })
  const sources = {
    traffic: store.traffic,
    leadFigures: store.leadFigures,
    promise: site.business.promise,
    pageAt: pageBy(site),
  }
  adminAnalyticsRoutes(app, { sources, tallies, sessions, now })
  const mailIsSent = config.smtpUrl !== undefined
  adminDashboardRoutes(app, {
    sources,
    leads,
    quarantine,
    deadLetters: store.deadLetters,
    people,
    mailIsSent,
    sessions,
    now,
  })
  adminMailRoutes(app, { deadLetters: store.deadLetters, sessions, ownOrigin, now })
  const receiver = config.webhook && new URL(config.webhook.url).host
  adminWebhookRoutes(app, { deliveries: store.deliveries, receiver, sessions, ownOrigin, now })
  await serveBuiltSite(app, { siteDir: config.siteDir, site, now })
  return app
}
