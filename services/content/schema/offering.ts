import { z } from 'zod'
import { blocks } from './blocks.ts'
import {
  drawing,
  day,
  faq,
  limits,
  prose,
  searchFields,
  source,
  text,
  type Refer,
} from './fields.ts'
import { icon } from './icon.ts'
import { preselection, urgent } from './form.ts'
import { rentalRates } from './rental-rates.ts'
import { publication } from './publication.ts'

export const offeringGroups = ['build', 'remodel', 'service', 'manage', 'rent'] as const

/** content/offerings/*.md — something the firm sells. The Markdown below is the page's long text. */
export const offering = (refer: Refer) =>
  z.strictObject({
    ...searchFields,
    label: text(40, 'Roofing').describe('In menus and lists.'),
    group: z.enum(offeringGroups),
    order: z.number().int().min(1).max(99).describe('Its position in its group: 1 is first.'),
    headline: text(90, 'A roof that is ready for January').describe('The page’s headline.'),
    lead: prose(400, 'We replace and repair roofs between 6,000 and 10,000 ft.').describe(
      'One plain sentence under the headline.',
    ),
    urgent: urgent().describe('Also on its location pages.'),
    image: refer('images'),
    hero: z
      .enum(['split', 'full-bleed'])
      .default('split')
      .describe(
        'How the page opens. `split`: the words beside the picture. `full-bleed`: the picture over the whole width, the words over its lower edge: for a wide picture of what was built, with its subject above the lower third.',
      ),
    icon: icon.optional().describe('The line drawing beside its name where it is listed.'),
    summary: prose(
      240,
      'Tear-off, re-roof and repair in standing seam, shingle and cedar alternatives.',
    ).describe('One or two sentences where the offering is listed.'),
    features: z
      .array(text(80, 'Ice and water shield to two feet inside the wall line'))
      .max(7)
      .default([])
      .describe(
        'What is included: five things fill the page best. Left out, the page has no such list.',
      ),
    steps: z
      .array(
        z.strictObject({
          title: text(60, 'Walk the roof'),
          duration: text(40, '1 day'),
          text: prose(
            400,
            'We measure, photograph and open the soffit where it tells us something.',
          ),
        }),
      )
      .max(7)
      .default([])
      .describe('How the work runs. Left out, the page doesn’t say.'),
    drawing: drawing(refer).optional().describe('A detail of the work with numbered notes.'),
    costs: z
      .array(
        z.strictObject({
          item: text(80, 'Roof permit, City of Springfield'),
          town: refer('towns')
            .optional()
            .meta(limits)
            .describe(
              'It applies in this town alone: the page of the work in this town shows it, the general one does not.',
            ),
          range: text(60, 'by valuation'),
          source,
        }),
      )
      .max(8)
      .default([])
      .describe('What it costs. Leave it out where no source supports a range.'),
    portfolio: z
      .boolean()
      .default(false)
      .describe(
        'Its projects lead the page, in large pictures: for what is chosen by looking at houses.',
      ),
    terms: z
      .strictObject({
        day: prose(300, 'One truckload. Up to eight hours on the meter within twenty-four.'),
        week: prose(300, 'A roof’s worth of lumber. Seven days.'),
        month: prose(300, 'Building a house. Four weeks.'),
        note: prose(300, 'Attachments are on the same agreement.'),
      })
      .optional()
      .describe('Machines only: what each term is good for, and what else to know of the terms.'),
    rates: rentalRates(refer)
      .optional()
      .describe('What machines cost to rent: a table on its page and on its location pages.'),
    faqs: z.array(faq).min(3).max(8),
    form: preselection(refer),
    related: z.array(refer('offerings')).max(4).default([]),
    projects: z.array(refer('projects')).max(3).default([]),
    blocks: blocks(refer, { headline: true, form: true }).describe(
      'After its projects. The page has a form.',
    ),
    updated: day(),
    ...publication,
  })
export type OfferingFields = z.infer<ReturnType<typeof offering>>
