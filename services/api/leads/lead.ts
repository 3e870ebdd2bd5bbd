import { referencePattern } from '../contract/reference.ts'
import { probePrefix } from '../contract/probe.ts'
import { z } from 'zod'
import { answerTo, otherExtras, isContactField } from '../contact-form/fields.ts'
import { language } from '../contract/language.ts'
import { attemptView } from './contact-attempt-contract.ts'
import { storedMessage } from './conversation-contract.ts'
import { leadFields } from './contract.ts'
import { nextStepView, visitView } from './next-step-contract.ts'
import { outboxRow } from '../outbox/outbox-row.ts'
import { attachment } from '../attachments/contract.ts'
import { growing } from '../storage/schema-objects.ts'
import { outcomeOf } from './outcome.ts'

/** An accepted contact request as it is stored (S5.5). Times are ISO 8601 in UTC. */
export const lead = z.strictObject({
  /** The reference that customers quote by phone, e.g. `CS-7K3M2Q`. */
  id: z.string().regex(referencePattern),
  ...leadFields,
  /** The language of the page with the form; left out: English. */
  language: language.optional(),
  /** The content of the honeypot; only on leads in quarantine. */
  honeypot: z.string().optional(),
  /** One per filled form; empty if the sender sent none. */
  idempotencyKey: z.string(),
  /** A hash of the form's content, to tell a repetition from a correction. Corrections by other means do not change it. */
  fingerprint: z.string(),
  /** A monitor sent it (`isProbe`). */
  probe: z.literal(true).optional(),
  version: z.number().int().min(1),
  /**
   * Every change, oldest first. `detail` is free text and is removed when the lead is erased. `version` is the version
   * after the change. `prospectChange` is set on changes by the prospect only. Entries of early releases have neither
   * `version` nor `prospectChange`.
   */
  history: z.array(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      change: z.string(),
      detail: z.string().optional(),
      version: z.number().int().optional(),
      prospectChange: growing(z.enum(['corrected', 'files-added', 'erased', 'wrote'])).optional(),
    }),
  ),
  /** In lower case, without duplicates. */
  tags: z.array(z.string()).optional(),
  /** Notes by staff, oldest first. */
  notes: z
    .array(
      z.strictObject({
        at: z.string(),
        by: z.string(),
        text: z.string(),
        edited: z.strictObject({ at: z.string(), by: z.string() }).optional(),
      }),
    )
    .optional(),
  /** Calls, texts and emails by staff, oldest first. */
  attempts: z.array(z.strictObject(attemptView.shape)).optional(),
  /** Emails between staff and the person, oldest first (docs/decisions/0113-the-conversation-is-on-the-lead.md). */
  messages: z.array(z.strictObject(storedMessage)).optional(),
  nextStep: z.strictObject(nextStepView.shape).optional(),
  /** Site visits: booked, done and canceled ones, oldest first. */
  visits: z.array(z.strictObject(visitView.shape)).optional(),
  /** References of the leads merged into it. */
  mergedFrom: z.array(z.string()).optional(),
  /** The tags that the survivor got from it, so that undoing the merge can remove them. Older merges have none. */
  mergedTags: z.array(z.string()).optional(),
  mail: z.array(outboxRow),
  /** Photographs and plans that the prospect added by the request link, or staff. */
  attachments: z.array(attachment).optional(),
})
export type Lead = z.infer<typeof lead>

/** Returns the value of a won lead. One that is not won anymore keeps its value, in case it is won again. */
export const wonValueOf = ({ status, wonValue }: Pick<Lead, 'status' | 'wonValue'>) =>
  status === 'won' ? wonValue : undefined

/** Returns why a lead was lost. One that is not lost anymore keeps the reason, in case it is lost again. */
export const lostReasonOf = ({ status, lostReason }: Pick<Lead, 'status' | 'lostReason'>) =>
  status === 'lost' ? lostReason : undefined

/** Returns whether the sender waits for the first answer. */
export const isUnanswered = ({ status, answeredAt, erasedAt }: Lead): boolean =>
  status === 'new' && answeredAt === undefined && erasedAt === undefined

/** Returns a field for comparison. Earlier releases stored some answers in the extra fields. */
export function valueOf(lead: Lead, field: keyof Lead): unknown {
  if (field === 'wonValue') return wonValueOf(lead)
  if (field === 'lostReason') return lostReasonOf(lead)
  if (field === 'outcome') return outcomeOf(lead)
  if (field === 'extra') return otherExtras(lead)
  return isContactField(field) ? answerTo(lead, field) : lead[field]
}

type HistoryEntry = Lead['history'][number]
export type ProspectChange = NonNullable<HistoryEntry['prospectChange']>

/** The name for prospects in the history, since they have no account. */
const prospectName = 'the visitor'

/** The actor of automatic history entries, which do not count as activity. */
export const systemActor = 'the service'

/** Returns a history entry for a change that a prospect made to their own lead. */
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
 * Returns the kind of a change by the prospect; undefined: staff or the service made it. Entries of earlier releases
 * have no `prospectChange` and are recognized by their text.
 */
export function prospectChangeOf(entry: HistoryEntry): ProspectChange | undefined {
  if (entry.prospectChange !== undefined || entry.by !== prospectName) return entry.prospectChange
  return entry.change.startsWith('Added: ') ? 'files-added' : 'corrected'
}

/**
 * Marks the fingerprint of a monitor's request (`npm run probe`), so that it is no repetition of a visitor's form. Earlier
 * releases know a probe only by this: after going back to one, it would otherwise send webhooks and be counted.
 */
export const probeFingerprint = (fingerprint: string): string => `${probePrefix}${fingerprint}`

/**
 * Returns whether a monitor sent the lead: it causes no emails, and the monitor may erase it. Leads of earlier
 * releases have only the mark of their fingerprint.
 */
export const isProbe = ({ probe, fingerprint }: Pick<Lead, 'probe' | 'fingerprint'>): boolean =>
  probe === true || fingerprint.startsWith(probePrefix)
