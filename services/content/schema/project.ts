import { z } from 'zod'
import {
  aboutPerson,
  day,
  faqs,
  placeholder,
  properName,
  prose,
  searchFields,
  text,
  type Refer,
  withConsent,
} from './fields.ts'
import { publication } from './publication.ts'

export const projectCategories = ['Residential', 'Commercial', 'Subdivision'] as const

/** What a project cost, from low to high. */
export const budgets = [
  'under-100k',
  '100k-500k',
  '500k-1m',
  '1m-3m',
  '3m-10m',
  'over-10m',
] as const
export type Budget = (typeof budgets)[number]

/** When a picture was taken: before the work, during it or after it. */
export const stages = ['before', 'during', 'after'] as const
export type Stage = (typeof stages)[number]

/** A picture of a project, with what is known about it. */
const projectPicture = (refer: Refer) =>
  z.strictObject({
    image: refer('images'),
    stage: z.enum(stages),
    caption: prose(200, 'The great room an hour after the furniture came.'),
    credit: properName(80, 'Jane Doe')
      .optional()
      .describe('Who took it, where that is not the project’s photographer.'),
    day: day().optional().describe('The day it was taken.'),
  })

/** Who else had a part in the building. Leave out whoever did not, or does not want to be named. */
const credits = z.strictObject({
  architect: properName(80, 'Doe Architects').optional(),
  designer: properName(80, 'Doe Interiors').optional().describe('Of the interior.'),
  photographer: z
    .strictObject({
      name: properName(80, 'Jane Doe'),
      is: z
        .enum(['person', 'studio'])
        .default('person')
        .describe('`studio`: the name is that of a company. Search engines are told which it is.'),
      copyright: properName(120, '© 2026 Jane Doe')
        .optional()
        .describe(
          'As the photographer wants it to read. Leave it out if you don’t know who holds the copyright.',
        ),
    })
    .optional(),
})

/** content/projects/*.md — a case study (S3.16). The Markdown below is optional further text. */
export const project = (refer: Refer) =>
  withPermission(
    z.strictObject({
      placeholder: placeholder(),
      ...searchFields,
      headline: text(90, 'Luxury mountain estate').describe('The project’s name as a headline.'),
      summary: prose(240, 'One or two sentences where the project is listed.'),
      order: z.number().int().min(1).max(99),
      image: refer('images').describe(
        'Opens the page and stands for the project in lists, where there is no `cover`.',
      ),
      cover: refer('images')
        .optional()
        .describe(
          'The finished work, wide and without people at work. It takes the place of `image`.',
        ),
      gallery: z
        .array(projectPicture(refer))
        .max(40)
        .default([])
        .describe('Pictures of it, in the order in which they are looked at: results first.'),
      comparison: z
        .strictObject({
          before: refer('images'),
          after: refer('images'),
          caption: prose(200, 'The kitchen from the door, a year apart.'),
        })
        .optional()
        .describe(
          'Two pictures of the same view, taken from the same place: readers move the border between them.',
        ),
      credits: credits.optional(),
      permission: properName(200, 'Signed release of 2026-05-14, in the office')
        .optional()
        .describe(
          'How and when the owner agreed that these pictures are shown. No page shows it. Left out of a placeholder only, and of a project without cover, gallery and comparison.',
        ),
      category: z.enum(projectCategories),
      size: text(60, '11,200 sq ft'),
      client: text(60, 'Private family'),
      budget: z
        .enum(budgets)
        .optional()
        .describe(
          'About what it cost. The list of projects can be filtered by it; leave it out where the owner wants it kept private.',
        ),
      location: text(60, 'East Springfield').describe('As people say it: “East Springfield”.'),
      town: refer('towns'),
      services: z
        .array(refer('services'))
        .min(1)
        .describe('The trades that did the work; location pages of that trade show the project.'),
      offering: refer('offerings')
        .optional()
        .describe(
          'What was sold, where that is more than its first trade: the price on its page is from the ranges of a cost guide about this offering.',
        ),
      challenge: prose(1500, 'What made it hard.'),
      solution: prose(1500, 'What was done about it.'),
      drawing: z
        .strictObject({
          title: text(60, 'The house and the hill'),
          image: refer('images'),
          caption: prose(300, 'What to see on it, in two or three sentences.'),
        })
        .optional()
        .describe('A plan or a section of it, with its labels drawn in.'),
      quote: withConsent(
        z.strictObject({
          ...aboutPerson,
          text: prose(280, 'They told us in week three the house had to move. They were right.'),
          by: text(60, 'the owner, Springfield').describe(
            'Who says it, by role and place, without a name: “the owner, Springfield”.',
          ),
          trades: z
            .array(refer('offerings'))
            .min(1)
            .max(9)
            .optional()
            .describe(
              'What it is about: the pages of these offerings show it, and name the first beside it. Left out: the offering of the project’s first service.',
            ),
        }),
      )
        .optional()
        .describe('What the client said about it, in their words.'),
      completed: day(),
      faqs: faqs(),
      features: z.array(text(100, 'Snow-melt drive on a separate loop')).min(3).max(10),
      tags: z.array(text(30, 'timber frame')).max(6).default([]),
      ...publication,
    }),
  )

interface Pictured {
  placeholder: boolean
  cover?: string | undefined
  gallery: readonly unknown[]
  comparison?: unknown
  permission?: string | undefined
}

/** Makes the schema of a project refuse pictures of the finished work without the owner's permission. */
const withPermission = <Output extends Pictured, Input>(schema: z.ZodType<Output, Input>) =>
  schema.refine(
    ({ placeholder, cover, gallery, comparison, permission }) =>
      placeholder ||
      permission !== undefined ||
      (cover === undefined && gallery.length === 0 && comparison === undefined),
    { path: ['permission'], error: 'is missing' },
  )

export type ProjectFields = z.infer<ReturnType<typeof project>>
