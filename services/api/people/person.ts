import { z } from 'zod'
import { savedView } from './contract.ts'
import { roles } from './account-contract.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { mailRow } from '../outbox/mail-row.ts'

/**
 * A member of staff. The sessions are part of the person, so that signing in, signing out and
 * (later) a new password that ends every session are one commit each.
 */
export const person = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** argon2id, in PHC form. None: invited, and not here yet. */
  passwordHash: z.string().optional(),
  /** Until it is accepted. The link's token is bound to `key`. */
  invitation: z
    .strictObject({
      key: z.string(),
      at: z.string(),
      /** The name of who invited. */
      by: z.string(),
      until: z.string(),
    })
    .optional(),
  createdAt: z.string(),
  sessions: z.array(
    z.strictObject({
      /** SHA-256 of the cookie's token: whoever reads this file cannot sign in with it. */
      tokenHash: z.string(),
      startedAt: z.string(),
      expiresAt: z.string(),
      /** In words: `Firefox on Windows`. */
      device: z.string().optional(),
      /** To within ten minutes. */
      lastSeenAt: z.string().optional(),
    }),
  ),
  /** Codes from an app (RFC 6238), asked for when signing in once they are confirmed. */
  secondFactor: z
    .strictObject({
      /** Base32. */
      secret: z.string(),
      confirmedAt: z.string().optional(),
      /** The half minute of the last code that was taken: none counts twice. */
      lastStep: z.number().int(),
      /** SHA-256 of the recovery codes that are left. */
      recovery: z.array(z.string()),
    })
    .optional(),
  /** Filters of the contacts page that this person has named. */
  views: z.array(savedView).optional(),
  /** Emails to this person. */
  mail: z.array(mailRow).default([]),
})
export type Person = z.infer<typeof person>

/** Whether the person has a password: may sign in, be assigned leads, and count as an owner. */
export const hasJoined = ({ passwordHash }: Pick<Person, 'passwordHash'>): boolean =>
  passwordHash !== undefined

const { text, list } = columnsOf<Person>()

export const people = defineCollection({
  name: 'people',
  record: person,
  columns: {
    email: text(({ email }) => email.toLowerCase(), { lookup: 'unique' }),
    role: text(({ role }) => role),
    sessions: list(({ sessions }) => sessions.map(({ tokenHash }) => tokenHash), {
      lookup: 'latest',
    }),
  },
  mail: { kind: 'person', sourceOf: (one) => ({ kind: 'person', person: one }) },
})
