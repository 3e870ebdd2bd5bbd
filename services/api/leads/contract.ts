import { limits } from '../contract/limits.ts'
import { z } from 'zod'
import { success } from '../contract/success.ts'
import { day } from '../contract/day.ts'
import { attachmentView } from '../attachments/contract.ts'
import { staffFields, type StaffField } from '../contact-form/fields.ts'
import { sentFields, storedFields } from '../contact-form/schemas.ts'
import { serviceAnswers, type ServiceForm } from '../contact-form/service-form.ts'
import { language } from '../contract/language.ts'
import { leadStatuses } from '../contract/lead-status.ts'
import { pageQuery } from '../contract/paging.ts'
import { line, recordId, text } from '../contract/text.ts'
import { maxDollars, outcome, outcomeChange, quote, quoteChange } from './outcome-contract.ts'
import { attemptView, contactAttempt } from './contact-attempt-contract.ts'
import { nextStepView, stepChange, stepFilters, visitView } from './next-step-contract.ts'
import { noteChange } from './lead-entry-contract.ts'

/** An email to the prospect or about the lead. */
const leadEmailView = z.strictObject({
  id: z.string(),
  /** The kind of email, for display. */
  what: z.string(),
  to: z.string(),
  /** Whether it goes to the prospect rather than the office. */
  toProspect: z.boolean(),
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  sentAt: z.string().optional(),
  /** The mail server's last error. */
  fault: z.string().optional(),
  /** Why it was dropped. */
  note: z.string().optional(),
})
export type LeadEmailView = z.infer<typeof leadEmailView>

/**
 * What the first entry in the history says of a lead that no form of the website sent. The texts are stored, and prospects write
 * no entries of their own: don't change one.
 */
export const firstEntries = {
  byHand: 'entered by hand',
  imported: 'imported from a CSV file',
  program: 'sent with an API token',
} as const

/** Returns whether a lead came from a file, so that it is no news. */
export const isImported = ({ history }: { history: readonly { change: string }[] }): boolean =>
  history[0]?.change === firstEntries.imported

/** What a stored lead and its view have in common. Times are ISO 8601 in UTC. */
export const leadFields = {
  receivedAt: z.string(),
  /** When it must be answered. Leads of early releases have none. */
  dueAt: z.string().optional(),
  /** The first answer: when, and after how many minutes that count for the response SLA. */
  answeredAt: z.string().optional(),
  answerMinutes: z.number().int().min(0).optional(),
  ...storedFields,
  services: z.array(z.string()),
  /** Fields beyond the contract's, as text: the form's "optional extra fields" (S5.6). */
  extra: z.record(z.string(), z.string()),
  page: z.string(),
  /** The first page of the visit. Leads of early releases, or sent without JavaScript, have none. */
  landing: z.string().optional(),
  referrer: z.string(),
  campaign: z.string(),
  /** The git commit of the content that the visitor was reading. */
  contentCommit: z.string(),
  status: z.enum(leadStatuses),
  /** It can't wait: its sender, or somebody on staff, said so. */
  urgent: z.boolean().optional(),
  /** How the person reached the firm, if staff entered the lead (contract/lead-source.ts). */
  source: z.string().optional(),
  /** The person it is assigned to, by id. */
  assignee: z.string().optional(),
  /** In whole US dollars; it counts while the lead is won. */
  wonValue: z.number().int().min(0).optional(),
  /** Why the lead was lost. */
  lostReason: z.string().optional(),
  /** What it was quoted. */
  quote: quote.optional(),
  /** When and why it was closed. */
  outcome: outcome.optional(),
  /**
   * The surviving lead of a merge. This lead is no longer listed, but is found and shown with the survivor. This
   * pointer is authoritative; `mergedFrom` of the survivor repeats it.
   */
  mergedInto: z.string().optional(),
  /** When its personal data was erased; the remainder is anonymous. */
  erasedAt: z.string().optional(),
}

/** What is shown of a lead, without the leads that were merged into it. */
const ownView = z.object({
  id: z.string(),
  reference: z.string(),
  ...leadFields,
  /** The language of the page with the form, and of the answer. */
  language,
  /** Incremented by every change. A change names the version that it is based on (optimistic locking). */
  version: z.number().int(),
  /** Every change, oldest first. `detail` is free text; `version` is the version after the change. */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      change: z.string(),
      detail: z.string().optional(),
      version: z.number().int().optional(),
    }),
  ),
  tags: z.array(z.string()),
  notes: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      text: z.string(),
      /** The latest change of its text. */
      edited: z.object({ at: z.string(), by: z.string() }).optional(),
    }),
  ),
  /** Calls, texts and emails by staff, oldest first. */
  attempts: z.array(attemptView),
  nextStep: nextStepView.optional(),
  visits: z.array(
    visitView.extend({
      /** Whether the customer may have the appointment by email, so that they are told if it is canceled. */
      told: z.boolean(),
    }),
  ),
  /** References of the leads merged into it. */
  mergedFrom: z.array(z.string()),
  /** The latest confirmation, and every permanently failed email. */
  emails: z.array(leadEmailView),
  /** What a newer version wrote and this one can’t show: the kinds of emails and webhooks, and the names of fields. */
  newer: z.array(z.string()).optional(),
  /** Photographs and plans that the prospect or staff added. */
  attachments: z.array(attachmentView),
})

