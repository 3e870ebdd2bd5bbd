import { randomUUID } from 'node:crypto'
import type { RecordCollection } from '../storage/query.ts'
import type { AuditEntry } from './audit-entry.ts'

/** The stored audit log; append-only. */
export const auditLog = (stored: RecordCollection<AuditEntry, never>) => ({
  /** Resolves when it is durable. @throws NotStoredError */
  append: (entry: AuditEntry) => stored.addAll([entry]),
  /** A page of entries (`take` after the first `skip`), newest first, with the total. */
  newestFirst: async (skip: number, take: number) => {
    const { records: entries, total } = await stored.find({ skip, take })
    return { entries, total }
  },
})
export type AuditLog = ReturnType<typeof auditLog>

/** Appends an entry; resolves when it is durable. @throws NotStoredError */
export type AuditWriter = (entry: Omit<AuditEntry, 'id'>) => Promise<void>

export const createAuditWriter =
  (log: Pick<AuditLog, 'append'>): AuditWriter =>
  (entry) =>
    log.append({ id: randomUUID(), ...entry })
