import { z } from 'zod'
import { language } from '../contract/language.ts'

/** A text by language: in the site's first language, which comes first, and in others. */
export const words = z.record(language, z.string())

export const noteText = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** Instead of the text while the office is closed. */
  closed: z.string().optional(),
  link: z.strictObject({ label: z.string(), href: z.string() }).optional(),
})

/** The part of content/form.yaml that pages and service need, in dist/site.json and in the data of admin pages. */
export const serviceForm = z.strictObject({
  /** The names of the questions that the form asks, in their order. */
  questions: z.array(z.string()),
  /** The service types in the order of the form's list. */
  types: z.array(
    z.strictObject({
      id: z.string(),
      label: words,
      /** Stands above the type and its choices in the list. */
      heading: words,
      /** The services that the type implies in a request. */
      services: z.array(z.string()),
      /** Optional questions that are open at first where a page has the type chosen beforehand. */
      asks: z
        .array(z.strictObject({ question: z.string(), label: words, hint: words.optional() }))
        .optional(),
      choices: z.array(z.strictObject({ id: z.string(), label: words })),
    }),
  ),
  /** Lines above the forms of some service types, and of pages without one (`general`). */
  notes: z.array(
    z.strictObject({
      types: z.array(z.string()),
      general: z.boolean(),
      words: z.record(language, noteText),
    }),
  ),
})
