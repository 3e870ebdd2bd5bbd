import { z } from 'zod'
import { faqs, placeholder, prose, text, withLanguages, type Refer } from './fields.ts'
import { moment, publication } from './publication.ts'

/** The job in one language. */
const jobText = z.strictObject({
  title: text(60, 'Finish carpenter'),
  summary: prose(400, 'Trim, stairs and cabinets in houses around Springfield.').describe(
    'One to three sentences: the work, with whom, and where it is in winter.',
  ),
  duties: z.array(text(140, 'Set cabinets and hang doors')).min(2).max(8),
  needs: z.array(text(140, 'Four years of finish work')).min(1).max(8),
  // Colorado asks for it in every posting (C.R.S. 8-5-201), and for the pay below.
  benefits: z
    .array(text(160, 'Health insurance from the first of the month after 60 days'))
    .min(1)
    .max(8)
    .describe(
      'Bonuses and other pay, health and retirement benefits, paid days off, anything taxed as pay. The law of some states asks for a general description in every posting, so it cannot be left out; say so where there is none.',
    ),
  faqs: faqs(),
})

const employmentKinds = ['full-time', 'part-time', 'seasonal', 'contract'] as const

/**
 * content/openings/*.yaml — an open job. It has a page at /careers/{slug}, and is listed on the careers page of
 * each language that it is in, each with a form to apply with, from `posted` to `until`; remove the file when the job
 * is filled.
 */
export const job = (refer: Refer) =>
  withLanguages(
    refer,
    {
      placeholder: placeholder(),
      town: refer('towns').describe('Where the day begins.'),
      employment: z.enum(employmentKinds),
      pay: z
        .strictObject({
          from: z.number().positive().meta({ example: 32 }),
          to: z.number().positive().meta({ example: 42 }),
          per: z.enum(['hour', 'year']),
        })
        .describe(
          'Before tax, in dollars. The law of some states asks for it in every posting, so it cannot be left out.',
        ),
      draft: publication.draft,
      posted: moment('2026-05-14').describe(
        'The day it appears and appeared: before it the job is on no page.',
      ),
      until: moment('2026-06-14').describe(
        'The last day to apply: through it the form takes applications, after it the answer is that the job is closed.',
      ),
    },
    jobText,
  )
export type JobText = z.infer<typeof jobText>
export type JobFields = z.infer<ReturnType<typeof job>>
