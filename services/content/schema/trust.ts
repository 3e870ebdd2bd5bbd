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
        /** Stands in place of the initials. */
        image: refer('images').optional(),
        /** The project that it is about: its page shows the testimonial, and without an `image` its picture stands beside it. */
        project: refer('projects').optional(),
        /** Whole stars, 1 to 5. */
        rating: z.number().int().min(1).max(5),
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
      /** The line drawing above the title. */
      icon,
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
    /** The words that appear. `{years}` becomes the years since the firm was founded. */
    text: prose(120, 'over 40 years'),
    /** A longer form where there is room: a caption under a figure. */
    label: prose(120, 'of building at altitude').optional(),
    /** What a page that shows it says beside it: whose figure it is, what else made it. */
    note: prose(200, 'Homes under our management contract.').optional(),
    /** Wordings that count as typing this claim by hand; `*` matches any number. */
    typed: z.array(text(80, '* years of experience')).default([]),
    /** Who can show that it is true, and how. */
    source: properName(300, 'Company records; founded 1984.'),
    /** The day it was last checked. */
    checked: day(),
    /**
     * For claims that are about other people's judgment or money. Search engines get the rating only when the evidence
     * for it is recorded (renderer/head/json-ld/business.ts).
     */
    evidence: z
      .strictObject({
        /** What the owner must hold, to show anyone who asks. */
        needed: properName(300, 'A dated screenshot of the public review profile.'),
        /** The day it was seen. Left out until then. */
        recorded: day().optional(),
      })
      .optional(),
    /** Where anyone can look it up: the review profile, the register. A placeholder's is named and not linked. */
    link: publicLink.optional(),
    /** A stand-in until the firm's own is here. */
    placeholder: placeholder(),
    /**
     * Puts it into the trust strip, above the button of forms and on pages that sell: `text` and `label`, which read as one
     * phrase, and the number. `strip: {}` is on all of them.
     */
    strip: z
      .strictObject({
        /** The number of a registration or a license. */
        number: properName(40, 'No. 2041').optional(),
        /** For a town's registration: only on pages about these towns. */
        towns: z.array(refer('towns')).min(1).optional().meta(limits),
        /** For a trade's license: only on pages about these offerings. */
        offerings: z.array(refer('offerings')).min(1).optional().meta(limits),
        /** For a promise about work, such as a warranty: not on pages about offerings of other groups. */
        groups: z.array(z.enum(offeringGroups)).min(1).optional(),
      })
      .optional(),
  })
export type Claim = z.infer<ReturnType<typeof claim>>

export const claims = (refer: Refer) => z.record(slug('years-badge'), claim(refer))
