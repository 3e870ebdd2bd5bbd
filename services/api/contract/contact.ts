import { z } from 'zod'
import { altcha } from './challenge.ts'
import { serviceTypes } from './service-types.ts'

const line = (most: number) =>
  z.string('Please fill this in.').trim().max(most, `Please shorten this to ${most} characters.`)

const ownPath = line(300).transform((path) => (/^\/(?!\/)/.test(path) ? path : ''))

/** A checkbox: `true` in JSON, `"on"` or `"true"` from a form that posted without JavaScript. */
const ticked = z.union([z.literal(true), z.literal('true'), z.literal('on')], {
  error: 'Please accept the terms so that we may answer you.',
})

/**
 * POST /api/contact, as JSON or as a form post (SPEC.md §3, §7). Fields beyond these are the
 * form's "optional extra fields"; intake keeps the ones that are short text, numbers or booleans.
 */
export const contactRequest = z.looseObject({
  name: line(200).min(1, 'Please tell us your name.'),
  email: line(254).pipe(z.email('Please check the email address: we answer by email.')),
  phone: line(40).regex(/(?:\d\D*){7}/, 'Please give a phone number with at least seven digits.'),
  serviceType: z.enum(serviceTypes, { error: 'Please select a service type.' }),
  acceptTerms: ticked,
  services: z.array(line(80)).max(20).default([]),
  message: line(5000).default(''),
  /** The honeypot. The browser never sends it; a form post without JavaScript sends it empty. */
  website: line(500).optional(),
  /** One per filled form: a second click or a retry with the same key makes one lead. */
  idempotencyKey: line(100).optional(),
  /** The path of the page that holds the form; anything but a path of ours counts as none. */
  page: ownPath.optional(),
  /** The path of the first page of the visit. */
  landing: ownPath.optional(),
  /** What brought the visitor to the site, kept from the first page of the visit. */
  referrer: line(500).optional(),
  /** Campaign parameters of the first page of the visit, as a query string: `utm_source=…&utm_medium=…`. */
  campaign: line(500).optional(),
  /** The solved task, when the service has asked for one (CHALLENGE=on). */
  altcha,
})
export type ContactRequest = z.input<typeof contactRequest>

export const contactAccepted = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** The lead's reference, for a person to name on the phone. */
  reference: z.string(),
  /** By when we answer, in the words of the page's language: `Tuesday 10:40 AM`. */
  answerBy: z.string().optional(),
  /** A path of ours: where the sender sees the request, corrects it and adds files. */
  requestLink: z.string().optional(),
})
export type ContactAccepted = z.infer<typeof contactAccepted>
