import { z } from 'zod'
import { day, point, prose, searchFields, source, text } from './fields.ts'
import type { Refer } from './refer.ts'

const dollars = (example: number) => z.number().positive().meta({ example })

/** One price range as one source publishes it. Every figure must be in that source. */
const band = z.strictObject({
  /** What the range prices: "The whole roof". */
  label: text(60, 'By the square foot'),
  /** After "per": "square foot", "roof". */
  unit: text(30, 'square foot'),
  low: dollars(4),
  typical: dollars(7),
  high: dollars(11),
  /** The place that the figures are about. */
  area: text(60, 'United States'),
  /** The year they are from. */
  year: z.number().int().min(2000).max(2100).meta({ example: 2026 }),
  source,
  /**
   * The last day the page shows the range. After it `npm run check` fails until somebody has looked the figures
   * up again, and builds leave the range off the page.
   */
  expires: day(),
})

/** content/costs/*.yaml — what a job costs, from published figures, at /costs/{slug}. */
export const cost = (refer: Refer) =>
  z.strictObject({
    ...searchFields,
    /** The page's headline. */
    headline: text(90, 'What a new roof costs'),
    /** One or two sentences under the headline and where the guide is listed. */
    summary: prose(240, 'Published figures for a new roof, and why ours run higher.'),
    /** On its page, and on its location pages, the guide is listed. */
    offering: refer('offerings'),
    image: refer('images'),
    /** Its place among the guides: 1 is first. */
    order: z.number().int().min(1).max(99).meta({ example: 1 }),
    bands: z.array(band).min(1).max(4),
    /** What moves a price within the range, or past it. */
    drivers: z.array(point).min(2).max(8),
    /** The day its substance last changed. */
    updated: day(),
  })
export type CostFields = z.infer<ReturnType<typeof cost>>
type Band = CostFields['bands'][number]

export const formatDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`

/** `$4 to $11 per square foot, typically $7` */
export const priceRange = ({ low, typical, high, unit }: Band): string =>
  `${formatDollars(low)} to ${formatDollars(high)} per ${unit}, typically ${formatDollars(typical)}`

/** The ranges that a page shows on a day. */
export const currentBands = <Each extends { expires: string }>(
  bands: readonly Each[],
  today: string,
): Each[] => bands.filter(({ expires }) => today <= expires)
