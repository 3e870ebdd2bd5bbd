import { defineCollection } from '../storage/collection.ts'
import { erasure, type Erasure } from '../storage/erasure.ts'
import type { RecordCollection } from '../storage/query.ts'

export const erasures = defineCollection({
  name: 'erasures',
  record: erasure,
  columns: {},
})

/** Returns access to the stored erasures, which are unfinished. */
export const erasureRepository = (erasures: RecordCollection<Erasure, never>) => ({
  all: () => erasures.list(),
  /** Inserts or replaces an erasure. @throws NotStoredError */
  put: (one: Erasure): Promise<void> =>
    erasures.transact(one.id, (stored) =>
      stored ? { change: one, answer: undefined } : { add: one, answer: undefined },
    ),
  /** Removes an erasure. @throws NotStoredError */
  remove: (id: string) => erasures.eraseAll([id]),
})
export type ErasureRepository = ReturnType<typeof erasureRepository>
