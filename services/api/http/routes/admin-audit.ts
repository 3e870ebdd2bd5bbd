import { auditList, auditListQuery, type AuditView } from '../../contract/audit.ts'
import { paths } from '../../contract/paths.ts'
import { retentionAnswer } from '../../contract/retention.ts'
import type { AuditEntry } from '../../records/audit-entry.ts'
import { outlook, quarantineDays, type Retention } from '../../retention.ts'
import type { AuditLog } from '../../staff/audit-log.ts'
import type { WholeStore } from '../../store/store.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'

interface Desk {
  log: Pick<AuditLog, 'newestFirst'>
  whole: Pick<WholeStore, 'read'>
  days: Retention['days']
  sessions: Sessions
  now: () => Date
}

/** What was done, and what will be erased by itself: for the owner, who answers for it. */
export function adminAuditRoutes(app: App, { log, whole, days, sessions, now }: Desk) {
  app.route({
    method: 'GET',
    url: paths.admin.audit,
    schema: { querystring: auditListQuery, response: { 200: auditList } },
    preValidation: sessions.ownerSignedIn,
    handler: async (request) => {
      const { page, perPage } = request.query
      const { entries, total } = await log.newestFirst((page - 1) * perPage, perPage)
      return { success: true as const, entries: entries.map(view), total }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.retention,
    schema: { response: { 200: retentionAnswer } },
    preValidation: sessions.ownerSignedIn,
    handler: async () => ({
      success: true as const,
      days: days === 'off' ? null : days,
      quarantineDays,
      kinds: await outlook({ store: whole, days, now }),
    }),
  })
}

/** More of them are in the log itself. */
const mostReferences = 5

const view = ({ by: _, ids, ...entry }: AuditEntry): AuditView => ({
  ...entry,
  ...(ids && { count: ids.length, references: ids.slice(0, mostReferences) }),
})
