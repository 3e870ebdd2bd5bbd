import { sql } from 'kysely'
import { auditEntry, type AuditEntry } from '../../records/audit-entry.ts'
import type { AuditLog } from '../../staff/audit-log.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'

export const auditKind: Kind<AuditEntry> = {
  name: 'audit',
  record: auditEntry,
  columns: () => ({}),
  mailless: true,
}

export const auditLog = (entries: Book<AuditEntry>): AuditLog => ({
  append: (entry) => entries.addAll([entry]),
  newestFirst: async (skip, take) => {
    const page = entries.read(sql`order by seq desc limit ${take} offset ${skip}`)
    return { entries: await page, total: await entries.size() }
  },
})
