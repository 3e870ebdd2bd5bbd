import { auditEntry, type AuditEntry } from '../../records/audit-entry.ts'
import type { AuditLog } from '../../staff/audit-log.ts'
import type { Collection, Kind } from './collection.ts'
import { monthOf } from './page.ts'

export const auditKind: Kind<AuditEntry> = {
  name: 'audit',
  record: auditEntry,
  groupOf: ({ at }) => monthOf(at),
  indexes: {},
}

export const auditLog = (entries: Collection<AuditEntry>): AuditLog => ({
  append: (entry) => entries.settle(() => ({ add: entry, answer: undefined })),
  newestFirst: async (skip, take) => ({
    entries: entries.kept.newestFirst(skip, take),
    total: entries.kept.size,
  }),
})
