import { z } from 'zod'
import { roles } from '../contract/admin.ts'
import { mailRow } from './mail-row.ts'

/**
 * A member of staff. The sessions are part of the person, so that signing in, signing out and
 * (later) a new password that ends every session are one commit each.
 */
export const person = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** argon2id, in PHC form. */
  passwordHash: z.string(),
  createdAt: z.string(),
  sessions: z.array(
    z.strictObject({
      /** SHA-256 of the cookie's token: whoever reads this file cannot sign in with it. */
      tokenHash: z.string(),
      startedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  /** Letters to this person. */
  mail: z.array(mailRow).default([]),
})
export type Person = z.infer<typeof person>
