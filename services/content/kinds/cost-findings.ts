import type { CostFields } from '../schema/cost.ts'
import type { Finding } from './kind.ts'

/**
 * Finds what is wrong with a cost guide that fits its schema: figures out of order, an example of no range, expiry.
 */
export function costFindings({ bands, example }: CostFields): Finding[] {
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
