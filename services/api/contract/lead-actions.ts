import { z } from 'zod'
import { leadView, tag } from './admin.ts'
import { leadStatuses } from './lead-status.ts'

/** A lead, as of the version that somebody saw. */
const seenLead = z.strictObject({ id: z.string().min(1).max(40), version: z.number().int() })

/** One change to several leads. */
export const bulkChange = z.strictObject({
  leads: z.array(seenLead).min(1).max(200, 'Please choose at most 200 requests at once.'),
  status: z.enum(leadStatuses).optional(),
  assignee: z.string().min(1).max(100).nullable().optional(),
  /** Added to the tags that each has. */
  tag: tag.optional(),
})
export type BulkChange = z.output<typeof bulkChange>

export const bulkAnswer = z.strictObject({
  success: z.literal(true),
  changed: z.array(leadView),
  /** Those that were not changed, and why, in words. */
  refused: z.array(z.strictObject({ id: z.string(), message: z.string() })),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>

/** Leads that are probably the same person's, the newest first. */
export const leadDuplicates = z.strictObject({
  success: z.literal(true),
  leads: z.array(leadView),
})

/** The lead of the address stays; `other` goes into it. */
export const leadMerge = z.strictObject({ version: z.number().int(), other: seenLead })
export type LeadMerge = z.infer<typeof leadMerge>
