import { offeringsOf } from '../model/price.ts'
import type { CostFields } from '../schema/cost.ts'
import type { Finding } from './kind.ts'

/**
 * Finds what is wrong with a cost guide that fits its schema: figures out of order, an example of no range, several
 * ranges that stand for the same work, expiry.
 */
export function costFindings(guide: CostFields): Finding[] {
  const { bands, example } = guide
  const labels = bands.map(({ label }) => label)
  return [
    ...bands.flatMap(({ low, typical, high, expires }, index) => [
      ...(low <= (typical ?? low) && (typical ?? low) <= high
        ? []
        : [
            {
              path: ['bands', index, typical === undefined ? 'high' : 'typical'],
              reason:
                typical === undefined
                  ? `is ${high}, which is less than ${low}`
                  : `is ${typical}, which isn’t between ${low} and ${high}`,
              repair: 'write low, typical and high as the source has them, in this order',
            },
          ]),
      {
        path: ['bands', index, 'expires'],
        reason: `was ${expires}, so the page leaves this range off`,
        repair: 'look the figures up again, then move `expires`',
        expires,
      },
    ]),
    ...secondTeasers(guide),
    ...(labels.includes(example.of)
      ? []
      : [
          {
            path: ['example', 'of'],
            reason: `is “${example.of}”, which isn’t the label of a range above`,
            repair: `write ${labels.map((label) => `“${label}”`).join(' or ')}`,
          },
        ]),
  ]
}

/** Finds the ranges that say `teaser` after another one that stands for the same work. */
const secondTeasers = (guide: CostFields): Finding[] =>
  guide.bands.flatMap((band, index) => {
    const first = guide.bands
      .slice(0, index)
      .find(
        (other) =>
          band.teaser &&
          other.teaser &&
          band.towns.length > 0 === other.towns.length > 0 &&
          offeringsOf(other, guide).some((offering) => offeringsOf(band, guide).includes(offering)),
      )
    return first
      ? [
          {
            path: ['bands', index, 'teaser'],
            reason: `stands for the same work as “${first.label}”`,
            repair: 'leave it out of one of the two, or write other `offerings`',
          },
        ]
      : []
  })
