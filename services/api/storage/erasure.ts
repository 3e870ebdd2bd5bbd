import { z } from 'zod'
import { defineCollection } from './collection.ts'

/** A record that goes: it is erased, or left without anything personal (`remainder` of its declaration). */
export const erasureTarget = z.strictObject({
  /** The name of a declared collection with personal data. */
  collection: z.string(),
  id: z.string(),
})
export type ErasureTarget = z.infer<typeof erasureTarget>

/**
 * The durable intention to erase: kept before anything is removed, and until nothing is left. It names
 * references only.
 */
export const erasure = z.strictObject({
  /** Of its entry in the audit log too, so that a repeated erasure is noted once. */
  id: z.string().min(1),
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  requestedBy: z.enum(['prospect', 'staff', 'retention']),
  /** Who of the staff, by id, with the name at that time. */
  person: z.strictObject({ id: z.string(), name: z.string() }).optional(),
  why: z.string(),
  targets: z.array(erasureTarget).min(1),
  /** Ids of their emails, which are the names of `.eml` files. */
  emails: z.array(z.string()),
})
export type Erasure = z.infer<typeof erasure>

export type ErasureRequest = Pick<Erasure, 'requestedBy' | 'person' | 'why' | 'targets'>

/** `under way`: the erasure is stored, and the worker finishes it. */
export type ErasureProgress = 'erased' | 'under way'

/** How a feature has records erased. @throws NotStoredError nothing was changed */
export type Erase = (request: ErasureRequest) => Promise<ErasureProgress>

export const erasures = defineCollection({
  name: 'erasures',
  record: erasure,
  columns: {},
})
