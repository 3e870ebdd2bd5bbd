import { z } from 'zod'
import { prose, text, withLanguages, type Refer } from './fields.ts'

/** Mail programs accept about 2,000 characters from a mailto link, accents counted twice. */
const emailTemplate = z.strictObject({
  subject: text(120, 'Your request {reference}'),
  body: prose(1_200, 'Hello {firstName}, thank you for your request.').describe(
    'The whole email, with greeting and name.',
  ),
})

/**
 * content/replies/*.yaml — an email template with which staff answer a lead (/admin/contacts), in each language; requests
 * from pages in one that it leaves out get that in the first. They start an email on the lead from it, or without a mail
 * server in their own mail program, in the language of the page that the request came from. Besides the firm's facts
 * it may use {firstName}, {name} and {reference} of the lead, and {staff}, who writes it. A first name that isn't sure is
 * left out with the space or comma before it.
 */
export const reply = (refer: Pick<Refer, 'languages'>) =>
  withLanguages(
    refer,
    {
      name: text(40, 'First answer').describe('What staff choose it by.'),
      order: z.number().int().min(1).meta({ example: 1 }).describe('Its place among the others.'),
    },
    emailTemplate,
  )
export type ReplyFields = z.infer<ReturnType<typeof reply>>