/** A merged lead, as it is shown with the lead that it was merged into. */
const mergedLeadView = z.object({
  reference: z.string(),
  /** The lead that it was merged into directly; in a chain of merges, not the one that is shown. */
  into: z.string(),
  ...storedFields,
  ...ownView.pick({
    receivedAt: true,
    status: true,
    wonValue: true,
    quote: true,
    services: true,
    extra: true,
    attachments: true,
    attempts: true,
    erasedAt: true,
  }).shape,
})
export type MergedLeadView = z.infer<typeof mergedLeadView>

/** A lead as staff see it, without the other fields of the record. Times are ISO 8601 in UTC. */
export const leadView = ownView.extend({
  /** The leads merged into it, directly or in a chain; left out in lists. */
  merged: z.array(mergedLeadView).optional(),
})
export type LeadView = z.infer<typeof leadView>

/** With fewer minutes left, an unanswered lead is due soon. */
export const soonMinutes = 4 * 60

/** Returns how an assignee is shown who is not on staff anymore. The history has the name. */
export function formerAssignee({ history }: Pick<LeadView, 'history'>): string {
  const last = history.findLast(({ change }) => change.startsWith('assigned: '))
  const name = last?.change.split(' → ').at(-1)
  return name === undefined || name === 'nobody' || name === 'a former one'
    ? 'someone who has left'
    : `${name} (has left)`
}

