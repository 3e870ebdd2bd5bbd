import { z } from 'zod'
import { icon } from './icon.ts'
import { offeringGroups } from './offering.ts'
import {
  aboutPerson,
  day,
  limits,
  placeholder,
  properName,
  prose,
  publicLink,
  slug,
  text,
  type Refer,
  withConsent,
} from './fields.ts'
import { publication } from './publication.ts'

/** content/testimonials.yaml — what clients said (S3.18). */
export const testimonials = (refer: Refer) =>
  z.array(
    withConsent(
      z.strictObject({
        ...aboutPerson,
        id: slug('springfield-remodel'),
        content: prose(600, 'What they said, in their words.'),
        name: properName(60, 'M. and J. Harlan'),
        title: text(80, 'Homeowners, Springfield'),
        initials: properName(4, 'MH'),
        image: refer('images').optional().describe('Stands in place of the initials.'),
        project: refer('projects')
          .optional()
          .describe(
            'The project that it is about: its page shows the testimonial, and without an `image` its picture stands beside it.',
          ),
        rating: z.number().int().min(1).max(5).describe('Whole stars, 1 to 5.'),
      }),
    ),
  )
export type Testimonial = z.infer<ReturnType<typeof testimonials>>[number]

/** content/why-us.yaml — reasons to hire the firm (S3.19), in order. */
export const whyUs = z
  .array(
    z.strictObject({
      id: slug('family-owned'),
      title: text(60, 'Family-owned'),
      description: prose(300, 'One or two sentences.'),
      icon: icon.describe('The line drawing above the title.'),
      ...publication,
    }),
  )
  .max(8)
export type WhyUs = z.infer<typeof whyUs>[number]

/**
 * content/claims.yaml — everything the firm says about itself that a reader could doubt.
 * Pages use a claim by name, `{claim.rating}`; typing it by hand is a problem.
 */
const claim = (refer: Refer) =>
  z.strictObject({
    text: prose(120, 'over 40 years').describe(
      'The words that appear. `{years}` becomes the years since the firm was founded.',
    ),
    label: prose(120, 'of building at altitude')
      .optional()
      .describe('A longer form where there is room: a caption under a figure.'),
    note: prose(200, 'Homes under our management contract.')
      .optional()
      .describe('What a page that shows it says beside it: whose figure it is, what else made it.'),
    typed: z
      .array(text(80, '* years of experience'))
      .default([])
      .describe('Wordings that count as typing this claim by hand; `*` matches any number.'),
    source: properName(300, 'Company records; founded 1984.').describe(
      'Who can show that it is true, and how.',
    ),
    checked: day().describe('The day it was last checked.'),
    evidence: z
      .strictObject({
        needed: properName(300, 'A dated screenshot of the public review profile.').describe(
          'What the owner must hold, to show anyone who asks.',
        ),
        recorded: day().optional().describe('The day it was seen. Left out until then.'),
      })
      .optional()
      .describe(
        'For claims that are about other people’s judgment or money. Search engines get the rating only when the evidence for it is recorded.',
      ),
    link: publicLink
      .optional()
      .describe(
        'Where anyone can look it up: the review profile, the register. A placeholder’s is named and not linked.',
      ),
    placeholder: placeholder().describe('A stand-in until the firm’s own is here.'),
    strip: z
      .strictObject({
        number: properName(40, 'No. 2041')
          .optional()
          .describe('The number of a registration or a license.'),
        towns: z
          .array(refer('towns'))
          .min(1)
          .optional()
          .meta(limits)
          .describe('For a town’s registration: only on pages about these towns.'),
        offerings: z
          .array(refer('offerings'))
          .min(1)
          .optional()
          .meta(limits)
          .describe('For a trade’s license: only on pages about these offerings.'),
        groups: z
          .array(z.enum(offeringGroups))
          .min(1)
          .optional()
          .describe(
            'For a promise about work, such as a warranty: not on pages about offerings of other groups.',
          ),
      })
      .optional()
      .describe(
        'Puts it into the trust strip, above the button of forms and on pages that sell: `text` and `label`, which read as one phrase, and the number. `strip: {}` is on all of them.',
      ),
    ...publication,
  })
export type Claim = z.infer<ReturnType<typeof claim>>

export const claims = (refer: Refer) => z.record(slug('years-badge'), claim(refer))
