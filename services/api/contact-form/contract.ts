import { z } from 'zod'
import { success } from '../contract/success.ts'
import { altcha } from '../contract/challenge.ts'
import { contactFieldNames } from './fields.ts'
import { sentFields } from './schemas.ts'
import type { ServiceForm } from './service-form.ts'
import { shortText } from '../contract/text.ts'

const ownPath = shortText(300).transform((path) => (/^\/(?!\/)/.test(path) ? path : ''))

/** The error message of the consent for programs. */
export const consentError = 'Check this box so we can contact you.'

/** A checkbox: `true` in JSON, `"on"` or `"true"` from a form that posted without JavaScript. */
const ticked = z.union([z.literal(true), z.literal('true'), z.literal('on')], {
  error: consentError,
})

/** What the sender may tick where it can't wait. */
export const urgentTick = z.union([z.literal(true), z.literal('true'), z.literal('on')])

/** The fields of a contact request besides the answers of the form. */
const otherFields = {
  acceptTerms: ticked,
  urgent: urgentTick
    .optional()
    .describe(
      'It can’t wait, such as a leak: the lead comes first, and the email about it says so.',
    ),
  services: z
    .array(shortText(80))
    .max(20)
    .default([])
    .describe('Left out: those of the service type.'),
  website: shortText(500)
    .optional()
    .describe(
      'Leave it out: a honeypot. With a value, the request waits in quarantine, and the answer doesn’t say so.',
    ),
  idempotencyKey: shortText(100)
    .optional()
    .describe('Like the header `Idempotency-Key`: one per filled form.'),
  page: ownPath
    .optional()
    .describe(
      'The path of the page with the form, which decides the language; anything but a path of this site is ignored.',
    ),
  landing: ownPath.optional().describe('The path of the first page of the visit.'),
  referrer: shortText(500).optional().describe('The referrer of the first page of the visit.'),
  campaign: shortText(500)
    .optional()
    .describe('Campaign parameters as a query string: `utm_source=…&utm_medium=…`.'),
  /** The solved proof-of-work challenge, with CHALLENGE=on. */
  altcha,
}

/**
 * Returns the schema of POST /api/contact, as JSON or as a form post (S5.5, S6.2). Other calls ignore unknown fields, so
 * that an older service accepts fields of a newer page. This one stores them as the form's "optional extra fields" if
 * they are short text, numbers or booleans.
 */
export const contactRequest = (form: Pick<ServiceForm, 'types'>) =>
  z.looseObject({ ...sentFields(form), ...otherFields })
export type ContactRequest = z.input<ReturnType<typeof contactRequest>>
export type AcceptedRequest = z.output<ReturnType<typeof contactRequest>>

/** Returns whether a field of a request is one that the contract defines. */
export const isRequestField = (name: string): boolean =>
  contactFieldNames.some((field) => field === name) || Object.hasOwn(otherFields, name)

export const contactAccepted = success({
  message: z.string(),
  reference: z.string().describe('The lead’s reference, which customers quote by phone.'),
  answerBy: z
    .string()
    .optional()
    .describe('The due time in the page’s language: `Tuesday 10:40 AM`.'),
  answerWhen: z
    .string()
    .optional()
    .describe('The due time to follow “You’ll hear from us”: `Tuesday by 10:40 AM`.'),
  closedUntil: z
    .string()
    .optional()
    .describe(
      'If the office was closed when the request came in: when it opens, to follow “We’re closed until”: `Monday at 8:00 AM`.',
    ),
  timeZone: z
    .string()
    .optional()
    .describe(
      'What people call the time zone of `answerBy`, `answerWhen` and `closedUntil`: `Central Time`.',
    ),
  caller: z
    .string()
    .optional()
    .describe('Who will call, if the site says so: `Dana Alder, roofing superintendent`.'),
  dueAt: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('The due time in the office’s time zone: `2026-11-23T10:00:00-07:00`.'),
  thankYouPage: z
    .string()
    .optional()
    .describe(
      'The path of the thank-you page in the page’s language, for those who count conversions.',
    ),
  requestLink: z
    .string()
    .optional()
    .describe(
      'The path of a page on which the sender sees and corrects the request and adds files.',
    ),
})
