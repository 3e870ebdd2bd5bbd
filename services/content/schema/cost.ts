import { z } from 'zod'
import { day, faqs, point, prose, searchFields, source, text, type Refer } from './fields.ts'
import { publication } from './publication.ts'

const dollars = (example: number) => z.number().positive().meta({ example })

/** A price without the day somebody read it is only a rumor. */
const readSource = source.extend({ checked: day() })

/** One price range as one source publishes it. Every figure must be in that source. */
const band = (refer: Refer) =>
  z.strictObject({
    label: text(60, 'By the square foot').describe('What the range prices: “The whole roof”.'),
    unit: text(30, 'square foot').describe('After “per”: “square foot”, “roof”.'),
    low: dollars(4),
    typical: dollars(7).optional().describe('Left out where the source has none.'),
    high: dollars(11).describe('The same as `low` where the source has one price.'),
    orMore: z
      .boolean()
      .default(false)
      .meta({ example: true })
      .describe('The source says “or more” after the high figure.'),
    area: text(60, 'United States').describe('The place that the figures are about.'),
    towns: z
      .array(refer('towns'))
      .default([])
      .describe('Those of our towns that the figures are about: pages about them show this range.'),
    year: z
      .number()
      .int()
      .min(2000)
      .max(2100)
      .meta({ example: 2026 })
      .optional()
      .describe('The year they are from; left out where the source doesn’t say.'),
    adjust: z
      .boolean()
      .default(false)
      .meta({ example: true })
      .describe(
        'The page multiplies the range by content/region-factor.yaml, because its figures are from elsewhere.',
      ),
    source: readSource,
    offerings: z
      .array(refer('offerings'))
      .default([])
      .describe(
        'The offerings whose pages, and whose location pages, may show it; left out: that of the guide.',
      ),
    teaser: z
      .boolean()
      .default(false)
      .meta({ example: true })
      .describe(
        'Stands for the guide on other pages, where several ranges are about the same work.',
      ),
    draft: publication.draft,
    from: publication.from,
    expires: day().describe(
      'The last day the page shows the range. After it the page is without the range, and `npm run check` warns until the figures have been looked up again.',
    ),
  })

/** content/costs/*.yaml — what a job costs, from published figures, at /costs/{slug}. */
export const cost = (refer: Refer) =>
  z.strictObject({
    ...searchFields,
    headline: text(90, 'What a new roof costs').describe('The page’s headline.'),
    summary: prose(240, 'Published figures for a new roof, and why ours run higher.').describe(
      'One or two sentences under the headline and where the guide is listed.',
    ),
    offering: refer('offerings').describe(
      'On its page, and on its location pages, the guide is listed.',
    ),
    image: refer('images'),
    services: z
      .array(refer('services'))
      .default([])
      .describe('The services whose location pages lead to it, besides that of its offering.'),
    order: z
      .number()
      .int()
      .min(1)
      .max(99)
      .meta({ example: 1 })
      .describe('Its place among the guides: 1 is first.'),
    bands: z.array(band(refer)).min(1).max(6),
    drivers: z
      .array(point)
      .min(2)
      .max(8)
      .describe('What moves a price within the range, or past it.'),
    excludes: z
      .array(text(140, 'Rotten sheathing under the old roof'))
      .min(2)
      .max(8)
      .describe('What the published figures leave out, and a bid may not.'),
    example: z
      .strictObject({
        title: text(90, 'A roof of 2,400 square feet'),
        quantity: z.number().positive().meta({ example: 2400 }),
        of: text(60, 'By the square foot').describe('The `label` of the range.'),
      })
      .describe('A quantity times one of the ranges. The page does the arithmetic.'),
    faqs: faqs(),
    updated: day().describe('The day its substance last changed.'),
    ...publication,
  })
export type CostFields = z.infer<ReturnType<typeof cost>>
export type Band = CostFields['bands'][number]

/** content/region-factor.yaml — how much more building costs here than where most figures come from. */
export const regionFactor = z.strictObject({
  name: text(40, 'island factor').describe('What pages call it, after “the”.'),
  where: text(30, 'on the island').describe(
    'Behind a range that is multiplied by it: “about $14 to $41 per square foot ….”',
  ),
  low: z.number().min(0.2).max(5).meta({ example: 1.2 }),
  high: z.number().min(0.2).max(5).meta({ example: 2 }),
  derivation: prose(
    600,
    'In town a custom home is $300 to $800 a square foot, in the county $250 to $400.',
  ).describe('How the two follow from the source, in words that a reader can check with a pencil.'),
  source: readSource,
})
export type RegionFactor = z.infer<typeof regionFactor>
