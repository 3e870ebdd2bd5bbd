import { z } from 'zod'
import { day } from '../contract/day.ts'
import { line } from '../contract/text.ts'

/** Dimensions of the breakdowns. */
export const breakdowns = [
  'landing',
  'service',
  'town',
  'campaign',
  'referrer',
  'source',
  'week',
] as const
export type Breakdown = (typeof breakdowns)[number]

/** Every table of the analytics page. */
const analyticsTables = [...breakdowns, 'time', 'answers'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]

/**
 * What a period is compared with: the days before it, or the same days a year before, since building is seasonal.
 */
export const comparisons = ['before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** A period in the office's time zone. */
const period = {
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_660)
    .default(30)
    .describe('The last days including today; with `from` or `to` it doesn’t count.'),
  from: day.optional().describe('The first day, in the office’s time zone.'),
  to: day.optional().describe('The last day, in the office’s time zone.'),
  compare: z
    .enum(comparisons)
    .default('before')
    .describe(
      '`before`: as many days before the period; from the first of a month, the same days of the month before. `year`: the same days a year before.',
    ),
}
export type PeriodQuery = z.output<z.ZodObject<typeof period>>

const inOrder = {
  error: 'The last day must not be before the first.',
  path: ['to'],
}
const ordered = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to

export const analyticsQuery = z
  .object({ ...period, by: z.enum(breakdowns).default('landing') })
  .refine(ordered, inOrder)

export const analyticsTableQuery = z
  .object({ ...period, table: z.enum(analyticsTables).default('landing') })
  .refine(ordered, inOrder)

const count = z.number().int().min(0)

/** The metrics of the funnel, from page views to the value of won leads. */
const funnelMetrics = z.strictObject({
  views: count,
  visits: count,
  /** Forms started in those visits. */
  begun: count,
  leads: count,
  won: count,
  /** The value of won leads, in whole US dollars. */
  value: count,
})
export type FunnelMetrics = z.infer<typeof funnelMetrics>

const dateRange = z.strictObject({ from: z.string(), to: z.string() })
export type DateRange = z.infer<typeof dateRange>

const row = funnelMetrics.extend({
  /** The row's key, empty for visits without one. For a week, its first day. */
  name: z.string(),
  /** The page's title, if the key is a path. */
  title: z.string().optional(),
})
export type BreakdownRow = z.infer<typeof row>

const timeRow = dateRange.extend({
  now: funnelMetrics,
  /** The same row in the period before. */
  before: funnelMetrics,
})
export type TimeRow = z.infer<typeof timeRow>

/** Response times of first answers, in minutes that count for the response SLA. */
export const responseTimes = z.strictObject({
  answered: count,
  /** Overdue and unanswered leads. */
  late: count,
  inTime: count,
  /** Left out if there are no answers. */
  median: count.optional(),
  promise: count,
  /** A histogram: the number of answers up to each bound; the last has none. */
  spans: z.array(z.strictObject({ upTo: count.optional(), answers: count })),
})
export type ResponseTimes = z.infer<typeof responseTimes>

export const analyticsResponse = z.strictObject({
  success: z.literal(true),
  period: dateRange,
  /** The period that it is compared with. */
  before: dateRange,
  totals: funnelMetrics,
  totalsBefore: funnelMetrics,
  /** The unit of the rows of `time`. */
  unit: z.enum(['day', 'week']),
  time: z.array(timeRow),
  by: z.enum(breakdowns),
  /** By visits, descending; `time` in chronological order. */
  rows: z.array(row),
  /** Opened addresses without a page or a redirect today, by views, descending. */
  missing: z.array(z.strictObject({ path: z.string(), views: count })),
  answers: responseTimes,
  answersBefore: responseTimes,
})
export type Analytics = z.infer<typeof analyticsResponse>

/**
 * POST /api/count: a view of a page or of the not-found page, or a started estimate form. No personal data: the service
 * stores numbers by day, page, referring site and campaign, and nothing of the request.
 */
export const pageviewRequest = z.object({
  what: z.enum(['view', 'missing', 'start']),
  /** The path of the page, or the address that has none. */
  page: line().max(300),
  /** Whether this view starts a visit. */
  first: z.boolean(),
  /** The visit's first page, its referrer, and its campaign parameters. */
  landing: line().max(300),
  referrer: line().max(500),
  campaign: line().max(500),
})
export type PageviewRequest = z.infer<typeof pageviewRequest>
