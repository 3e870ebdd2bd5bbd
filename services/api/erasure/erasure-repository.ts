import type { Erasure } from '../storage/erasure.ts'

/** Stored erasures that are not finished. */
export interface ErasureRepository {
  all(): Promise<Erasure[]>
  /** Inserts or replaces. @throws NotStoredError */
  put(erasure: Erasure): Promise<void>
  /** @throws NotStoredError */
  remove(id: string): Promise<void>
}
