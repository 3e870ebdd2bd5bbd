import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'

/**
 * What was done that somebody may ask about one day: who, what and when, never a prospect's data. What a
 * record was about stands here by its reference, which leads nowhere once the record is erased.
 */
export const auditEntry = z.strictObject({
  id: z.string().min(1),
  at: z.string(),
  /** Stable words: `erased`, `exported`, `invited`. */
  did: z.string(),
  /** Who of the staff, by id, and the name at that time. Neither: the service itself. */
  by: z.string().optional(),
  name: z.string().optional(),
  collection: z.string().optional(),
  ids: z.array(z.string()).optional(),
  /** More about it, in words. */
  what: z.string().optional(),
  why: z.string().optional(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const audit = defineCollection({
  name: 'audit',
  record: auditEntry,
  month: ({ at }) => at,
  columns: {},
})
