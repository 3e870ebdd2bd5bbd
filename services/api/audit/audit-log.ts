import { randomUUID } from 'node:crypto'
import type { AuditEntry } from './audit-entry.ts'

/** The stored audit log; append-only. */
export interface AuditLog {
  /** Resolves when it is durable. @throws NotStoredError */
  append(entry: AuditEntry): Promise<void>
  /** A page of entries (`take` after the first `skip`), newest first, with the total. */
  newestFirst(skip: number, take: number): Promise<{ entries: AuditEntry[]; total: number }>
}

/** Appends an entry; resolves when it is durable. @throws NotStoredError */
export type AuditWriter = (entry: Omit<AuditEntry, 'id'>) => Promise<void>

export const createAuditWriter =
  (log: Pick<AuditLog, 'append'>): AuditWriter =>
  (entry) =>
    log.append({ id: randomUUID(), ...entry })
