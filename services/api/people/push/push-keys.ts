import { z } from 'zod'
import { defineCollection } from '../../storage/collection.ts'
import type { RecordCollection } from '../../storage/query.ts'
import { createVapidKeys } from './web-push.ts'

/** Our pair of keys for push services (web-push.ts). Backups and moves have it: with another one no browser gets messages. */
const storedKeys = z.strictObject({
  id: z.literal('vapid'),
  publicKey: z.string(),
  privateKey: z.string(),
  createdAt: z.string(),
})
type StoredKeys = z.infer<typeof storedKeys>

export const pushKeys = defineCollection({
  name: 'push-keys',
  record: storedKeys,
  columns: {},
})

/** Returns access to the keys of the store. */
export const pushKeysRepository = (collection: RecordCollection<StoredKeys, never>) => ({
  /** Returns the keys; the first call makes them, once for all processes on one store. @throws NotStoredError */
  obtain: async (now: Date): Promise<StoredKeys> =>
    (await collection.one('vapid')) ??
    collection.transact('vapid', (stored) => {
      if (stored) return { answer: stored }
      const made = { id: 'vapid' as const, ...createVapidKeys(), createdAt: now.toISOString() }
      return { add: made, answer: made }
    }),
})
export type PushKeysRepository = ReturnType<typeof pushKeysRepository>
