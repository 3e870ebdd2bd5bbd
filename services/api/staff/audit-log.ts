import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '../records/audit-entry.ts'

/** What the audit log needs from a store: entries are added and read, never changed. */
export interface AuditLog {
  /** Resolves when it is durable. @throws NotStored */
  append(entry: AuditEntry): Promise<void>
  /** The page of `take` entries after the first `skip`, the newest first, and how many there are. */
  newestFirst(skip: number, take: number): Promise<{ entries: AuditEntry[]; total: number }>
}

/** Notes what was done; resolves when that is durable. @throws NotStored */
export type Note = (entry: Omit<AuditEntry, 'id'>) => Promise<void>

export const noteIn =
  (log: Pick<AuditLog, 'append'>): Note =>
  (entry) =>
    log.append({ id: randomUUID(), ...entry })
