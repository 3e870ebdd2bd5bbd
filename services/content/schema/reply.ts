import { z } from 'zod'
import { prose, text } from './fields.ts'

/** A mail program takes about 2,000 characters from a link, accents counted twice. */
const letter = z.strictObject({
  subject: text(120, 'Your request {reference}'),
  /** The whole letter, with greeting and name. `[day]` in brackets is filled in by hand. */
  body: prose(1_200, 'Hello {firstName}, thank you for your request.'),
})

/**
 * content/replies/*.yaml — a letter with which staff answer a request (/admin/contacts). It opens in
 * their own mail program, in the language of the page that the request came from. Besides the firm's facts
 * it may use {firstName}, {name} and {reference} of the prospect, and {staff}, whoever writes.
 */
export const reply = z.strictObject({
  /** What staff choose it by. */
  name: text(40, 'First answer'),
  /** Its place among the others. */
  order: z.number().int().min(1).meta({ example: 1 }),
  en: letter,
  es: letter,
})
export type ReplyFields = z.infer<typeof reply>
