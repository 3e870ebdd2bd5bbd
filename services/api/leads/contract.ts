import { z } from 'zod'
import { attachmentView } from '../attachments/contract.ts'
import { staffFields, type StaffField } from '../contact-form/fields.ts'
import { sentFields, storedFields } from '../contact-form/schemas.ts'
import { language } from '../contract/language.ts'
import { leadStatuses } from '../contract/lead-status.ts'
import { serviceTypes } from '../contact-form/service-types.ts'
import { line, recordId, text } from '../contract/text.ts'

/** A lead that went into another one, as it is shown with that one. */
export const mergedLeadView = z.strictObject({
  reference: z.string(),
  /** The lead that it went into itself; another one than the shown one when that went on into this. */
  into: z.string(),
  receivedAt: z.string(),
  ...storedFields,
  extra: z.record(z.string(), z.string()),
  attachments: z.array(attachmentView),
  erasedAt: z.string().optional(),
})
export type MergedLeadView = z.infer<typeof mergedLeadView>

/** An email to the prospect or about the lead. */
export const leadEmailView = z.strictObject({
  id: z.string(),
  /** What the email is, in words. */
  what: z.string(),
  to: z.string(),
  /** Whether it is to whoever sent the lead, rather than to the office. */
  toProspect: z.boolean(),
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  sentAt: z.string().optional(),
  /** What the mail server said last. */
  fault: z.string().optional(),
  /** Why it was dropped. */
  note: z.string().optional(),
})
export type LeadEmailView = z.infer<typeof leadEmailView>

/** A lead as staff see it. Dates are ISO 8601 in UTC. */
export const leadView = z.strictObject({
  id: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
  /** Of the page that the request came from: whoever sent it is answered in it. */
  language,
  /** By when it must be answered. */
  dueAt: z.string().optional(),
  answeredAt: z.string().optional(),
  /** Minutes that count for the response SLA until the first answer. */
  answerMinutes: z.number().int().optional(),
  ...storedFields,
  services: z.array(z.string()),
  extra: z.record(z.string(), z.string()),
  page: z.string(),
  /** The first page of the visit, where that is known. */
  landing: z.string().optional(),
  referrer: z.string(),
  campaign: z.string(),
  /** The git commit of the content that the visitor was reading. */
  contentCommit: z.string(),
  status: z.enum(leadStatuses),
  /** Grows by one with every change; a change must name the version it was made from. */
  version: z.number().int(),
  /** Every change, the oldest first; `detail` is words that somebody chose, `version` what it made. */
  history: z.array(
    z.strictObject({
      at: z.string(),
      by: z.string(),
      change: z.string(),
      detail: z.string().optional(),
      version: z.number().int().optional(),
    }),
  ),
  /** The person it is assigned to, by id; `colleagues` has the names. */
  assignee: z.string().optional(),
  tags: z.array(z.string()),
  notes: z.array(z.strictObject({ at: z.string(), by: z.string(), text: z.string() })),
  /** Of a won request, in whole US dollars. */
  wonValue: z.number().int().optional(),
  lostReason: z.string().optional(),
  /** Duplicates that went into it, by reference. */
  mergedFrom: z.array(z.string()),
  /** The lead that it went into. */
  mergedInto: z.string().optional(),
  /** The leads that went into it, directly or by way of another; left out in lists. */
  merged: z.array(mergedLeadView).optional(),
  /** The latest confirmation, and every email that was given up. */
  emails: z.array(leadEmailView),
  /** Photographs and plans that the prospect added. */
  attachments: z.array(attachmentView),
  /** When the prospect had everything personal erased. */
  erasedAt: z.string().optional(),
})
export type LeadView = z.infer<typeof leadView>

export const leadList = z.strictObject({
  success: z.literal(true),
  leads: z.array(leadView),
  /** How many fit the filter, on all pages. */
  total: z.number().int(),
  /** How many would fit it with any status, by status. */
  counts: z.strictObject({
    new: z.number().int(),
    contacted: z.number().int(),
    quoted: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    spam: z.number().int(),
  }),
})
export type LeadList = z.infer<typeof leadList>

export const leadResponse = z.strictObject({ success: z.literal(true), lead: leadView })
export type LeadResponse = z.infer<typeof leadResponse>

/** A tag in the form that is kept: lower case, single spaces. */
export const tag = line()
  .min(1, 'A tag needs a letter or a number.')
  .max(40, 'A tag can have 40 characters at most.')
  .transform((words) => words.toLowerCase().replaceAll(/\s+/g, ' '))

