import { z } from 'zod'
import { mailRow } from './mail-row.ts'

/** One address that asked for the guide (SPEC.md §3 "Newsletter subscription"). */
export const subscriber = z.strictObject({
  id: z.string().min(1),
  /** As typed, without surrounding space; compared in lower case. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  subscribedAt: z.string(),
  /** Evidence of every time this address was given: when, on which page, for what. */
  consents: z.array(
    z.strictObject({ at: z.string(), page: z.string(), interests: z.array(z.string()) }),
  ),
  /** What the filled honeypot held; only on rows in quarantine. */
  honeypot: z.string().optional(),
  mail: z.array(mailRow),
})
export type Subscriber = z.infer<typeof subscriber>
