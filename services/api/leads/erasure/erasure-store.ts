import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { Decision } from '../../storage/decision.ts'
import type { Erasure } from '../../storage/erasure.ts'
import type { Lead } from '../lead.ts'
import type { Subscriber } from '../../subscribers/subscriber.ts'

/** Stored erasures that are not finished. */
export interface ErasureRepository {
  all(): Promise<Erasure[]>
  /** Inserts or replaces. @throws NotStoredError */
  put(erasure: Erasure): Promise<void>
  /** @throws NotStoredError */
  remove(id: string): Promise<void>
}

interface RecordRepository<Kept> {
  one(id: string): Promise<Kept | undefined>
  transact<Answer>(
    id: string,
    decide: (record: Kept | undefined) => Decision<Kept, Answer>,
  ): Promise<Answer>
}

/** What erasing needs from a store. */
export interface ErasureStore {
  erasures: ErasureRepository
  leads: RecordRepository<Lead> & {
    /** Leads whose `mergedInto` is this id, whether its `mergedFrom` has them or not. */
    mergedInto(id: string): Promise<readonly Lead[]>
  }
  subscribers: RecordRepository<Subscriber>
  quarantine: { leads: RecordRepository<Lead>; subscribers: RecordRepository<Subscriber> }
  audit: { append(entry: AuditEntry): Promise<void> }
  bulk: { read(name: 'quarantined-leads' | 'quarantined-subscribers'): AsyncIterable<unknown> }
}
