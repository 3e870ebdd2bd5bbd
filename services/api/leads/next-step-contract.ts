import { z } from 'zod'
import { day } from '../contract/day.ts'
import { recordId, shortText, text } from '../contract/text.ts'

/** What can be next on a lead. The names are stored; don't rename one. */
export const stepKinds = ['call', 'email', 'visit', 'quote', 'follow-up'] as const
export type StepKind = (typeof stepKinds)[number]

const stepLabels: Readonly<Record<string, string>> = {
  call: 'Call',
  email: 'Email',
  visit: 'Site visit',
  quote: 'Quote',
  'follow-up': 'Follow up',
} satisfies Record<StepKind, string>

/** Returns the label of a step for staff; of one that a later release added, its name. */
export const stepLabel = (what: string): string => stepLabels[what] ?? what

/** A local time of the office. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 14:30.')

/** How long a visit takes, in minutes. */
export const visitMinutes = [30, 60, 90, 120, 180, 240] as const

/** A change of what is next on a lead. */
export const stepChange = z.discriminatedUnion('action', [
  z
    .strictObject({
      action: z.literal('set'),
      what: z.enum(stepKinds),
      day: day.describe('In the office’s time zone.'),
      time: time.optional().describe('A visit needs one.'),
      who: recordId
        .min(1)
        .max(100)
        .optional()
        .describe(
          'The id of a staff member; left out: who the lead is assigned to, or who sets it.',
        ),
      note: text().max(500).default(''),
      snoozedUntil: day
        .nullable()
        .optional()
        .describe(
          'The day until which it is left out of what is due, also one that is over; `null`: not snoozed. Left out: as it is, if what, day and time stay.',
        ),
      visit: z
        .strictObject({
          address: shortText(300).min(1, 'Enter where the visit is.'),
          minutes: z.number().int().min(15).max(600).default(60),
          access: text()
            .max(500)
            .default('')
            .describe(
              'For the person who goes, such as a gate code. The customer’s email never has it.',
            ),
          invites: z
            .boolean()
            .default(true)
            .describe('Whether the customer gets the appointment and a reminder by email.'),
        })
        .optional(),
    })
    .refine(({ what, time: at }) => what !== 'visit' || at !== undefined, {
      error: 'Enter the time of the visit.',
      path: ['time'],
    })
    .refine(({ what, visit }) => (what === 'visit') === (visit !== undefined), {
      error: 'A visit, and nothing else, has an address.',
      path: ['visit'],
    })
    .refine(({ what, snoozedUntil }) => what !== 'visit' || !snoozedUntil, {
      error: 'A visit can’t be snoozed. Change its day instead.',
      path: ['snoozedUntil'],
    }),
  z.strictObject({ action: z.literal('done') }),
  z.strictObject({ action: z.literal('cancel') }),
  z.strictObject({ action: z.literal('snooze'), until: day }),
])
export type StepChange = z.output<typeof stepChange>

/** What is next on a lead. Instants are ISO 8601 in UTC, days and times those of the office. */
export const nextStepView = z.object({
  what: z.string(),
  day: z.string(),
  time: z.string().optional(),
  /** When it is due: at the time or, without one, when the day begins. */
  at: z.string(),
  /** The staff member who does it, by id. */
  who: z.string(),
  note: z.string(),
  /** Until this day it is left out of what is due. */
  snoozedUntil: z.string().optional(),
  /** When that day begins. */
  snoozedAt: z.string().optional(),
  /** The visit among the lead's `visits`. */
  visit: z.string().optional(),
})
export type NextStep = z.infer<typeof nextStepView>

/** A site visit. */
export const visitView = z.object({
  id: z.string(),
  /** `booked`, `done` or `canceled`. */
  state: z.string(),
  day: z.string(),
  time: z.string(),
  at: z.string(),
  minutes: z.number().int(),
  address: z.string(),
  access: z.string(),
  /** The staff member who goes, by id. */
  who: z.string(),
  /** Their name, which the customer's emails say. */
  whoName: z.string(),
  /** When the customer is reminded: the day before. */
  remindAt: z.string(),
  /** Whether the customer gets emails about it. */
  invites: z.boolean(),
  /** Incremented by every change (RFC 5545, SEQUENCE), so that calendars replace the entry. */
  sequence: z.number().int().min(0),
  /**
   * The visit that this one replaces, by id: the customer's appointment was canceled, and staff keep theirs, which has
   * moved.
   */
  replaces: z.string().optional(),
})
export type Visit = z.infer<typeof visitView>

/** When a step comes back to the list: when it is due, or the day until which it is snoozed. */
export const stepComesUp = ({ at, snoozedAt }: Pick<NextStep, 'at' | 'snoozedAt'>): string =>
  snoozedAt !== undefined && snoozedAt > at ? snoozedAt : at

/** Statuses of leads that somebody still works on, so that each needs a next step. */
export const openStatuses = ['new', 'contacted', 'quoted'] as const

/** Those whose step counts: a won lead may have one, such as a visit before the work. */
export const stepStatuses = [...openStatuses, 'won'] as const

/** Filters of the list by next step. */
export const stepFilters = ['due', 'none'] as const

/** Returns a step as text: `Call, 2026-11-30 14:30`. */
export const stepText = ({ what, day: on, time: at }: NextStep): string =>
  [`${stepLabel(what)}, ${on}`, at].filter(Boolean).join(' ')
