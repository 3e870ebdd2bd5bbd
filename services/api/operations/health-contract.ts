import { z } from 'zod'
import { success } from '../contract/success.ts'
import { responseSla } from '../sla/contract.ts'

/** A problem and its fix. */
const healthProblem = z.strictObject({ what: z.string(), repair: z.string() })
export type HealthProblem = z.infer<typeof healthProblem>
/** The list of problems; empty if there are none. */
export const healthProblems = z.array(healthProblem)

/** The state of the outbox. Times are ISO 8601 in UTC. */
export const mailStatus = success({
  /** Where emails go; `leaves`: whether they are sent, rather than written to files. */
  where: z.string(),
  leaves: z.boolean(),
  /** The From address of every email. */
  from: z.string(),
  waiting: z.number().int(),
  retried: z.number().int(),
  failed: z.number().int(),
  /** Emails and webhooks of kinds that only a newer release knows; they wait for it. */
  newer: z.number().int(),
  problems: healthProblems,
  lastSentAt: z.string().optional(),
  /** The person's last test email. */
  test: z
    .object({
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

/** What a download of a backup needs. */
export const backupRequest = z.strictObject({
  /** The owner's password, again. */
  password: z.string().min(1).max(200),
  /** Encrypts the file. Left out or empty: BACKUP_PASSPHRASE, if it is set. */
  passphrase: z
    .string()
    .max(200)
    .refine(
      (text) => text === '' || text.length >= 12,
      'Use at least 12 characters, such as four or five words.',
    )
    .optional(),
})

export const backupStatus = success({
  last: z
    .strictObject({
      at: z.string(),
      where: z.string(),
      bytes: z.number().int(),
      records: z.number().int(),
      files: z.number().int(),
    })
    .optional(),
  /** There is no backup of the last seven days. */
  overdue: z.boolean(),
})

export const healthResponse = success({
  version: z.string(),
  /** The git commit and the build time of the served content. */
  commit: z.string(),
  builtAt: z.string(),
  startedAt: z.string(),
  node: z.string(),
  store: z.strictObject({ kind: z.string(), where: z.string(), writable: z.boolean() }),
  disk: z.strictObject({ free: z.number(), total: z.number() }).optional(),
  /** Waiting emails. */
  outbox: z.number().int(),
  /** Where content stands in for the firm's own, and how many entries. */
  placeholders: z.array(z.strictObject({ where: z.string(), count: z.number().int() })),
  problems: healthProblems,
})
export type HealthResponse = z.infer<typeof healthResponse>

/** The response SLA, and the due time of a lead received now. */
export const responseSlaStatus = success({
  /** Named as in content/business.yaml and dist/site.json. */
  promise: responseSla.omit({ timeZoneNames: true }).required(),
  now: z.string(),
  due: z.string(),
  /** `Tuesday 10:40 AM`, in the office's time zone. */
  dueWords: z.string(),
})
export type ResponseSlaStatus = z.infer<typeof responseSlaStatus>
