import { z } from 'zod'
import { slug, text } from './fields.ts'

/** content/lost-reasons.yaml — why requests come to nothing, for staff to choose from, in the order of the list. */
export const lostReasons = z
  .array(
    z.strictObject({
      id: slug('too-expensive').describe(
        'Its name in stored leads, which is never shown. Numbers of past months go by it, so change the label instead.',
      ),
      label: text(60, 'Too expensive').describe('What staff read and choose.'),
    }),
  )
  .max(20)
  .superRefine((reasons, context) => {
    for (const field of ['id', 'label'] as const)
      for (const [n, { [field]: name }] of reasons.entries())
        if (reasons.findIndex((one) => one[field] === name) !== n)
          context.addIssue({
            code: 'custom',
            path: [n, field],
            message: `is “${name}”, which is already above`,
          })
  })
export type LostReason = z.infer<typeof lostReasons>[number]
