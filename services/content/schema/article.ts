import { z } from 'zod'
import { urgent } from './form.ts'
import { day, faq, limits, linkSentence, prose, searchFields, text, type Refer } from './fields.ts'

const article = (refer: Refer) => ({
  ...searchFields,
  author: refer('authors'),
  /** The day it appeared, or appears: with a later day it waits for the first build from then on. */
  date: day(),
  /** The day its substance last changed. */
  updated: day().optional(),
  image: refer('images'),
  /** One or two sentences where the piece is listed. */
  summary: prose(240, 'What to decide before the excavator arrives.'),
  tags: z.array(text(30, 'snow')).max(6).default([]),
  /** Left out of the built site. Its problems are reported and do not stop the build. */
  draft: z.boolean().default(false),
  faqs: z.array(faq).max(6).default([]),
})

/** content/posts/*.md — the blog, at /blog/{slug}. */
export const post = (refer: Refer) =>
  z.strictObject({ ...article(refer), related: z.array(refer('posts')).max(3).default([]) })
export type PostFields = z.infer<ReturnType<typeof post>>

/** content/guides/*.md — guides that stay true for years, at /{slug}. */
export const guide = (refer: Refer) =>
  z.strictObject({
    ...article(refer),
    /** The family the guide is listed under. */
    family: z.enum(['build', 'remodel', 'service', 'manage', 'place', 'news']),
    offering: refer('offerings').optional(),
    urgent: urgent(),
    /** The services it is about: it links their location pages, and they link it. */
    services: z.array(refer('services')).min(1),
    /** On location pages, the sentence that leads to it. */
    link: linkSentence('Still deciding on metal or shingles? Here’s [how to choose a roof].'),
    /** The towns it is about; none when it fits all of them. */
    towns: z.array(refer('towns')).default([]).meta(limits),
    related: z.array(refer('guides')).max(3).default([]),
  })
export type GuideFields = z.infer<ReturnType<typeof guide>>

/** content/authors.yaml — who signs posts and guides. */
export const authors = z.record(
  z.string(),
  z.strictObject({
    name: text(60, 'The estimating desk'),
    /** The name after “By”, where it is written otherwise there. */
    byline: text(60, 'the estimating desk').optional(),
    about: prose(240, 'Prices every job before it is promised.'),
  }),
)
export type Author = z.infer<typeof authors>[string]
