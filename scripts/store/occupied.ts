import { type CollectionName, collectionNames } from '../../services/api/collections.ts'
import type { Store } from '../../services/api/store.ts'

/**
 * Returns the collections with records of a store that others are to be copied into. The keys for push messages that a service
 * made at its first start, before it had anything else, are removed: the copy brings those that browsers know.
 */
export async function occupiedCollections({
  bulk,
}: Pick<Store, 'bulk'>): Promise<CollectionName[]> {
  const occupied: CollectionName[] = []
  const keys: string[] = []
  for (const name of collectionNames)
    for await (const record of bulk.read(name)) {
      if (name !== 'push-keys') {
        occupied.push(name)
        break
      }
      keys.push((record as { id: string }).id)
    }
  if (occupied.length === 0 && keys.length > 0) await bulk.erase('push-keys', keys)
  return occupied
}
