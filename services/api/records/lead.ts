import { z } from 'zod'
import { leadStatuses } from '../contract/lead-status.ts'
import { language } from '../contract/language.ts'
import { serviceTypes } from '../contract/service-types.ts'
import { attachment } from './attachment.ts'
import { mailRow } from './mail-row.ts'

/** An accepted contact request as it is kept (SPEC.md §3). Times are ISO 8601 in UTC. */
export const lead = z.strictObject({
  /** The reference that people name on the phone, e.g. `HP-7K3M2Q`. */
  id: z.string().regex(/^HP-[2-9A-Z]{6}$/),
  receivedAt: z.string(),
  /** Of the page that the request came from; English when nothing is said. */
  language: language.optional(),
  /** By when it must be answered. Requests from before the clock have none. */
  dueAt: z.string().optional(),
  /** The first answer: when, and how many minutes of the promise's own time it took. */
  answeredAt: z.string().optional(),
  answerMinutes: z.number().int().min(0).optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceType: z.enum(serviceTypes),
  services: z.array(z.string()),
  message: z.string(),
  /** Fields beyond the contract's, as text: the form's "optional extra fields" (SPEC.md §3). */
  extra: z.record(z.string(), z.string()),
  page: z.string(),
  /** The first page of the visit; requests from before it was kept, or without JavaScript, have none. */
  landing: z.string().optional(),
  referrer: z.string(),
  campaign: z.string(),
  contentCommit: z.string(),
  /** What the filled honeypot held; only on leads in quarantine. */
  honeypot: z.string().optional(),
  /** One per filled form; empty when the sender gave none. */
  idempotencyKey: z.string(),
  /** A hash of what the visitor sent, to tell a repetition from a correction. */
  fingerprint: z.string(),
  status: z.enum(leadStatuses),
  version: z.number().int().min(1),
  /**
   * Every change, the oldest first. `detail` holds words that somebody chose: it goes when the request
   * is erased. `version` is the one that the change made; entries from before it was noted have none.
   */
  history: z.array(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      change: z.string(),
      detail: z.string().optional(),
      version: z.number().int().optional(),
    }),
  ),
  /** Who of the staff looks after it, by id. */
  assignee: z.string().optional(),
  /** In lower case, each once. */
  tags: z.array(z.string()).optional(),
  /** What staff wrote down, the oldest first. */
  notes: z.array(z.strictObject({ at: z.string(), by: z.string(), text: z.string() })).optional(),
  /** What a won request is worth, in whole US dollars. */
  wonValue: z.number().int().min(0).optional(),
  /** Duplicates that went into it, by reference. */
  mergedFrom: z.array(z.string()).optional(),
  /** The lead that it went into: it stands in no list any more, and at its own address as it was. */
  mergedInto: z.string().optional(),
  /** Why a request was lost. */
  lostReason: z.string().optional(),
  mail: z.array(mailRow),
  /** Photographs and plans that the prospect added by the request link. */
  attachments: z.array(attachment).optional(),
  /** When the prospect had everything personal erased; what is left names nobody. */
  erasedAt: z.string().optional(),
})
export type Lead = z.infer<typeof lead>
