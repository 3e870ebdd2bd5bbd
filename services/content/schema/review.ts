import { z } from 'zod'
import { aboutPerson, letters, prose, publicLink, text, type Refer, withConsent } from './fields.ts'

/** content/reviews/*.yaml — what a customer said about a job, and where it can be read. */
export const review = (refer: Refer) =>
  withConsent(
    z.strictObject({
      ...aboutPerson,
      text: prose(320, 'They quoted one number, and that was the number on the invoice.').describe(
        'In the customer’s words.',
      ),
      by: text(60, 'a homeowner, Springfield').describe(
        'Who says it, by role and place, without a name: “a homeowner, Springfield”.',
      ),
      trades: z
        .array(refer('offerings'))
        .min(1)
        .max(9)
        .describe(
          'What was done: the pages of these offerings show it. The first is named beside it on other pages.',
        ),
      town: refer('towns'),
      project: refer('projects')
        .optional()
        .describe(
          'The project that it is about; its page is linked and shows it, and its picture stands beside it.',
        ),
      month: letters(/^20\d\d-(0[1-9]|1[0-2])$/, '2026-03', 'a month, such as 2026-03').describe(
        'When it was written.',
      ),
      link: publicLink
        .optional()
        .describe('Where it stands. A placeholder’s is named and not linked.'),
    }),
  )
export type ReviewFields = z.infer<ReturnType<typeof review>>
