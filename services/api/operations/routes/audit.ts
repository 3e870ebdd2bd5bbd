import {
  auditList,
  auditListQuery,
  type AuditView,
  retentionResponse,
} from '../../audit/contract.ts'
import { paths } from '../../contract/paths.ts'
import type { AuditEntry } from '../../audit/audit-log.ts'
import { quarantineDays } from '../../storage/personal-data.ts'
import type { App } from '../../http/fastify-app.ts'
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of the audit log and of the retention periods; owner only. */
export function adminAuditRoutes(
  app: App,
  { auditLog, config: { retentionDays } }: OperationsDeps,
) {
  app.get(paths.admin.audit, {
    config: { role: 'owner' },
    schema: {
      summary: 'Audit log: who did what, newest first. Owner only.',
      querystring: auditListQuery,
      response: { 200: auditList },
    },
    handler: async (request) => {
      const { page, perPage } = request.query
      const { entries, total } = await auditLog.newestFirst((page - 1) * perPage, perPage)
      return { success: true as const, entries: entries.map(view), total }
    },
  })

  app.get(paths.admin.retention, {
    config: { role: 'owner' },
    schema: {
      summary: 'Automatic erasure: for how long records are kept.',
      response: { 200: retentionResponse },
    },
    handler: async () => ({
      success: true as const,
      days: orNull(retentionDays.RETENTION_DAYS),
      applicationDays: orNull(retentionDays.APPLICATION_RETENTION_DAYS),
      quarantineDays,
    }),
  })
}

const orNull = (days: number | 'off'): number | null => (days === 'off' ? null : days)

/** The number of references shown per entry; the stored entry has all. */
const maxReferences = 5

const view = ({ by: _, ids, ...entry }: AuditEntry): AuditView => ({
  ...entry,
  ...(ids && { count: ids.length, references: ids.slice(0, maxReferences) }),
})
