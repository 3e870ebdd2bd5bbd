import { z } from 'zod'
import { answerTo, otherExtras, isContactField } from '../contact-form/fields.ts'
import { leadStatuses } from '../contract/lead-status.ts'
import { language } from '../contract/language.ts'
import { storedFields } from '../contact-form/schemas.ts'
import { mailRow } from '../outbox/mail-row.ts'
import { attachment } from '../attachments/attachment-files.ts'

/** An accepted contact request as it is kept (S5.5). Times are ISO 8601 in UTC. */
export const lead = z.strictObject({
  /** The reference that people name on the phone, e.g. `HP-7K3M2Q`. */
  id: z.string().regex(/^HP-[2-9A-Z]{6}$/),
  receivedAt: z.string(),
  /** Of the page that the request came from; English when nothing is said. */
  language: language.optional(),
  /** By when it must be answered. Requests from before the clock have none. */
  dueAt: z.string().optional(),
  /** The first answer: when, and after how many minutes that count for the response SLA. */
  answeredAt: z.string().optional(),
  answerMinutes: z.number().int().min(0).optional(),
  ...storedFields,
  services: z.array(z.string()),
  /** Fields beyond the contract's, as text: the form's "optional extra fields" (S5.6). */
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
  /** A hash of what the form sent last, to tell a repetition from a correction; later corrections leave it. */
  fingerprint: z.string(),
  status: z.enum(leadStatuses),
  version: z.number().int().min(1),
  /**
   * Every change, the oldest first. `detail` holds words that somebody chose: it is removed when the lead is
   * erased. `version` is the one that the change made. `prospectChange` says what the prospect did; entries
   * of anybody else have none. Entries of early releases have neither of the two.
   */
  history: z.array(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      change: z.string(),
      detail: z.string().optional(),
      version: z.number().int().optional(),
      prospectChange: z.enum(['corrected', 'files-added', 'erased']).optional(),
    }),
  ),
  /** The person it is assigned to, by id. */
  assignee: z.string().optional(),
  /** In lower case, each once. */
  tags: z.array(z.string()).optional(),
  /** What staff wrote down, the oldest first. */
  notes: z.array(z.strictObject({ at: z.string(), by: z.string(), text: z.string() })).optional(),
  /** What a won request is worth, in whole US dollars. */
  wonValue: z.number().int().min(0).optional(),
  /** Duplicates that went into it, by reference. */
  mergedFrom: z.array(z.string()).optional(),
  /**
   * The lead that it went into: it stands in no list any more, but is found and shown with that lead. This
   * pointer says what is merged; `mergedFrom` repeats it for whoever holds only the other lead.
   */
  mergedInto: z.string().optional(),
  /** The tags that the other lead got from it: undoing the merge takes them back. Older merges have none. */
  mergedTags: z.array(z.string()).optional(),
  /** Why a request was lost. */
  lostReason: z.string().optional(),
  mail: z.array(mailRow),
  /** Photographs and plans that the prospect added by the request link. */
  attachments: z.array(attachment).optional(),
  /** When the prospect had everything personal erased; what is left names nobody. */
  erasedAt: z.string().optional(),
})
export type Lead = z.infer<typeof lead>

/** A field for comparison: an answer of the form is the same wherever an earlier release has put it. */
export function valueOf(lead: Lead, field: keyof Lead): unknown {
  if (field === 'extra') return otherExtras(lead)
  return isContactField(field) ? answerTo(lead, field) : lead[field]
}

type HistoryEntry = Lead['history'][number]
export type ProspectChange = NonNullable<HistoryEntry['prospectChange']>

/** How a prospect is named in the history, which has no account to name. */
const prospectName = 'the visitor'

/** A history entry for what the prospect did to their own lead. */
export const prospectEntry = (
  prospectChange: ProspectChange,
  { at, change, version }: { at: Date; change: string; version: number },
): HistoryEntry => ({
  at: at.toISOString(),
  by: prospectName,
  change,
  version,
  prospectChange,
})

/**
 * What the prospect did in a change; undefined: it was somebody else's. Entries that earlier releases stored
 * have no `prospectChange`: only their text tells.
 */
export function prospectChangeOf(entry: HistoryEntry): ProspectChange | undefined {
  if (entry.prospectChange !== undefined || entry.by !== prospectName) return entry.prospectChange
  return entry.change.startsWith('Added: ') ? 'files-added' : 'corrected'
}

/** No visitor can choose it: an ordinary fingerprint is hexadecimal digits. */
export const probePrefix = 'probe '

/** The fingerprint of a monitor's request (`npm run probe`): marked, so that all know it. */
export const probeFingerprint = (fingerprint: string): string => `${probePrefix}${fingerprint}`

/** Whether a monitor sent it: no email of it goes out, and the monitor may erase it. */
export const isProbe = ({ fingerprint }: Pick<Lead, 'fingerprint'>): boolean =>
  fingerprint.startsWith(probePrefix)
