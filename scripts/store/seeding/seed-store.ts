import { collectionNames } from '../../../services/api/collections.ts'
import { syntheticLead, type SyntheticOptions } from './synthetic-lead.ts'
import type { BulkStore } from '../../../services/api/storage/engine.ts'
import { StoreNotEmptyError } from '../../../services/api/storage/errors.ts'

const batchSize = 512

/**
 * Fills a store with `count` synthetic leads, the last one as of `now`, and calls `onProgress` with how many are
 * stored so far. Page-view counts, and keys that the service made, do not matter.
 *
 * @throws StoreNotEmptyError if the store has a record of any other kind; nothing was added
 */
export async function seedStore(
  store: BulkStore,
  made: SyntheticOptions,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  for (const name of collectionNames.filter((one) => !['traffic', 'push-keys'].includes(one)))
    for await (const _ of store.read(name))
      throw new StoreNotEmptyError(
        `The store is not empty: there are ${name} in it. Synthetic leads are only added to an empty one; ` +
          'name another DATA_DIR or DATABASE_URL.',
      )
  for (let stored = 0; stored < made.count;) {
    const portion = Math.min(batchSize, made.count - stored)
    const leads = Array.from({ length: portion }, (_, n) => syntheticLead(stored + n, made))
    await store.add('leads', leads)
    stored += portion
    onProgress(stored)
  }
}
