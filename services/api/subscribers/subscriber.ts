import { z } from 'zod'
import { language } from '../contract/language.ts'
import { outboxRow } from '../outbox/outbox-row.ts'

/** One address that requested the guide (S4.20). */
export const subscriber = z.strictObject({
  id: z.string().min(1),
  /** As typed, without surrounding space; compared in lower case. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  subscribedAt: z.string(),
  /** The language of the page with the form; left out: English. */
  language: language.optional(),
  /** When it was confirmed by double opt-in; cleared by unsubscribing. */
  confirmedAt: z.string().optional(),
  /** When it unsubscribed; cleared by subscribing again. */
  leftAt: z.string().optional(),
  /** Evidence of every consent and withdrawal: time, page or link, interests, wording. */
  consents: z.array(
    z.strictObject({
      at: z.string(),
      act: z.enum(['asked', 'confirmed', 'left']).default('asked'),
      page: z.string(),
      interests: z.array(z.string()),
      /** The wording next to the form, or next to the email's button. */
      wording: z.string().default(''),
    }),
  ),
  /** The content of the honeypot; only in quarantine. */
  honeypot: z.string().optional(),
  mail: z.array(outboxRow),
})
export type Subscriber = z.infer<typeof subscriber>