export const leadList = success({
  leads: z.array(leadView),
  /** The number of leads that match the filter, across all pages. */
  total: z.number().int(),
  /** The number of matches by status, ignoring the filter's status. */
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

export const leadResponse = success({ lead: leadView })
export type LeadResponse = z.infer<typeof leadResponse>

/** The lead after an upload by staff, and why files were rejected. */
export const leadUpload = success({ lead: leadView, rejected: z.array(z.string()) })

/** A tag in the form that is stored: lower case, single spaces. */
const tag = line()
  .min(1, 'A tag needs a letter or a number.')
  .max(limits.tag, `A tag can have ${limits.tag} characters at most.`)
  .transform((words) => words.toLowerCase().replaceAll(/\s+/g, ' '))

/** One way to reach a person is enough for staff; a change that leaves none is refused with the lead at hand. */
const orEmpty = (name: StaffField, schema: z.ZodType) =>
  name === 'email' || name === 'phone' ? z.union([z.literal(''), schema]) : schema

function answersOfStaff(form: ServiceForm) {
  const anyService = z.enum(serviceAnswers(form), { error: 'Pick a service type from the list.' })
  const sent = sentFields(form)
  return Object.fromEntries(
    staffFields.map((name) => [
      name,
      (name === 'serviceType' ? anyService : orEmpty(name, sent[name])).optional(),
    ]),
  ) as Record<StaffField, z.ZodOptional<z.ZodType<string>>>
}

/** Returns the schema of one change of a lead by staff. Fields that are left out stay as they are. */
export const leadChange = (form: ServiceForm) =>
  z.strictObject({
    version: z
      .number()
      .int()
      .describe('The version that the change is based on. If the lead has a newer one: 409.'),
    status: z.enum(leadStatuses).optional(),
    wonValue: z
      .number()
      .int()
      .min(0)
      .max(maxDollars)
      .nullable()
      .optional()
      .describe('In whole US dollars; `null` removes it. Only for a lead that is or becomes won.'),
    lostReason: text()
      .min(1)
      .max(500)
      .nullable()
      .optional()
      .describe('`null` removes it. Only for a lead that is or becomes lost.'),
    urgent: z.boolean().optional().describe('Whether it can’t wait.'),
    quote: quoteChange.optional(),
    outcome: outcomeChange.optional(),
    assignee: recordId
      .min(1)
      .max(100)
      .nullable()
      .optional()
      .describe('The id of a staff member; `null` for nobody.'),
    tags: z
      .array(tag)
      .max(20, 'A lead can have 20 tags at most.')
      .transform((tags) => [...new Set(tags)].sort())
      .optional()
      .describe('All tags after the change.'),
    /**
     * Corrections by staff: a typo, or information from a phone call. The service type may be any answer of the form's
     * list, also a choice; the services follow.
     */
    ...answersOfStaff(form),
    note: text().min(1).max(5_000).optional().describe('A note to add.'),
    changedNote: noteChange.optional().describe('A note to change or delete.'),
    step: stepChange.optional().describe('What is next on the lead.'),
    attempt: contactAttempt
      .nullable()
      .optional()
      .describe(
        'A call, text or email to log; `null` takes back one’s latest. Reaching the person, or an email to them, counts as the answer.',
      ),
  })
export type LeadChange = z.output<ReturnType<typeof leadChange>>

/** Possible assignees. */
export const colleagues = success({
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Colleagues = z.infer<typeof colleagues>

/** Tags that leads have, the most used first, at most 200. */
export const tagsResponse = success({ tags: z.array(z.string()) })

/** Service types that leads have. */
export const serviceTypesResponse = success({ serviceTypes: z.array(z.string()) })

/** Towns that the site has pages about, by name. */
export const townsResponse = success({ towns: z.array(z.string()) })

/** The sort keys of the list. Leads without a value come last in both orders. */
export const leadSorts = ['received', 'due', 'next', 'name', 'value'] as const
export type LeadSort = (typeof leadSorts)[number]

/** The filter and the order, without the page: shared by the list and the CSV. */
export const leadFilter = z.object({
  q: line()
    .max(200)
    .default('')
    .describe('Search words. A lead’s text must have all of them, ignoring case and accents.'),
  status: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(leadStatuses)))
    .optional()
    .describe(`Any of ${leadStatuses.join(', ')}, separated by commas. Left out: all but spam.`),
  assignee: recordId.max(100).optional().describe('The id of a staff member, or `nobody`.'),
  tag: line().toLowerCase().max(40).optional(),
  service: line().max(80).optional().describe('A service type.'),
  town: line()
    .max(80)
    .optional()
    .describe('The town that the lead’s address names, in any case and without accents.'),
  next: z
    .enum(stepFilters)
    .optional()
    .describe('`due`: with a next step that is due today or overdue. `none`: open, without one.'),
  stepBy: recordId
    .max(100)
    .optional()
    .describe(
      'With a next step of this staff member, by id, also on a colleague’s lead; `mine`: of yours, and those that nobody has.',
    ),
  from: day.optional().describe('The first day of receipt, in the office’s time zone.'),
  to: day.optional().describe('The last day of receipt, in the office’s time zone.'),
  sort: z.enum(leadSorts).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type LeadFilter = z.output<typeof leadFilter>

export const leadListQuery = leadFilter.extend(pageQuery(50, 200))
export type LeadListQuery = z.output<typeof leadListQuery>

/** A lead and the version that the change is based on. */
const leadVersion = z.strictObject({ id: recordId.min(1).max(40), version: z.number().int() })

/** One change to several leads. */
export const bulkChange = z.strictObject({
  leads: z.array(leadVersion).min(1).max(200, 'Choose 200 leads at most.'),
  status: z.enum(leadStatuses).optional(),
  assignee: recordId.min(1).max(100).nullable().optional(),
  /** Tags to add to each. */
  tag: tag.optional(),
})
export type BulkChange = z.output<typeof bulkChange>

export const bulkChangeResponse = success({
  changed: z.array(leadView),
  /** The leads that were not changed, with the reason. */
  refused: z.array(z.strictObject({ id: z.string(), message: z.string() })),
})

/** Leads that are probably from the same person, newest first. */
export const leadDuplicates = success({ leads: z.array(leadView) })

/** Merges `other` into the lead in the URL. */
export const leadMerge = z.strictObject({ version: z.number().int(), other: leadVersion })
export type LeadMerge = z.infer<typeof leadMerge>

/** Undoes the merge of a lead, by reference, into the lead in the URL. */
export const leadUnmerge = z.strictObject({
  version: z.number().int(),
  other: recordId.min(1).max(40),
})
export type LeadUnmerge = z.infer<typeof leadUnmerge>

/** Sends the confirmation again, to the lead's current address. */
export const confirmationResend = z.strictObject({ version: z.number().int() })

/**
 * An event of the admin's event stream. `added`: a new lead. `changed`: a lead was changed or erased. `held`: the
 * quarantine has more or fewer entries; this name is fixed, because PostgreSQL notifications carry it between
 * processes of different releases.
 */
export const leadEvent = z.strictObject({ what: z.enum(['added', 'changed', 'held']) })
export type LeadEvent = z.infer<typeof leadEvent>

/** A quarantined request or subscription as staff see it, without the other fields of the record. Times are ISO 8601 in UTC. */
const quarantinedView = z.object({
  id: z.string(),
  what: z.enum(['request', 'subscription']),
  at: z.string(),
  /** Empty for a subscription without a name. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The reason: a filled honeypot, or no proof of work. */
  why: z.enum(['hidden field', 'no proof']),
})
export type QuarantinedView = z.infer<typeof quarantinedView>

/** The newest of each kind, and the total of both. */
export const quarantineList = success({
  /** Admin pages of the previous release that are still open read this name. */
  held: z.array(quarantinedView),
  total: z.number().int(),
})

/** `take`: how many of the newest leads, and of the newest subscriptions. */
export const quarantineQuery = z.object({
  take: z.coerce.number().int().min(1).max(10_000).default(100),
})

export const quarantineChange = z.strictObject({ action: z.literal('release') })

/** The lead that was created; none for a subscription. */
export const releaseResponse = success({ reference: z.string().optional() })
