import { z } from 'zod'
import { drawing, faq, point, prose, text, type Refer } from './fields.ts'
import { preset, service } from './service.ts'
import { type Topic, topics } from './town.ts'
import { publication } from './publication.ts'

/** A page with its own view: a drawing of the building with numbered parts, a table to choose from, a year. */
const view = (refer: Refer) =>
  z.strictObject({
    testPage: z
      .boolean()
      .optional()
      .describe(
        'A test page at `/test-enhanced-{page}` shows the form above the drawing, to compare how many leads each brings. It is in no menu, search or site map.',
      ),
    drawing: drawing(refer),
    choices: z.strictObject({
      title: text(100, 'Which roof for your house'),
      columns: z.array(text(40, 'What it needs')).length(2),
      rows: z
        .array(
          z.strictObject({
            name: text(60, 'Standing seam'),
            cells: z.array(prose(120, 'Guards over doors and walks')).length(2),
          }),
        )
        .min(2)
        .max(6),
    }),
    year: z.strictObject({
      title: text(100, 'The year of a roof'),
      steps: z.array(point).min(3).max(6).describe('The months are the title.'),
    }),
  })

const consequence = prose(900, 'Two to five sentences on what it means for this trade here.')

/**
 * content/locations/{slug}.yaml — what one location page has to itself: text by somebody who
 * has done this work in this town. Everything is optional; `npm run check -- --similar` says which
 * pages are too thin without. Sentences may use what a service type's sentences may.
 */
export const location = (refer: Refer) =>
  z.strictObject({
    badge: preset(refer).shape.badge.optional(),
    image: refer('images').optional(),
    lead: preset(refer).shape.lead.optional(),
    description: service(refer).shape.description.optional(),
    local: z
      .array(prose(900, 'Two to five sentences on this trade in this town.'))
      .max(6)
      .default([])
      .describe('Paragraphs that only this page has; they follow the town’s lead.'),
    consequences: z
      .strictObject({
        snow: consequence.optional(),
        ground: consequence.optional(),
        season: consequence.optional(),
        access: consequence.optional(),
        rules: consequence.optional(),
        homes: consequence.optional(),
      } satisfies Record<Topic, unknown>)
      .default({})
      .describe(
        'What a fact of the town means for this trade, by topic; each takes the place of the service type’s words on that topic.',
      ),
    faqs: z
      .array(faq.extend({ topic: z.enum(topics).optional() }))
      .max(6)
      .default([])
      .describe(
        'Asked and answered on this page only; they come first. With a `topic` in place of the service type’s question on it.',
      ),
    projects: z
      .array(refer('projects'))
      .max(3)
      .default([])
      .describe('Projects to show here first.'),
    view: view(refer)
      .optional()
      .describe('The page’s own view, beside everything that the other location pages show.'),
    index: z
      .boolean()
      .optional()
      .describe(
        '`false` keeps the page out of search engines and the sitemap. Left out, the service type decides (`indexedWithProject`).',
      ),
    ...publication,
  })
export type LocationFields = z.infer<ReturnType<typeof location>>
