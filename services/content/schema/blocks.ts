import { z } from 'zod'
import { playedVideo } from './video.ts'
import { action, drawing, faq, point, prose, text, type Refer } from './fields.ts'

/** A section's heading (S3.20). */
export const heading = {
  overline: text(60, 'Build').optional().describe('The small line above the title.'),
  title: text(100, 'Homes that belong on their ridge'),
  description: prose(600, 'One or two sentences.').optional(),
  center: z.boolean().default(false).describe('Centered instead of set left.'),
}

/** Short texts that may lead to a page and may have a picture. */
export const linkedItems = (refer: Refer) =>
  z
    .array(point.extend({ href: action.shape.href.optional(), image: refer('images').optional() }))
    .max(12)
    .default([])

/** What the firm does, as short texts with links. */
const offers = <Name extends string>(name: Name, shows: string, refer: Refer) =>
  z.strictObject({
    block: z.literal(name).describe(shows),
    ...heading,
    layout: z
      .enum(['beside', 'pictures', 'rows', 'columns', 'dark'])
      .optional()
      .describe(
        '`beside`: large links beside the picture. `pictures`: with the items’ pictures. `rows`: rows beside the picture. `columns`: plain columns. `dark`: columns on a dark band. Left out, each kind has its own.',
      ),
    image: refer('images').optional().describe('Layouts `beside`, `rows` and `dark` show it.'),
    items: linkedItems(refer).describe('Layout `pictures` shows their pictures.'),
    action: action.optional(),
  })

