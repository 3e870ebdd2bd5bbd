import type { Erasure } from '../storage/erasure.ts'
import type { RecordCollection } from '../storage/query.ts'

/** Stored erasures that are not finished. */
export const erasureRepository = (erasures: RecordCollection<Erasure, never>) => ({
  all: () => erasures.list(),
  /** Inserts or replaces. @throws NotStoredError */
  put: (one: Erasure): Promise<void> =>
    erasures.transact(one.id, (stored) =>
      stored ? { change: one, answer: undefined } : { add: one, answer: undefined },
    ),
  /** @throws NotStoredError */
  remove: (id: string) => erasures.eraseAll([id]),
})
export type ErasureRepository = ReturnType<typeof erasureRepository>
