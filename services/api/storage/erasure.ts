import { z } from 'zod'

/** A record to erase: it is removed, or reduced to an anonymous remainder (`remainder` of its declaration). */
const erasureTarget = z.strictObject({
  /** The name of a declared collection with personal data. */
  collection: z.string(),
  id: z.string(),
})
export type ErasureTarget = z.infer<typeof erasureTarget>

/**
 * The durable intention to erase: stored before anything is removed, and until everything is removed. It contains only
 * references.
 */
export const erasure = z.strictObject({
  /** Also the id of its entry in the audit log, so that a repeated erasure is logged once. */
  id: z.string().min(1),
  /** ISO 8601, UTC. */
  requestedAt: z.string(),
  requestedBy: z.enum(['prospect', 'staff', 'retention']),
  /** The staff member who requested it, by id, with the name at that time. */
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

/** Erases records on behalf of a feature. @throws NotStoredError nothing was changed */
export type Erase = (request: ErasureRequest) => Promise<ErasureProgress>
