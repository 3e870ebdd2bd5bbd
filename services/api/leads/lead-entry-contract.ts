import { z } from 'zod'
import { sentFields } from '../contact-form/schemas.ts'
import { serviceAnswers, type ServiceForm } from '../contact-form/service-form.ts'
import { language } from '../contract/language.ts'
import { leadSourceNames } from '../contract/lead-source.ts'
import { emailAddress, line, text } from '../contract/text.ts'

const notBoth = 'Enter a phone number or an email address.'

/** Returns the schema of a lead that staff enter: a name and one way to reach the person are enough. */
export const leadEntry = (form: ServiceForm) => {
  const sent = sentFields(form)
  return z
    .strictObject({
      key: z
        .uuid()
        .describe('One for each filled form, so that sending it again adds no second lead.'),
      name: sent.name,
      phone: z.union([z.literal(''), sent.phone]).default(''),
      email: z.union([z.literal(''), emailAddress()]).default(''),
      serviceType: z
        .enum(['', ...serviceAnswers(form)], { error: 'Pick a service type from the list.' })
        .default('')
        .describe('A service type or a choice of the form; empty: not known yet.'),
      town: sent.town,
      language: language
        .optional()
        .describe('The language of emails to them; English if left out.'),
      source: z.enum(leadSourceNames, { error: 'Pick how they reached you.' }),
      urgent: z.boolean().optional().describe('Whether it can’t wait.'),
      note: text().max(5_000).default(''),
    })
    .refine(({ phone, email }) => phone !== '' || email !== '', { error: notBoth, path: ['phone'] })
}
export type LeadEntry = z.output<ReturnType<typeof leadEntry>>

/** What has been typed of a new lead, to find leads of the same person. */
export const similarLeadsQuery = z.object({
  name: line().max(200).default(''),
  phone: line().max(60).default(''),
  email: line().max(300).default(''),
  town: line().max(300).default(''),
})
export type SimilarLeadsQuery = z.output<typeof similarLeadsQuery>

/** A change of one note: its place among the notes, when it was written, and the text; `null` deletes it. */
export const noteChange = z.strictObject({
  index: z.number().int().min(0),
  at: z
    .string()
    .max(40)
    .optional()
    .describe('When the note was written: it is found by this if an earlier change has moved it.'),
  text: text().min(1).max(5_000).nullable(),
})
export type NoteChange = z.output<typeof noteChange>
