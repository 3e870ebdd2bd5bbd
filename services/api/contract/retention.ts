import { z } from 'zod'

/** What is erased by itself, and when. Times are ISO 8601 in UTC. */
export const retentionAnswer = z.strictObject({
  success: z.literal(true),
  /** RETENTION_DAYS; null: kept for ever. */
  days: z.number().int().nullable(),
  quarantineDays: z.number().int(),
  kinds: z.array(
    z.strictObject({
      kind: z.enum(['leads', 'subscribers', 'quarantined-leads', 'quarantined-subscribers']),
      /** How many will be erased one day, as things stand, and how many within the next 30 days. */
      kept: z.number().int(),
      soon: z.number().int(),
      /** The first of them. */
      next: z.string().optional(),
    }),
  ),
})
export type RetentionAnswer = z.infer<typeof retentionAnswer>
