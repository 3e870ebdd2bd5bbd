import type { Opened } from '../storage/engine.ts'
import { operationsEmails } from './emails.ts'
import { settings, settingsRepository } from './notifications.ts'
import { startOwnerNotices } from './owner-notices.ts'
import { adminHealthRoutes } from './routes/admin-health.ts'
import { adminAuditRoutes } from './routes/audit.ts'
import { adminBackupRoutes } from './routes/backup.ts'
import { adminContentRoutes } from './routes/content-report.ts'
import { healthRoutes } from './routes/health.ts'
import { adminMailRoutes } from './routes/mail.ts'
import { adminNotificationRoutes } from './routes/notifications.ts'
import { adminQuarantineRoutes } from './routes/quarantine.ts'
import { adminStoredDataRoutes } from './routes/stored-data.ts'
import { adminWebhookRoutes } from './routes/webhooks.ts'

const collections = { settings }

/** What the owner and staff need to run the service: health, backups, mail, webhooks, audit, content. */
export const operationsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    settings: settingsRepository(opened.settings),
  }),
  emails: operationsEmails,
  routes: [
    { tag: 'Monitoring', add: healthRoutes },
    { tag: 'Staff', add: adminQuarantineRoutes },
    { tag: 'Staff', add: adminContentRoutes },
    { tag: 'Staff', add: adminHealthRoutes },
    { tag: 'Staff', add: adminAuditRoutes },
    { tag: 'Staff', add: adminBackupRoutes },
    { tag: 'Staff', add: adminStoredDataRoutes },
    { tag: 'Staff', add: adminNotificationRoutes },
    { tag: 'Staff', add: adminMailRoutes },
    { tag: 'Staff', add: adminWebhookRoutes },
  ],
  startWork: startOwnerNotices,
} as const
