import { z } from 'zod'
import { altcha } from '../contract/challenge.ts'
import { sentFields } from './schemas.ts'
import { shortText } from '../contract/text.ts'

const ownPath = shortText(300).transform((path) => (/^\/(?!\/)/.test(path) ? path : ''))

/** A checkbox: `true` in JSON, `"on"` or `"true"` from a form that posted without JavaScript. */
const ticked = z.union([z.literal(true), z.literal('true'), z.literal('on')], {
  error: 'Check this box so we can contact you.',
})

/**
 * POST /api/contact, as JSON or as a form post (S5.5, S6.2). Every other call leaves fields that it
 * does not know alone, so that an older service takes what a newer page sends; this one keeps them: they are
 * the form's "optional extra fields", as far as they are short text, numbers or booleans.
 */
export const contactRequest = z.looseObject({
  ...sentFields,
  acceptTerms: ticked,
  services: z.array(shortText(80)).max(20).default([]),
  /** The honeypot. The browser never sends it; a form post without JavaScript sends it empty. */
  website: shortText(500).optional(),
  /** One per filled form: a second click or a retry with the same key makes one lead. */
  idempotencyKey: shortText(100).optional(),
  /** The path of the page that holds the form; anything but a path of ours counts as none. */
  page: ownPath.optional(),
  /** The path of the first page of the visit. */
  landing: ownPath.optional(),
  /** What brought the visitor to the site, kept from the first page of the visit. */
  referrer: shortText(500).optional(),
  /** Campaign parameters of the first page of the visit, as a query string: `utm_source=…&utm_medium=…`. */
  campaign: shortText(500).optional(),
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
  /** The same by the office's clock, for programs: `2026-11-23T10:00:00-07:00`. */
  dueAt: z.iso.datetime({ offset: true }).optional(),
  /** A path of ours: where the sender sees the request, corrects it and adds files. */
  requestLink: z.string().optional(),
})
export type ContactAccepted = z.infer<typeof contactAccepted>
