import { z } from 'zod'
import { urgent } from './form.ts'
import { moment, publication } from './publication.ts'
import { day, faqs, limits, linkSentence, prose, searchFields, text, type Refer } from './fields.ts'

const article = (refer: Refer) => ({
  ...searchFields,
  author: refer('authors'),
  date: moment('2026-05-14').describe(
    'The day it appeared, or appears by itself: a day, or a day and a time in the office’s time zone.',
  ),
  updated: day().optional().describe('The day its substance last changed.'),
  image: refer('images'),
  summary: prose(240, 'What to decide before the excavator arrives.').describe(
    'One or two sentences where the piece is listed.',
  ),
  tags: z.array(text(30, 'snow')).max(6).default([]),
  draft: publication.draft,
  until: publication.until,
  faqs: faqs(),
})

/** content/posts/*.md — the blog, at /blog/{slug}. */
export const post = (refer: Refer) =>
  z.strictObject({ ...article(refer), related: z.array(refer('posts')).max(3).default([]) })
export type PostFields = z.infer<ReturnType<typeof post>>

/** content/guides/*.md — guides that stay true for years, at /{slug}. */
export const guide = (refer: Refer) =>
  z.strictObject({
    ...article(refer),
    family: z
      .enum(['build', 'remodel', 'service', 'manage', 'place', 'news'])
      .describe('The family the guide is listed under.'),
    offering: refer('offerings').optional(),
    urgent: urgent(),
    services: z
      .array(refer('services'))
      .min(1)
      .describe('The services it is about: it links their location pages, and they link it.'),
    link: linkSentence(
      'Still deciding on metal or shingles? Here’s [how to choose a roof].',
    ).describe('On location pages, the sentence that leads to it.'),
    towns: z
      .array(refer('towns'))
      .default([])
      .meta(limits)
      .describe('The towns it is about; none when it fits all of them.'),
    related: z.array(refer('guides')).max(3).default([]),
  })
export type GuideFields = z.infer<ReturnType<typeof guide>>

/** content/authors.yaml — who signs posts and guides. */
export const authors = z.record(
  z.string(),
  z.strictObject({
    name: text(60, 'The estimating desk'),
    byline: text(60, 'the estimating desk')
      .optional()
      .describe('The name after “By”, where it is written otherwise there.'),
    about: prose(240, 'Prices every job before it is promised.'),
  }),
)
export type Author = z.infer<typeof authors>[string]
