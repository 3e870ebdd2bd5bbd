import { createAuditWriter } from './audit/audit-log.ts'
import { createLoginThrottle } from './people/sign-in/login-throttle.ts'
import { indexPages } from './site/site-file.ts'
import type { RouteDeps } from './app-deps.ts'
import { emails } from './features.ts'
import type { App } from './http/fastify-app.ts'
import { createAfterResponse } from './http/plugins/request-hooks.ts'
import { createKnownDevices } from './http/plugins/known-devices.ts'
import { requireSameOrigin } from './http/plugins/same-origin.ts'
import { missingPages } from './analytics/missing-pages.ts'
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
import { adminMailingRoutes } from './subscribers/routes/mailings.ts'
import { adminSubscriberRoutes } from './subscribers/routes/admin.ts'
import { isRecipient } from './operations/notifications.ts'
import { handOverLeads } from './leads/management/hand-over-leads.ts'
import { archiveLines } from './storage/archive.ts'
import { adminViewRoutes } from './people/routes/views.ts'
import { adminWebhookRoutes } from './operations/routes/webhooks.ts'

/** Registers all routes of the admin API. No response may be cached, and writes need the site's own Origin. */
export async function registerAdminRoutes(app: App, deps: RouteDeps): Promise<void> {
  await app.register(async (own: App) => {
    own.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    own.addHook('preValidation', requireSameOrigin(deps.config.publicOrigin))
    addAdminRoutes(own, deps)
  })
}

function addAdminRoutes(app: App, deps: RouteDeps): void {
  const { config, store, site, runtimeInfo, eraser, links } = deps
  const origin = config.publicOrigin
  const { leads, subscribers, quarantine, people } = store
  // The dependencies of all groups of routes; each group declares which of them it needs.
  const shared = {
    ...deps,
    leads,
    subscribers,
    quarantine,
    people,
    mailCount: store.mailQueue,
    audit: createAuditWriter(store.audit, deps.now),
    throttle: createLoginThrottle(store.counters),
    devices: createKnownDevices(origin),
    afterResponse: createAfterResponse(app),
    firm: site.business.name,
    mailIsSent: runtimeInfo.mail.leaves,
    responseSla: site.business.promise,
    deliveries: store.deliveries,
    receiver: config.webhook && new URL(config.webhook.url).host,
    sources: {
      traffic: store.traffic,
      leadAnalytics: store.leadAnalytics,
      responseSla: site.business.promise,
      pageAt: indexPages(site),
      isMissing: missingPages(site),
    },
  }
  adminAccountRoutes(app, shared)
  adminSessionRoutes(app, shared)
  adminPasswordRoutes(app, shared)
  adminJoinRoutes(app, shared)
  adminViewRoutes(app, shared)
  adminPeopleRoutes(app, {
    ...shared,
    handOver: (id, who) => handOverLeads(id, who, leads),
    isRecipient: (email) => isRecipient(email, store.settings),
    manualLinks: shared.mailIsSent ? undefined : { origin, links },
  })
  adminLeadRoutes(app, shared)
  adminLeadActionRoutes(app, shared)
  adminLeadEventRoutes(app, shared)
  adminAttachmentRoutes(app, shared)
  adminQuarantineRoutes(app, shared)
  adminMailingRoutes(app, { ...shared, mailings: store.mailings })
  adminSubscriberRoutes(app, { ...shared, erase: eraser.erase })
  adminAnalyticsRoutes(app, shared)
  adminDashboardRoutes(app, shared)
  adminContentRoutes(app, shared)
  adminHealthRoutes(app, {
    ...shared,
    publicOrigin: origin,
    confirmationsPerDay: config.confirmationsPerDay,
  })
  adminAuditRoutes(app, {
    ...shared,
    log: store.audit,
    days: config.retentionDays,
  })
  adminBackupRoutes(app, {
    ...shared,
    archive: (at) => archiveLines(store.bulk, at),
    backups: store.backups,
    passphrase: config.backupPassphrase,
  })
  adminNotificationRoutes(app, {
    ...shared,
    settings: store.settings,
    fallback: deps.addresses.officeAddress,
  })
  adminMailStatusRoutes(app, { ...shared, mail: runtimeInfo.mail, from: deps.addresses.mailFrom })
  adminMailRoutes(app, { ...shared, emails, failedEmails: store.deadLetters })
  adminWebhookRoutes(app, shared)
}
