import { z } from 'zod'
import { attachmentView } from './attachment.ts'
import { language } from './language.ts'
import { leadStatuses } from './lead-status.ts'
import { serviceTypes } from './service-types.ts'

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
  /** How much of the promise's own time the first answer took. */
  answerMinutes: z.number().int().optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceType: z.enum(serviceTypes),
  services: z.array(z.string()),
  message: z.string(),
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
  /** Who of the staff looks after it, by id; `colleagues` has the names. */
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
  counts: z.record(z.enum(leadStatuses), z.number().int()),
})
export type LeadList = z.infer<typeof leadList>

export const leadAnswer = z.strictObject({ success: z.literal(true), lead: leadView })
export type LeadAnswer = z.infer<typeof leadAnswer>

/** A tag in the form that is kept: lower case, single spaces. */
export const tag = z
  .string()
  .trim()
  .min(1, 'A tag needs a letter or a digit.')
  .max(40, 'A tag has at most 40 characters.')
  .transform((text) => text.toLowerCase().replaceAll(/\s+/g, ' '))

/** What staff change of a lead in one step. What is left out stays as it is. */
export const leadChange = z.strictObject({
  /** The version that the change was made from: another one since then, and it is refused. */
  version: z.number().int(),
  status: z.enum(leadStatuses).optional(),
  /** In whole US dollars; `null` takes it away. Only of a request that is (or becomes) won. */
  wonValue: z.number().int().min(0).max(1_000_000_000).nullable().optional(),
  /** `null` takes it away. Only of a request that is (or becomes) lost. */
  lostReason: z.string().trim().min(1).max(500).nullable().optional(),
  /** Somebody of the staff, by id; `null` for nobody. */
  assignee: z.string().min(1).max(100).nullable().optional(),
  /** All tags that it has afterwards. */
  tags: z
    .array(tag)
    .max(20, 'A request has at most 20 tags.')
    .transform((tags) => [...new Set(tags)].sort())
    .optional(),
  /** Added to the notes that are there. */
  note: z.string().trim().min(1).max(5_000).optional(),
})
export type LeadChange = z.output<typeof leadChange>

/** Whom a lead can be given to. */
export const colleagues = z.strictObject({
  success: z.literal(true),
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Colleagues = z.infer<typeof colleagues>

/** Tags that leads have, the most used first, at most 200. */
export const tagsInUse = z.strictObject({ success: z.literal(true), tags: z.array(z.string()) })

const password = z.string().min(12, 'Please choose a password of at least 12 characters.').max(200)

/** The one-time link of the first start: its token makes the owner. */
export const setupRequest = z.strictObject({
  token: z.string().min(1).max(200),
  name: z.string().trim().min(1, 'Please tell us your name.').max(200),
  email: z.string().trim().max(254).pipe(z.email('Please check the email address.')),
  password,
})
export type SetupRequest = z.infer<typeof setupRequest>

export const signInRequest = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('Please check the email address.')),
  password: z.string().min(1, 'Please type your password.').max(200),
  /** From the app, or a recovery code, where the account asks for one. */
  code: z.string().trim().max(20).optional(),
})
export type SignInRequest = z.infer<typeof signInRequest>

/** Asks for the letter with the link; answered alike whether there is such a person or not. */
export const passwordResetRequest = z.strictObject({ email: signInRequest.shape.email })

/** The letter's token, and what the password shall be. */
export const newPasswordRequest = z.strictObject({
  token: z.string().min(1).max(1000),
  password,
})
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

export const done = z.strictObject({ success: z.literal(true), message: z.string() })

export const roles = ['owner', 'staff'] as const

export const sessionAnswer = z.strictObject({
  success: z.literal(true),
  person: z.strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
  }),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>
