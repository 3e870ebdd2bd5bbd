import { z } from 'zod'

/** What visits and leads are told apart by. */
export const breakdowns = ['landing', 'service', 'town', 'campaign', 'referrer', 'week'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Every table of the analytics page. */
export const analyticsTables = [...breakdowns, 'time', 'answers'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]

const day = z.iso.date('Please give a day like 2026-11-26.')

/** Some days by the office’s clock: the last `days`, today counted in, or from one to another. */
const period = {
  days: z.coerce.number().int().min(1).max(3_660).default(30),
  from: day.optional(),
  to: day.optional(),
}
const inOrder = {
  error: 'The last day must not be before the first.',
  path: ['to'],
}
const ordered = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to

export const analyticsQuery = z
  .strictObject({ ...period, by: z.enum(breakdowns).default('landing') })
  .refine(ordered, inOrder)
export type AnalyticsQuery = z.output<typeof analyticsQuery>

export const analyticsTableQuery = z
  .strictObject({ ...period, table: z.enum(analyticsTables).default('landing') })
  .refine(ordered, inOrder)

const count = z.number().int().min(0)

/** From a page that was looked at to what a won request is worth. */
export const figures = z.strictObject({
  /** How often pages were looked at. */
  views: count,
  /** Visits that began. */
  visits: count,
  /** Forms that were begun in those visits. */
  begun: count,
  leads: count,
  won: count,
  /** Of what was won, in whole US dollars. */
  value: count,
})
export type Figures = z.infer<typeof figures>

const days = z.strictObject({ from: z.string(), to: z.string() })
export type Days = z.infer<typeof days>

const row = figures.extend({
  /** What it is the row of; empty for visits without one. Of a week its first day. */
  name: z.string(),
  /** The title of the page with this path. */
  title: z.string().optional(),
})
export type FiguresRow = z.infer<typeof row>

const timeRow = days.extend({
  now: figures,
  /** As many days, as long before as the period is long. */
  before: figures,
})
export type TimeRow = z.infer<typeof timeRow>

/** How long first answers took, in minutes of the promise’s own time. */
export const answerTimes = z.strictObject({
  answered: count,
  /** Late by now, and nobody has answered yet. */
  late: count,
  inTime: count,
  /** Left out while nothing is answered. */
  median: count.optional(),
  promise: count,
  /** How many took up to so long, and longer than the one before; the last has no end. */
  spans: z.array(z.strictObject({ upTo: count.optional(), answers: count })),
})
export type AnswerTimes = z.infer<typeof answerTimes>

export const analyticsAnswer = z.strictObject({
  success: z.literal(true),
  period: days,
  /** As many days right before. */
  before: days,
  totals: figures,
  totalsBefore: figures,
  /** What a row of `time` is. */
  unit: z.enum(['day', 'week']),
  time: z.array(timeRow),
  by: z.enum(breakdowns),
  /** The most visits first; weeks in their order. */
  rows: z.array(row),
  answers: answerTimes,
  answersBefore: answerTimes,
})
export type Analytics = z.infer<typeof analyticsAnswer>
