import { createAuditWriter } from '../staff/audit-log.ts'
import { createLoginThrottle } from '../staff/counters.ts'
import { indexPages } from '../site-file.ts'
import type { RouteDeps } from './app-deps.ts'
import type { App } from './fastify-app.ts'
import { createAfterResponse } from './plugins/request-hooks.ts'
import { createKnownDevices } from './plugins/known-devices.ts'
import { requireSameOrigin } from './plugins/same-origin.ts'
import { adminAccountRoutes } from './routes/admin-account.ts'
import { adminAnalyticsRoutes } from './routes/admin-analytics.ts'
import { adminAttachmentRoutes } from './routes/admin-attachments.ts'
import { adminAuditRoutes } from './routes/admin-audit.ts'
import { adminBackupRoutes } from './routes/admin-backup.ts'
import { adminContentRoutes } from './routes/admin-content.ts'
import { adminDashboardRoutes } from './routes/admin-dashboard.ts'
import { adminHealthRoutes } from './routes/admin-health.ts'
import { adminJoinRoutes } from './routes/admin-join.ts'
import { adminLeadActionRoutes } from './routes/admin-lead-actions.ts'
import { adminLeadRoutes } from './routes/admin-leads.ts'
import { adminMailRoutes } from './routes/admin-mail.ts'
import { adminMailStatusRoutes } from './routes/admin-mail-status.ts'
import { adminLeadEventRoutes } from './routes/admin-lead-events.ts'
import { adminNotificationRoutes } from './routes/admin-notifications.ts'
import { adminPasswordRoutes } from './routes/admin-password.ts'
import { adminPeopleRoutes } from './routes/admin-people.ts'
import { adminQuarantineRoutes } from './routes/admin-quarantine.ts'
import { adminSessionRoutes } from './routes/admin-session.ts'
import { adminSubscriberRoutes } from './routes/admin-subscribers.ts'
import { adminViewRoutes } from './routes/admin-views.ts'
import { adminWebhookRoutes } from './routes/admin-webhooks.ts'

/** All routes of the admin API. No answer may be cached. */
export async function registerAdminRoutes(app: App, deps: RouteDeps): Promise<void> {
  await app.register(async (own: App) => {
    own.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    addAdminRoutes(own, deps)
  })
}

function addAdminRoutes(app: App, deps: RouteDeps): void {
  const { config, store, site, setup, runtimeInfo, intake, subscriptions, now } = deps
  const { limits, sessions, links, pageviewBuffer, eraser } = deps
  const { leads, subscribers, quarantine, people, mailQueue } = store
  const { webhook } = intake
  const { name, promise: responseSla } = site.business
  const origin = config.publicOrigin
  const sameOriginOnly = requireSameOrigin(origin)
  const audit = createAuditWriter(store.audit)
  const throttle = createLoginThrottle(store.counters)
  const devices = createKnownDevices(origin)
  adminAccountRoutes(app, {
    people,
    audit,
    sessions,
    throttle,
    devices,
    sameOriginOnly,
    firm: name,
    now,
  })
  adminSessionRoutes(app, {
    people,
    audit,
    setup,
    sessions,
    throttle,
    devices,
    limits,
    sameOriginOnly,
    firm: name,
    now,
  })
  const afterResponse = createAfterResponse(app)
  adminPasswordRoutes(app, {
    people,
    audit,
    links,
    limits,
    afterResponse,
    sameOriginOnly,
    firm: name,
    now,
  })
  adminJoinRoutes(app, { people, audit, links, sessions, limits, sameOriginOnly, firm: name, now })
  adminSubscriberRoutes(app, {
    subscribers,
    eraser,
    audit,
    sessions,
    sameOriginOnly,
    now,
  })
  adminAuditRoutes(app, {
    log: store.audit,
    bulk: store.bulk,
    days: config.retentionDays ?? 'off',
    sessions,
    now,
  })
  adminHealthRoutes(app, {
    store,
    mailCount: mailQueue,
    runtimeInfo,
    eraser,
    site,
    publicOrigin: origin,
    sessions,
    now,
  })
  const from = config.mailFrom ?? site.business.email
  adminMailStatusRoutes(app, {
    mailCount: mailQueue,
    people,
    mail: runtimeInfo.mail,
    from,
    sessions,
    sameOriginOnly,
    now,
  })
  adminBackupRoutes(app, {
    bulk: store.bulk,
    backups: store.backups,
    audit,
    sessions,
    sameOriginOnly,
    now,
  })
  adminNotificationRoutes(app, {
    settings: store.settings,
    fallback: deps.officeMail,
    audit,
    sessions,
    sameOriginOnly,
    now,
  })
  const manualLinks = runtimeInfo.mail.leaves ? undefined : { origin, links }
  adminPeopleRoutes(app, {
    people,
    leads,
    audit,
    manualLinks,
    sessions,
    sameOriginOnly,
    now,
  })
  const leadDeps = { leads, people, audit, responseSla, webhook, sessions, sameOriginOnly, now }
  adminLeadRoutes(app, leadDeps)
  adminLeadActionRoutes(app, { ...leadDeps, eraser })
  adminViewRoutes(app, { people, sessions, sameOriginOnly })
  adminContentRoutes(app, { content: deps.content, sessions })
  adminLeadEventRoutes(app, { leads, sessions })
  adminAttachmentRoutes(app, { leads, files: deps.files, sessions })
  adminQuarantineRoutes(app, { quarantine, intake, subscriptions, sessions, sameOriginOnly })
  const sources = {
    traffic: store.traffic,
    leadAnalytics: store.leadAnalytics,
    responseSla,
    pageAt: indexPages(site),
  }
  adminAnalyticsRoutes(app, { sources, pageviewBuffer, sessions, now })
  const mailIsSent = config.smtpUrl !== undefined
  adminDashboardRoutes(app, {
    sources,
    leads,
    quarantine,
    mailCount: mailQueue,
    people,
    mailIsSent,
    sessions,
    now,
  })
  adminMailRoutes(app, { failedEmails: store.deadLetters, sessions, sameOriginOnly, now })
  const receiver = config.webhook && new URL(config.webhook.url).host
  adminWebhookRoutes(app, { deliveries: store.deliveries, receiver, sessions, sameOriginOnly, now })
}
