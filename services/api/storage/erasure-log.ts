import { createHmac } from 'node:crypto'
import { z } from 'zod'

/**
 * An erasure that was requested, for a later release to repeat on what this one did not know: collections that it does
 * not declare, and records that it cannot read. It has references and hashes, no personal data.
 */
export const erasureLogEntry = z.object({
  id: z.string(),
  /** When it was requested, ISO 8601 in UTC. */
  at: z.string(),
  requestedBy: z.enum(['prospect', 'staff']),
  /** The erased records. */
  targets: z.array(z.object({ collection: z.string(), id: z.string() })),
  /** Hashes of their email addresses (`addressHash`), if the person had proved to be their owner. */
  addresses: z.array(z.string()),
  /** The collections that it has been carried out on. */
  covered: z.array(z.string()),
})
export type ErasureLogEntry = z.infer<typeof erasureLogEntry>

/**
 * The log of requested erasures. It is outside of the collections and of backups: an earlier release refuses a
 * write-ahead log, and a backup, with a collection that it does not know.
 */
export interface ErasureLog {
  /** Returns every entry, oldest first. */
  all(): Promise<ErasureLogEntry[]>
  /** Adds an entry, or replaces the one with its id; resolves when it is durable. @throws NotStoredError */
  put(entry: ErasureLogEntry): Promise<void>
  /** Removes entries. @throws NotStoredError */
  remove(ids: readonly string[]): Promise<void>
}

/** Returns the keyed hash of an email address, which only the holder of the key can compare with an address. */
export const addressHash = (address: string, key: string): string =>
  createHmac('sha256', key).update(`erased ${address.trim().toLowerCase()}`).digest('base64url')
