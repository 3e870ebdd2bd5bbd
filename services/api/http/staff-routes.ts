import { noteIn } from '../staff/audit-log.ts'
import { newThrottle } from '../staff/throttle.ts'
import { pageBy } from '../site-pages.ts'
import type { RouteParts } from './app-parts.ts'
import type { App } from './instance.ts'
import { knownDevices } from './plugins/known-devices.ts'
import { requireOwnOrigin } from './plugins/same-origin.ts'
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
import { adminNewsRoutes } from './routes/admin-news.ts'
import { adminNotificationRoutes } from './routes/admin-notifications.ts'
import { adminPasswordRoutes } from './routes/admin-password.ts'
import { adminPeopleRoutes } from './routes/admin-people.ts'
import { adminQuarantineRoutes } from './routes/admin-quarantine.ts'
import { adminSessionRoutes } from './routes/admin-session.ts'
import { adminSubscriberRoutes } from './routes/admin-subscribers.ts'
import { adminViewRoutes } from './routes/admin-views.ts'
import { adminWebhookRoutes } from './routes/admin-webhooks.ts'

/** What the staff's desk asks for, and those who come to it. */
export function staffRoutes(app: App, parts: RouteParts): void {
  const { config, store, site, setup, machine, intake, subscriptions, now } = parts
  const { limits, sessions, links, tallies } = parts
  const { leads, subscribers, quarantine, people, mailCount } = store
  const { webhook } = intake
  const { name, promise } = site.business
  const origin = config.publicOrigin
  const ownOrigin = requireOwnOrigin(origin)
  const audit = noteIn(store.audit)
  const throttle = newThrottle(store.counters)
  const devices = knownDevices(origin)
  adminAccountRoutes(app, {
    people,
    audit,
    sessions,
    throttle,
    devices,
    ownOrigin,
    firm: name,
    now,
  })
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
  adminJoinRoutes(app, { people, audit, links, sessions, limits, ownOrigin, firm: name, now })
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
  const leadDesk = { leads, people, audit, promise, webhook, sessions, ownOrigin, now }
  adminLeadRoutes(app, leadDesk)
  const leavings = {
    removeFiles: (id: string) => parts.files.remove(id),
    removeLetters: parts.removeLetters,
  }
  adminLeadActionRoutes(app, { ...leadDesk, leavings })
  adminViewRoutes(app, { people, sessions, ownOrigin })
  adminContentRoutes(app, { content: parts.content, sessions })
  adminNewsRoutes(app, { leads, sessions })
  adminAttachmentRoutes(app, { leads, files: parts.files, sessions })
  adminQuarantineRoutes(app, { quarantine, intake, subscriptions, sessions, ownOrigin })
  const sources = {
    traffic: store.traffic,
    leadFigures: store.leadFigures,
    promise,
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
}
