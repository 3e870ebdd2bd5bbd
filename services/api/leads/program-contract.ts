import { z } from 'zod'
import { sentFields, storedFields } from '../contact-form/schemas.ts'
import { serviceAnswers, type ServiceForm } from '../contact-form/service-form.ts'
import { language } from '../contract/language.ts'
import { sourceIn, websiteSource } from '../contract/lead-source.ts'
import { leadStatuses } from '../contract/lead-status.ts'
import { success } from '../contract/success.ts'
import { emailAddress, line, text } from '../contract/text.ts'
import { leadFields } from './contract.ts'

/** Returns the schema of a lead that a program with an API token sends: a name and one way to reach the person are enough. */
export const sentLead = (form: ServiceForm) => {
  const sent = sentFields(form)
  return z
    .strictObject({
      name: sent.name,
      phone: z.union([z.literal(''), sent.phone]).default(''),
      email: z.union([z.literal(''), emailAddress()]).default(''),
      source: line('Name where the lead is from.')
        .min(1, 'Name where the lead is from.')
        .max(40, 'Please shorten this to 40 characters.')
        .refine((name) => name.toLowerCase() !== websiteSource, {
          error: 'Name the program: leads of the form have this source.',
        })
        .overwrite(sourceIn)
        .describe(
          'Where the lead is from: `Phone system`. Lists, CSV, analytics and rules have it.',
        ),
      serviceType: z
        .enum(['', ...serviceAnswers(form)], {
          error: 'Send a service type or a choice of the form.',
        })
        .default('')
        .describe('A service type or a choice of the form; empty: not known yet.'),
      message: text().max(5_000, 'Please shorten this to 5000 characters.').default(''),
      town: sent.town,
      language: language
        .optional()
        .describe('The language of emails to the person; English if left out.'),
      confirm: z
        .boolean()
        .default(false)
        .describe(
          'Whether the person gets the confirmation email. Without an address nobody does.',
        ),
    })
    .refine(({ phone, email }) => phone !== '' || email !== '', {
      error: 'Send a phone number or an email address.',
      path: ['phone'],
    })
}
export type SentLead = z.output<ReturnType<typeof sentLead>>

export const sentLeadHeaders = z.looseObject({
  'idempotency-key': line()
    .max(100)
    .optional()
    .describe('One per lead: the same one sent again is stored once.'),
})

export const sentLeadAnswer = success({
  reference: z.string(),
  receivedAt: z.string(),
  /** When it must be answered. */
  dueAt: z.string().optional(),
})

/** What programs read of a lead besides the answers of the form: named, so that a new field of leads isn't added by itself. */
const readFields = z.object(leadFields).pick({
  receivedAt: true,
  dueAt: true,
  answeredAt: true,
  services: true,
  extra: true,
  page: true,
  landing: true,
  referrer: true,
  campaign: true,
  status: true,
  source: true,
  assignee: true,
  wonValue: true,
  mergedInto: true,
})

/** A lead as programs read it: without files, notes, calls, history and emails. Times are ISO 8601 in UTC. */
const programLead = z.object({
  reference: z.string(),
  ...storedFields,
  ...readFields.shape,
  language,
  tags: z.array(z.string()),
})

const mostLeads = 100

export const programLeadQuery = z.object({
  cursor: line()
    .max(200)
    .optional()
    .describe('`next` of the page before; left out: the first page.'),
  limit: z.coerce.number().int().min(1).max(mostLeads).default(50).describe('Leads on a page.'),
  status: z.enum(leadStatuses).optional(),
  since: z.iso
    .datetime({ offset: true, error: 'Send a time such as 2026-11-01T00:00:00Z.' })
    .optional()
    .describe('Received at or after this time.'),
})
export type ProgramLeadQuery = z.output<typeof programLeadQuery>

export const programLeadList = success({
  leads: z.array(programLead),
  next: z
    .string()
    .optional()
    .describe('The cursor of the next page; left out: this is the last one.'),
})

export const programLeadResponse = success({ lead: programLead })