const block = (refer: Refer) =>
  z.discriminatedUnion('block', [
    z.strictObject({
      block: z.literal('hero').describe('A headline beside a picture.'),
      overline: heading.overline,
      title: text(100, 'Let’s start building for you.')
        .optional()
        .describe(
          'Left out, it is the page’s headline with its lead. Only a page of the template `blocks` may leave it out.',
        ),
      lead: prose(500, 'One or two sentences.').optional(),
      image: refer('images')
        .optional()
        .describe('Left out, it is the page’s picture, or else the firm’s.'),
      daylight: z
        .boolean()
        .default(false)
        .describe(
          'Shows a drawing that has several lights in the light of the hour at the office.',
        ),
      action: action.optional(),
    }),
    z.strictObject({
      block: z.literal('figures').describe('Figures with captions.'),
      claims: z
        .array(refer('claims'))
        .min(1)
        .max(6)
        .describe('Claims that have a `label`, by name.'),
    }),
    offers('about', 'Large links beside a picture.', refer),
    offers('build', 'Texts with large pictures.', refer),
    offers('rent', 'Rows beside the picture.', refer),
    offers('service', 'Plain columns, and the main action.', refer),
    offers(
      'premium',
      'Columns on a dark band, below its picture in the width of the window.',
      refer,
    ),
    z
      .strictObject({ block: z.literal('towns'), ...heading, action: action.optional() })
      .describe('The posters of all towns, and links to those without one.'),
    drawing(refer)
      .extend({ block: z.literal('cutaway') })
      .describe('A picture with numbers that lead to pages, such as a house cut open.'),
    z
      .strictObject({ block: z.literal('testimonials'), ...heading })
      .describe(
        'What clients said (testimonials.yaml), each with its picture or else the client’s initials.',
      ),
    z
      .strictObject({ block: z.literal('reasons'), title: heading.title })
      .describe('The reasons of why-us.yaml.'),
    z
      .strictObject({
        block: z.literal('contact').meta({ example: 'banner' }),
        ...heading,
        formTitle: text(80, 'Receive Your Estimate'),
      })
      .describe(
        'The office, the map and the estimate form: once on a page, and on none that has the form already.',
      ),
    z
      .strictObject({ block: z.literal('banner'), ...heading, action: action.optional() })
      .describe('A dark band with one action.'),
    z.strictObject({
      block: z.literal('text').describe('Paragraphs.'),
      ...heading,
      title: heading.title.optional(),
      paragraphs: z
        .array(prose(1200, 'Two to five sentences.'))
        .min(1)
        .max(12)
        .optional()
        .describe(
          'Without Markdown. Left out, it is the text below the page’s fields; only a page of the template `blocks` may leave them out.',
        ),
      action: action.optional(),
    }),
    z
      .strictObject({
        block: z.literal('cards'),
        ...heading,
        items: z
          .array(point.extend({ href: action.shape.href, image: refer('images') }))
          .min(1)
          .max(12),
        action: action.optional(),
      })
      .describe('Pages with their pictures.'),
    z.strictObject({
      block: z
        .literal('gallery')
        .describe('Pictures with captions, each of which opens large on the page.'),
      ...heading,
      title: heading.title.optional(),
      pictures: z
        .array(
          z.strictObject({
            image: refer('images'),
            caption: prose(200, 'The ridge beam, an hour before the crane left.').optional(),
          }),
        )
        .min(1)
        .max(24),
    }),
    z.strictObject({
      block: z.literal('video').describe('A video, which loads nothing before a click.'),
      ...heading,
      title: heading.title.optional(),
      video: z
        .string()
        .transform((address, context) => {
          const played = playedVideo(address)
          if (played) return played
          context.addIssue({
            code: 'custom',
            message: 'is neither a video on YouTube or Vimeo nor a file such as /files/name.mp4',
            input: address,
          })
          return z.NEVER
        })
        .meta({ example: 'https://vimeo.com/76979871', plays: true })
        .describe('Its address on YouTube or Vimeo, or its file: `/files/name.mp4`.'),
      image: refer('images').describe('What is seen until it plays.'),
      alt: text(150, 'A crew sets a ridge beam by crane').describe('What the video shows.'),
      caption: prose(200, 'Four hours in forty seconds.').optional(),
    }),
    z
      .strictObject({
        block: z.literal('downloads'),
        ...heading,
        files: z
          .array(
            z.strictObject({
              file: refer('files').describe('Its name in content/files/, with the ending.'),
              label: text(80, 'What to check before the first snow'),
            }),
          )
          .min(1)
          .max(12),
      })
      .describe('Files to download, with their type and size.'),
    z
      .strictObject({
        block: z.literal('comparison'),
        ...heading,
        columns: z
          .array(text(40, 'Standing seam'))
          .min(2)
          .max(5)
          .describe('What is compared; the first one stands out.'),
        rows: z
          .array(
            z.strictObject({
              feature: text(80, 'Lasts about'),
              cells: z
                .array(text(160, '50 years'))
                .max(5)
                .describe('A cell for each column, in their order.'),
            }),
          )
          .min(1)
          .max(20),
      })
      .superRefine(({ columns, rows }, context) => {
        for (const [index, { cells }] of rows.entries())
          if (cells.length !== columns.length)
            context.addIssue({
              code: 'custom',
              path: ['rows', index, 'cells'],
              message: `has ${cells.length} cells under ${columns.length} columns`,
            })
      })
      .describe('A table that compares two to five things.'),
    z
      .strictObject({
        block: z.literal('steps'),
        ...heading,
        items: z.array(point).min(2).max(9),
        action: action.optional(),
      })
      .describe('Numbered steps.'),
    z.strictObject({
      block: z.literal('faq').describe('Questions with their answers, for search engines too.'),
      title: heading.title,
      questions: z.array(faq).min(1).max(12),
    }),
    z.strictObject({
      block: z.literal('projects').describe('Projects with their pictures.'),
      ...heading,
      projects: z.array(refer('projects')).min(1).max(12).optional().describe('In this order.'),
      newest: z
        .number()
        .int()
        .min(1)
        .max(12)
        .default(3)
        .describe('Without `projects`: how many of those that were completed last.'),
      action: action.optional(),
    }),
    z
      .strictObject({
        block: z.literal('reviews'),
        ...heading,
        projects: z
          .array(refer('projects'))
          .min(1)
          .max(12)
          .optional()
          .describe(
            'The projects whose quotes are shown, in this order; left out, all that have one.',
          ),
        action: action.optional(),
      })
      .describe('What clients said about projects (their `quote`).'),
  ])
export type PageBlock = z.infer<ReturnType<typeof block>>

/** What a page of a layout of its own shows besides its blocks. */
interface Around {
  /** Its headline; its text too, if it has one. */
  headline: boolean
  /** The estimate form. */
  form: boolean
}

/** The blocks of a page, in order; `around` is what else the page shows. */
export const blocks = (refer: Refer, around: Around = { headline: true, form: false }) =>
  z
    .array(block(refer))
    .max(40)
    .superRefine((list, context) => {
      for (const [index, field] of repeatedParts(list, around))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message:
            field === 'block' ? 'is a second form, and a page has one' : 'is missing on this page',
        })
    })
    .default([])

/** The fields of blocks that would show the page's headline, text or form again. */
function repeatedParts(
  list: readonly PageBlock[],
  around: Around,
): [index: number, field: string][] {
  const shown = new Set([
    ...(around.headline ? ['title', 'paragraphs'] : []),
    ...(around.form ? ['block'] : []),
  ])
  return list.flatMap((each, index): [number, string][] => {
    const field = wholePagePart(each)
    if (!field) return []
    if (shown.has(field)) return [[index, field]]
    shown.add(field)
    return []
  })
}

const wholePagePart = (each: PageBlock): string | undefined => {
  if (each.block === 'hero' && each.title === undefined) return 'title'
  if (each.block === 'text' && each.paragraphs === undefined) return 'paragraphs'
  return each.block === 'contact' ? 'block' : undefined
}