const answersOfStaff = Object.fromEntries(
  staffFields.map((name) => [name, sentFields[name].optional()]),
) as Record<StaffField, z.ZodOptional<z.ZodType<string>>>

/** What staff change of a lead in one step. What is left out stays as it is. */
export const leadChange = z.object({
  /** The version that the change was made from: another one since then, and it is refused. */
  version: z.number().int(),
  status: z.enum(leadStatuses).optional(),
  /** In whole US dollars; `null` takes it away. Only of a request that is (or becomes) won. */
  wonValue: z.number().int().min(0).max(1_000_000_000).nullable().optional(),
  /** `null` takes it away. Only of a request that is (or becomes) lost. */
  lostReason: text().min(1).max(500).nullable().optional(),
  /** Somebody of the staff, by id; `null` for nobody. */
  assignee: recordId.min(1).max(100).nullable().optional(),
  /** All tags that it has afterwards. */
  tags: z
    .array(tag)
    .max(20, 'A lead can have 20 tags at most.')
    .transform((tags) => [...new Set(tags)].sort())
    .optional(),
  /** Corrected by staff: a typo, or what they were told on the phone. */
  ...answersOfStaff,
  /** Added to the notes that are there. */
  note: text().min(1).max(5_000).optional(),
})
export type LeadChange = z.output<typeof leadChange>

/** Whom a lead can be given to. */
export const colleagues = z.strictObject({
  success: z.literal(true),
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Colleagues = z.infer<typeof colleagues>

/** Tags that leads have, the most used first, at most 200. */
export const tagsResponse = z.strictObject({ success: z.literal(true), tags: z.array(z.string()) })

/** What the list can be ordered by; leads that have none of it stand last, whichever the order. */
export const leadSorts = ['received', 'due', 'name', 'value'] as const
export type LeadSort = (typeof leadSorts)[number]

const day = z.iso.date('Enter a day like 2026-11-26.')

/** Which leads, without where the reader is in them: the same for the list and for the table. */
export const leadFilter = z.object({
  /** Words that must all be found in what is known of the request, in any case, with or without accents. */
  q: line().max(200).default(''),
  /** One or several, with commas between them; left out: all. */
  status: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(leadStatuses)))
    .optional(),
  /** Somebody of the staff, by id, or `nobody`. */
  assignee: recordId.max(100).optional(),
  tag: line().toLowerCase().max(40).optional(),
  service: z.enum(serviceTypes).optional(),
  /** The first and the last day on which it came in, by the office's clock. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(leadSorts).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type LeadFilter = z.output<typeof leadFilter>

/** The whole query string of the list. */
export const leadListQuery = leadFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(50),
})
export type LeadListQuery = z.output<typeof leadListQuery>

/** A lead, as of the version that somebody saw. */
const leadVersion = z.object({ id: recordId.min(1).max(40), version: z.number().int() })

/** One change to several leads. */
export const bulkChange = z.object({
  leads: z.array(leadVersion).min(1).max(200, 'Choose 200 leads at most.'),
  status: z.enum(leadStatuses).optional(),
  assignee: recordId.min(1).max(100).nullable().optional(),
  /** Added to the tags that each has. */
  tag: tag.optional(),
})
export type BulkChange = z.output<typeof bulkChange>

export const bulkChangeResponse = z.strictObject({
  success: z.literal(true),
  changed: z.array(leadView),
  /** Those that were not changed, and why, in words. */
  refused: z.array(z.strictObject({ id: z.string(), message: z.string() })),
})
export type BulkChangeResponse = z.infer<typeof bulkChangeResponse>

/** Leads that are probably the same person's, the newest first. */
export const leadDuplicates = z.strictObject({
  success: z.literal(true),
  leads: z.array(leadView),
})

/** The lead of the address stays; `other` goes into it. */
export const leadMerge = z.object({ version: z.number().int(), other: leadVersion })
export type LeadMerge = z.infer<typeof leadMerge>

/** Takes out of the lead of the address what went into it, by reference. */
export const leadUnmerge = z.strictObject({
  version: z.number().int(),
  other: recordId.min(1).max(40),
})
export type LeadUnmerge = z.infer<typeof leadUnmerge>

/** Sends the confirmation once more, to the address that stands on the lead now. */
export const confirmationResend = z.strictObject({ version: z.number().int() })

/**
 * An event of the admin's event stream. `added`: a new lead. `changed`: a lead was changed or erased. `held`:
 * the quarantine has more or fewer entries; the word stays, because PostgreSQL notifications carry it between
 * processes of two releases.
 */
export const leadEvent = z.strictObject({ what: z.enum(['added', 'changed', 'held']) })
export type LeadEvent = z.infer<typeof leadEvent>
