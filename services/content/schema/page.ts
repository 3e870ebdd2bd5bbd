import { z } from 'zod'
import { blocks, heading, linkedItems } from './blocks.ts'
import {
  action,
  day,
  placeholder,
  prose,
  searchFields,
  slug,
  text,
  withOtherLanguages,
  type Refer,
} from './fields.ts'
import { publication } from './publication.ts'

/** A section's heading (S3.20), and what follows it. */
const section = (refer: Refer) =>
  z.strictObject({
    ...heading,
    light: z.boolean().default(false).describe('Light type on a dark band.'),
    image: refer('images').optional(),
    items: linkedItems(refer),
    action: action.optional(),
  })
export type Section = z.infer<ReturnType<typeof section>>

const base = (refer: Refer) => ({
  ...searchFields,
  headline: text(100, 'Let’s start building for you.').describe('The page’s one headline.'),
  label: text(40, 'Careers')
    .optional()
    .describe(
      'The page’s short name in breadcrumbs. The headline when left out; give one to a long headline.',
    ),
  lead: prose(500, 'One or two sentences.').optional().describe('The sentence under the headline.'),
  image: refer('images').optional(),
  address: slug('contacto')
    .optional()
    .describe(
      'Of a translation: its address, where that does not begin with the language: `contacto` for /contacto.',
    ),
  index: z
    .boolean()
    .default(true)
    .describe('`false` keeps the page out of search engines and the sitemap.'),
  updated: day(),
  ...publication,
  blocks: blocks(refer).describe('After what the template shows, and before its closing band.'),
})

/** The name of the building guide's PDF where its page names none. */
export const defaultGuidePdf = 'building-guide.pdf'

/** What the building guide is called on pages and in emails in another language, by its code. */
const guideNames = z.strictObject({
  name: text(40, 'guía de construcción').describe('With a small letter, in a sentence after “la”.'),
  longName: text(60, 'guía de construcción en la montaña')
    .optional()
    .describe('Where there is room for it, in emails.'),
  preview: text(120, 'Doce capítulos, en un PDF para guardar.').optional(),
})

/** content/pages/*.md — single pages. `template` says which layout a page has. */
export const page = (refer: Refer) =>
  z.discriminatedUnion('template', [
    z
      .strictObject({
        template: z.literal('blocks'),
        ...base(refer),
        blocks: blocks(refer, { headline: false, form: false }),
      })
      .describe('A page of blocks alone, in their order. The home page is one.'),
    z.strictObject({
      template: z.literal('overview'),
      ...base(refer),
      sections: z.strictObject({
        build: section(refer).optional(),
        remodel: section(refer).optional(),
        service: section(refer).optional(),
        manage: section(refer).optional(),
        rent: section(refer).optional(),
        closing: section(refer).optional(),
      }),
    }),
    z.strictObject({
      template: z.literal('index'),
      ...base(refer),
      lists: z.enum(['projects', 'posts', 'guides', 'costs']).describe('What the page lists.'),
      picked: z
        .array(refer('guides'))
        .max(6)
        .default([])
        .describe(
          'For the list of guides: up to six that stand at its top with their pictures, above the index of all by topic. Left out, the newest six.',
        ),
    }),
    z.strictObject({
      template: z.literal('contact'),
      ...base(refer),
      blocks: blocks(refer, { headline: true, form: true }),
      compact: z
        .boolean()
        .default(false)
        .describe('The short variant: the form and the telephone, nothing else to read.'),
      formTitle: text(80, 'Receive Your Consultation Today').describe(
        'The form’s title and the flag beside it.',
      ),
      discount: text(80, 'Ask about the first-project discount').optional(),
      discountLink: action.optional().describe('Beside the flag: the page that says how it works.'),
      sections: z.strictObject({ expect: section(refer) }),
    }),
    z.strictObject({
      template: z.literal('about'),
      ...base(refer),
      sections: z.strictObject({
        team: section(refer)
          .optional()
          .describe(
            'Above the people of content/team/, at the top of the page; shown only if there are any.',
          ),
        history: section(refer)
          .extend({ placeholder: placeholder() })
          .optional()
          .describe('How the firm came to be: an item for each year, with the year as its title.'),
        reasons: section(refer)
          .optional()
          .describe('Above the reasons of why-us.yaml; shown only if there are any.'),
        visit: section(refer).optional().describe('Above the addresses and the map.'),
        closing: section(refer).optional(),
      }),
    }),
    z.strictObject({
      template: z.literal('careers'),
      ...base(refer),
      alt: prose(200, 'Cinco cascos en fila sobre la tapa de una camioneta.')
        .optional()
        .describe(
          'What the picture shows, in the page’s language; the picture’s own words when left out.',
        ),
      sections: z.strictObject({
        openings: section(refer).describe('Above the jobs of content/openings/.'),
      }),
      noOpenings: prose(300, 'No post is open today. Write to us all the same.').describe(
        'Shown while no job is open.',
      ),
      anyJob: text(60, 'Another trade')
        .optional()
        .describe(
          'With it, people may apply though no open job fits: it is the last choice of the form’s jobs and, while none is open, the only one. Their application has it in place of a job.',
        ),
    }),
    withOtherLanguages(
      refer,
      {
        template: z.literal('building-guide'),
        ...base(refer),
        name: text(40, 'Remodeling Guide')
          .optional()
          .describe(
            'What the guide is called in a sentence, on the box in the top bar and in emails; left out: its headline.',
          ),
        preview: text(120, 'Twelve chapters, as a PDF to keep.')
          .optional()
          .describe(
            'The line beside the subject of the email that brings it; left out: the description.',
          ),
        pdf: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, { error: 'is not the name of a PDF' })
          .default(defaultGuidePdf)
          .meta({ example: 'remodeling-guide.pdf' })
          .describe('The address of its PDF is this name below the site’s own.'),
        image: refer('images').describe('The guide’s own picture, at the head of its page.'),
        author: refer('authors'),
        signUp: z
          .strictObject({
            title: text(80, 'Have it sent to you'),
            text: prose(400, 'A PDF to print and carry, by mail, free.'),
            button: text(30, 'Send me the guide'),
          })
          .describe('Above the form that sends the PDF.'),
        cover: refer('images').describe('The picture on the cover of the PDF.'),
      },
      guideNames,
    ),
    z.strictObject({ template: z.literal('text'), ...base(refer) }),
  ])
export type PageFields = z.infer<ReturnType<typeof page>>
