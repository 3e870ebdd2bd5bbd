import { z } from 'zod'
import { prose, text } from './fields.ts'

/** Mail programs accept about 2,000 characters from a mailto link, accents counted twice. */
const emailTemplate = z.strictObject({
  subject: text(120, 'Your request {reference}'),
  /** The whole email, with greeting and name. `[day]` in brackets is filled in by hand. */
  body: prose(1_200, 'Hello {firstName}, thank you for your request.'),
})

/**
 * content/replies/*.yaml — an email template with which staff answer a lead (/admin/contacts). It opens in
 * their own mail program, in the language of the page that the request came from. Besides the firm's facts
 * it may use {firstName}, {name} and {reference} of the lead, and {staff}, who writes it. A first name that isn't sure is
 * left out with the space or comma before it.
 */
export const reply = z.strictObject({
  /** What staff choose it by. */
  name: text(40, 'First answer'),
  /** Its place among the others. */
  order: z.number().int().min(1).meta({ example: 1 }),
  en: emailTemplate,
  /** For requests from Spanish pages; without it they get the English one. */
  es: emailTemplate.optional(),
})
export type ReplyFields = z.infer<typeof reply>
