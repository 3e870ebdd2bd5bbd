import { z } from 'zod'
import { promise } from './promise.ts'

/** How the letters stand. Times are ISO 8601 in UTC. */
export const mailStatus = z.strictObject({
  success: z.literal(true),
  /** Where letters go, in words, and whether they leave the machine. */
  where: z.string(),
  leaves: z.boolean(),
  /** The sender of every letter. */
  from: z.string(),
  waiting: z.number().int(),
  retried: z.number().int(),
  failed: z.number().int(),
  lastSentAt: z.string().optional(),
  /** The last test that the asking person sent to themselves. */
  test: z
    .strictObject({
      to: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
      askedAt: z.string(),
      attempts: z.number().int(),
      sentAt: z.string().optional(),
      fault: z.string().optional(),
    })
    .optional(),
})
export type MailStatus = z.infer<typeof mailStatus>

export const backupStatus = z.strictObject({
  success: z.literal(true),
  last: z
    .strictObject({
      at: z.string(),
      where: z.string(),
      bytes: z.number().int(),
      records: z.number().int(),
      files: z.number().int(),
    })
    .optional(),
  /** None was made, or the last one is older than a week. */
  overdue: z.boolean(),
})
export type BackupStatus = z.infer<typeof backupStatus>

export const healthAnswer = z.strictObject({
  success: z.literal(true),
  version: z.string(),
  /** The content that the service serves: its git commit, and when it was built. */
  commit: z.string(),
  builtAt: z.string(),
  startedAt: z.string(),
  node: z.string(),
  store: z.strictObject({ kind: z.string(), where: z.string(), writable: z.boolean() }),
  disk: z.strictObject({ free: z.number(), total: z.number() }).optional(),
  /** Letters that wait. */
  outbox: z.number().int(),
  /** What is wrong, and how to mend it; none: all is well. */
  problems: z.array(z.strictObject({ what: z.string(), repair: z.string() })),
})
export type HealthAnswer = z.infer<typeof healthAnswer>

/** The promise as it is set, and what it makes of a request that came now. */
export const promiseStatus = z.strictObject({
  success: z.literal(true),
  promise: promise.required(),
  now: z.string(),
  due: z.string(),
  /** `Tuesday 10:40 AM`, by the office's clock. */
  dueWords: z.string(),
})
export type PromiseStatus = z.infer<typeof promiseStatus>
