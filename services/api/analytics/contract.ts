import { z } from 'zod'
import { line } from '../contract/text.ts'

/** What visits and leads are told apart by. */
export const breakdowns = ['landing', 'service', 'town', 'campaign', 'referrer', 'week'] as const
export type Breakdown = (typeof breakdowns)[number]

/** Every table of the analytics page. */
export const analyticsTables = [...breakdowns, 'time', 'answers'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]

const day = z.iso.date('Enter a day like 2026-11-26.')

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
  .object({ ...period, by: z.enum(breakdowns).default('landing') })
  .refine(ordered, inOrder)
export type AnalyticsQuery = z.output<typeof analyticsQuery>

export const analyticsTableQuery = z
  .object({ ...period, table: z.enum(analyticsTables).default('landing') })
  .refine(ordered, inOrder)

const count = z.number().int().min(0)

/** From a page that was looked at to what a won request is worth. */
export const funnelMetrics = z.strictObject({
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
export type FunnelMetrics = z.infer<typeof funnelMetrics>

const dateRange = z.strictObject({ from: z.string(), to: z.string() })
export type DateRange = z.infer<typeof dateRange>

const row = funnelMetrics.extend({
  /** What it is the row of; empty for visits without one. Of a week its first day. */
  name: z.string(),
  /** The title of the page with this path. */
  title: z.string().optional(),
})
export type BreakdownRow = z.infer<typeof row>

const timeRow = dateRange.extend({
  now: funnelMetrics,
  /** As many days, as long before as the period is long. */
  before: funnelMetrics,
})
export type TimeRow = z.infer<typeof timeRow>

/** How long first answers took, in minutes that count for the response SLA. */
export const responseTimes = z.strictObject({
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
export type ResponseTimes = z.infer<typeof responseTimes>

export const analyticsResponse = z.strictObject({
  success: z.literal(true),
  period: dateRange,
  /** As many days right before. */
  before: dateRange,
  totals: funnelMetrics,
  totalsBefore: funnelMetrics,
  /** What a row of `time` is. */
  unit: z.enum(['day', 'week']),
  time: z.array(timeRow),
  by: z.enum(breakdowns),
  /** The most visits first; weeks in their order. */
  rows: z.array(row),
  answers: responseTimes,
  answersBefore: responseTimes,
})
export type Analytics = z.infer<typeof analyticsResponse>

/**
 * POST /api/count: that a page was looked at, or that an estimate form was begun. It names nobody:
 * the service keeps numbers by day, page, referring site and campaign, and nothing of the request.
 */
export const pageviewRequest = z.object({
  what: z.enum(['view', 'start']),
  /** The path of the page. */
  page: line().max(300),
  /** Whether a visit begins with this view. */
  first: z.boolean(),
  /** What brought the visit: its first page, the page that linked there, its campaign parameters. */
  landing: line().max(300),
  referrer: line().max(500),
  campaign: line().max(500),
})
export type PageviewRequest = z.infer<typeof pageviewRequest>
