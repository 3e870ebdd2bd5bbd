import { z } from 'zod'
import { language } from '../contract/language.ts'
import { mailRow } from './mail-row.ts'

/** One address that asked for the guide (S4.20). */
export const subscriber = z.strictObject({
  id: z.string().min(1),
  /** As typed, without surrounding space; compared in lower case. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  subscribedAt: z.string(),
  /** Of the page on which it was asked for; English when nothing is said. */
  language: language.optional(),
  /** When the address itself said yes; cleared when it leaves the list. */
  confirmedAt: z.string().optional(),
  /** When it left the list; cleared when it comes back. */
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
  /** What the filled honeypot held; only on rows in quarantine. */
  honeypot: z.string().optional(),
  mail: z.array(mailRow),
})
export type Subscriber = z.infer<typeof subscriber>
