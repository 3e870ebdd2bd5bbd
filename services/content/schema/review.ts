import { z } from 'zod'
import { aboutPerson, letters, prose, publicLink, text, type Refer, withConsent } from './fields.ts'

/** content/reviews/*.yaml — what a customer said about a job, and where it can be read. */
export const review = (refer: Refer) =>
  withConsent(
    z.strictObject({
      ...aboutPerson,
      /** In the customer's words. */
      text: prose(320, 'They quoted one number, and that was the number on the invoice.'),
      /** Who says it, by role and place, without a name: "a homeowner, Springfield". */
      by: text(60, 'a homeowner, Springfield'),
      /** What was done: the pages of these offerings show it. The first is named beside it on other pages. */
      trades: z.array(refer('offerings')).min(1).max(9),
      town: refer('towns'),
      /** The project that it is about; its page is linked and shows it, and its picture stands beside it. */
      project: refer('projects').optional(),
      /** When it was written. */
      month: letters(/^20\d\d-(0[1-9]|1[0-2])$/, '2026-03', 'a month, such as 2026-03'),
      /** Where it stands. A placeholder's is named and not linked. */
      link: publicLink.optional(),
    }),
  )
export type ReviewFields = z.infer<ReturnType<typeof review>>
