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

/** A section's heading (S3.20), and what follows it. */
const section = (refer: Refer) =>
  z.strictObject({
    ...heading,
    /** Light type on a dark band. */
    light: z.boolean().default(false),
    image: refer('images').optional(),
    items: linkedItems(refer),
    action: action.optional(),
  })
export type Section = z.infer<ReturnType<typeof section>>

const base = (refer: Refer) => ({
  ...searchFields,
  /** The page's one headline. */
  headline: text(100, 'Let’s start building for you.'),
  /** The page’s short name in breadcrumbs. The headline when left out; give one to a long headline. */
  label: text(40, 'Careers').optional(),
  /** The sentence under the headline. */
  lead: prose(500, 'One or two sentences.').optional(),
  image: refer('images').optional(),
  /** Of a translation: its address, where that does not begin with the language: `contacto` for /contacto. */
  address: slug('contacto').optional(),
  /** `false` keeps the page out of search engines and the sitemap. */
  index: z.boolean().default(true),
  updated: day(),
  /** After what the template shows, and before its closing band. */
  blocks: blocks(refer),
})

/** The name of the building guide's PDF where its page names none. */
export const defaultGuidePdf = 'building-guide.pdf'

/** What the building guide is called on pages and in emails in another language, by its code. */
const guideNames = z.strictObject({
  /** With a small letter, in a sentence after “la”. */
  name: text(40, 'guía de construcción'),
  /** Where there is room for it, in emails. */
  longName: text(60, 'guía de construcción en la montaña').optional(),
  preview: text(120, 'Doce capítulos, en un PDF para guardar.').optional(),
})

/** content/pages/*.md — single pages. `template` says which layout a page has. */
export const page = (refer: Refer) =>
  z.discriminatedUnion('template', [
    /** A page of blocks alone, in their order. The home page is one. */
    z.strictObject({
      template: z.literal('blocks'),
      ...base(refer),
      blocks: blocks(refer, { headline: false, form: false }),
    }),
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
      /** What the page lists. */
      lists: z.enum(['projects', 'posts', 'guides', 'costs']),
      /**
       * For the list of guides: up to six that stand at its top with their pictures, above the index of all by topic. Left
       * out, the newest six.
       */
      picked: z.array(refer('guides')).max(6).default([]),
    }),
    z.strictObject({
      template: z.literal('contact'),
      ...base(refer),
      blocks: blocks(refer, { headline: true, form: true }),
      /** The short variant: the form and the telephone, nothing else to read. */
      compact: z.boolean().default(false),
      /** The form's title and the flag beside it. */
      formTitle: text(80, 'Receive Your Consultation Today'),
      discount: text(80, 'Ask about the first-project discount').optional(),
      /** Beside the flag: the page that says how it works. */
      discountLink: action.optional(),
      sections: z.strictObject({ expect: section(refer) }),
    }),
    z.strictObject({
      template: z.literal('about'),
      ...base(refer),
      sections: z.strictObject({
        /** Above the people of content/team/, at the top of the page; shown only if there are any. */
        team: section(refer).optional(),
        /** How the firm came to be: an item for each year, with the year as its title. */
        history: section(refer).extend({ placeholder: placeholder() }).optional(),
        /** Above the reasons of why-us.yaml; shown only if there are any. */
        reasons: section(refer).optional(),
        /** Above the addresses and the map. */
        visit: section(refer).optional(),
        closing: section(refer).optional(),
      }),
    }),
    z.strictObject({
      template: z.literal('careers'),
      ...base(refer),
      /** What the picture shows, in the page's language; the picture's own words when left out. */
      alt: prose(200, 'Cinco cascos en fila sobre la tapa de una camioneta.').optional(),
      sections: z.strictObject({
        /** Above the jobs of content/openings/. */
        openings: section(refer),
      }),
      /** Shown while no job is open. */
      noOpenings: prose(300, 'No post is open today. Write to us all the same.'),
      /**
       * With it, people may apply though no open job fits: it is the last choice of the form's jobs and, while none is open, the
       * only one. Their application has it in place of a job.
       */
      anyJob: text(60, 'Another trade').optional(),
    }),
    withOtherLanguages(
      refer,
      {
        template: z.literal('building-guide'),
        ...base(refer),
        /** What the guide is called in a sentence, on the box in the top bar and in emails; left out: its headline. */
        name: text(40, 'Remodeling Guide').optional(),
        /** The line beside the subject of the email that brings it; left out: the description. */
        preview: text(120, 'Twelve chapters, as a PDF to keep.').optional(),
        /** The address of its PDF is this name below the site’s own. */
        pdf: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, { error: 'is not the name of a PDF' })
          .default(defaultGuidePdf)
          .meta({ example: 'remodeling-guide.pdf' }),
        /** The guide’s own picture, at the head of its page. */
        image: refer('images'),
        author: refer('authors'),
        /** Above the form that sends the PDF. */
        signUp: z.strictObject({
          title: text(80, 'Have it sent to you'),
          text: prose(400, 'A PDF to print and carry, by mail, free.'),
          button: text(30, 'Send me the guide'),
        }),
        /** The picture on the cover of the PDF. */
        cover: refer('images'),
      },
      guideNames,
    ),
    z.strictObject({ template: z.literal('text'), ...base(refer) }),
  ])
export type PageFields = z.infer<ReturnType<typeof page>>
