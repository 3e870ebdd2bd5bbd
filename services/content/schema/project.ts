import { z } from 'zod'
import {
  aboutPerson,
  day,
  placeholder,
  prose,
  searchFields,
  text,
  type Refer,
  withConsent,
} from './fields.ts'

export const projectCategories = ['Residential', 'Commercial', 'Subdivision'] as const

/** content/projects/*.md — a case study (S3.16). The Markdown below is optional further text. */
export const project = (refer: Refer) =>
  z.strictObject({
    placeholder: placeholder(),
    ...searchFields,
    /** The project's name as a headline. */
    headline: text(90, 'Luxury mountain estate'),
    summary: prose(240, 'One or two sentences where the project is listed.'),
    order: z.number().int().min(1).max(99),
    image: refer('images'),
    category: z.enum(projectCategories),
    size: text(60, '11,200 sq ft'),
    client: text(60, 'Private family'),
    /** As people say it: "East Springfield". */
    location: text(60, 'East Springfield'),
    town: refer('towns'),
    /** The trades that did the work; location pages of that trade show the project. */
    services: z.array(refer('services')).min(1),
    /**
     * What was sold, where that is more than its first trade: the price on its page is from the ranges of a cost guide about
     * this offering.
     */
    offering: refer('offerings').optional(),
    challenge: prose(1500, 'What made it hard.'),
    solution: prose(1500, 'What was done about it.'),
    /** A plan or a section of it, with its labels drawn in. */
    drawing: z
      .strictObject({
        title: text(60, 'The house and the hill'),
        image: refer('images'),
        caption: prose(300, 'What to see on it, in two or three sentences.'),
      })
      .optional(),
    /** What the client said about it, in their words. */
    quote: withConsent(
      z.strictObject({
        ...aboutPerson,
        text: prose(280, 'They told us in week three the house had to move. They were right.'),
        /** Who says it, by role and place, without a name: "the owner, Springfield". */
        by: text(60, 'the owner, Springfield'),
        /**
         * What it is about: the pages of these offerings show it, and name the first beside it. Left out: the offering of the
         * project's first service.
         */
        trades: z.array(refer('offerings')).min(1).max(9).optional(),
      }),
    ).optional(),
    completed: day(),
    features: z.array(text(100, 'Snow-melt drive on a separate loop')).min(3).max(10),
    tags: z.array(text(30, 'timber frame')).max(6).default([]),
  })
export type ProjectFields = z.infer<ReturnType<typeof project>>
