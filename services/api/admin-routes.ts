import { createAuditWriter } from './audit/audit-log.ts'
import { createLoginThrottle } from './storage/counters.ts'
import { indexPages } from './site/site-file.ts'
import type { RouteDeps } from './app-deps.ts'
import type { App } from './http/fastify-app.ts'
import { createAfterResponse } from './http/plugins/request-hooks.ts'
import { createKnownDevices } from './http/plugins/known-devices.ts'
import { requireSameOrigin } from './http/plugins/same-origin.ts'
import { adminAccountRoutes } from './people/routes/account.ts'
import { adminAnalyticsRoutes } from './analytics/routes.ts'
import { adminAttachmentRoutes } from './leads/routes/attachments.ts'
import { adminAuditRoutes } from './operations/routes/audit.ts'
import { adminBackupRoutes } from './operations/routes/backup.ts'
import { adminContentRoutes } from './operations/routes/content-report.ts'
import { adminDashboardRoutes } from './operations/routes/dashboard.ts'
import { adminHealthRoutes } from './operations/routes/admin-health.ts'
import { adminJoinRoutes } from './people/routes/join.ts'
import { adminLeadActionRoutes } from './leads/routes/lead-actions.ts'
import { adminLeadRoutes } from './leads/routes/leads.ts'
import { adminMailRoutes } from './operations/routes/mail.ts'
import { adminMailStatusRoutes } from './operations/routes/mail-status.ts'
import { adminLeadEventRoutes } from './leads/routes/lead-events.ts'
import { adminNotificationRoutes } from './operations/routes/notifications.ts'
import { adminPasswordRoutes } from './people/routes/password.ts'
import { adminPeopleRoutes } from './people/routes/people.ts'
import { adminQuarantineRoutes } from './leads/routes/quarantine.ts'
import { adminSessionRoutes } from './people/routes/session.ts'
import { adminSubscriberRoutes } from './subscribers/routes/admin.ts'
import { unassignLeads } from './leads/desk/unassign-leads.ts'
import { archiveLines } from './store/archive.ts'
import { adminViewRoutes } from './people/routes/views.ts'
import { adminWebhookRoutes } from './operations/routes/webhooks.ts'

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
    erase: eraser.erase,
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
    archive: (at) => archiveLines(store.bulk, at),
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
    unassign: (id, who) => unassignLeads(id, who, leads),
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
