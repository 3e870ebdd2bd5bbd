import { z } from 'zod'
import { day, faqs, prose, searchFields, source, text, type Refer } from './fields.ts'
import { publication } from './publication.ts'

/** Tables that a chapter can end with; they are made from the facts in content/towns. */
const townTables = ['offices', 'figures'] as const
export type TownTable = (typeof townTables)[number]

/**
 * content/building-guide/*.md — one chapter of the building guide a file, read at
 * /building-guide/{file name} and, with all others, at /building-guide; printed in its PDF. On the whole guide’s page
 * the file’s name is the chapter’s anchor: `#snow`.
 */
export const chapter = (refer: Refer) =>
  z.strictObject({
    title: text(48, 'Snow, frost and thin air').describe(
      'In the table of contents, over the chapter and at the head of its pages: keep it short.',
    ),
    search: z
      .strictObject(searchFields)
      .describe(
        'For its own page: `search.title` is the headline there too, in words that people search for.',
      ),
    order: z
      .number()
      .int()
      .min(1)
      .max(99)
      .meta({ example: 4 })
      .describe('Its place in the guide: 1 is first. No two chapters have one place.'),
    summary: prose(240, 'What altitude asks of a roof, a footing, a boiler and a window.').describe(
      'One or two sentences under the title.',
    ),
    image: refer('images')
      .optional()
      .describe(
        'At the head of its page and over the chapter in the whole guide: a picture that opens no other page. Left out, the chapter opens with words alone.',
      ),
    table: z
      .enum(townTables)
      .optional()
      .describe(
        'Ends the chapter with a table of all towns: `offices` (who permits) or `figures` (snow, frost).',
      ),
    sources: z
      .array(source)
      .max(20)
      .default([])
      .describe(
        'The sources of the chapter’s figures. Each is linked from the sentence that uses it, and every link to another site is one of these; they are printed at the chapter’s end.',
      ),
    faqs: faqs(),
    updated: day().describe('The day its substance last changed.'),
    ...publication,
  })
export type ChapterFields = z.infer<ReturnType<typeof chapter>>
