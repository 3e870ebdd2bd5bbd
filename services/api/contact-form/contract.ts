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
 * POST /api/contact, as JSON or as a form post (S5.5, S6.2). Other calls ignore unknown fields, so that an older
 * service accepts fields of a newer page. This one stores them as the form's "optional extra fields" if they are short
 * text, numbers or booleans.
 */
export const contactRequest = z.looseObject({
  ...sentFields,
  acceptTerms: ticked,
  services: z.array(shortText(80)).max(20).default([]),
  /** The honeypot. The browser never sends it; a form post without JavaScript sends it empty. */
  website: shortText(500).optional(),
  /** One per filled form: a second click or a retry with the same key creates one lead. */
  idempotencyKey: shortText(100).optional(),
  /** The path of the page with the form; anything but a path of this site is ignored. */
  page: ownPath.optional(),
  /** The path of the first page of the visit. */
  landing: ownPath.optional(),
  /** The referrer of the first page of the visit. */
  referrer: shortText(500).optional(),
  /** Campaign parameters of the first page of the visit, as a query string: `utm_source=…&utm_medium=…`. */
  campaign: shortText(500).optional(),
  /** The solved proof-of-work challenge, with CHALLENGE=on. */
  altcha,
})
export type ContactRequest = z.input<typeof contactRequest>

export const contactAccepted = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** The lead's reference, which customers quote by phone. */
  reference: z.string(),
  /** The due time in the page's language: `Tuesday 10:40 AM`. */
  answerBy: z.string().optional(),
  /** The due time for programs, in the office's time zone: `2026-11-23T10:00:00-07:00`. */
  dueAt: z.iso.datetime({ offset: true }).optional(),
  /** The path of the self-service page, on which the sender sees and corrects the request and adds files. */
  requestLink: z.string().optional(),
})
