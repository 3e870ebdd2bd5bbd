import { z } from 'zod'
import { whoseLeads } from './account-contract.ts'
import { savedView } from './contract.ts'
import { pushEvents } from './push-contract.ts'
import { rights, roles } from '../contract/colleague.ts'
import { growing } from '../storage/schema-objects.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { outboxRow } from '../outbox/outbox-row.ts'

/**
 * A staff member. The sessions are part of the person, so that signing in, signing out, and a new password, which ends
 * every session, are one commit each.
 */
const person = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** What the owner lets them do besides; an owner may do everything. */
  rights: z.array(growing(z.enum(rights))).optional(),
  /** The first and the last day on which they are away, in the office. */
  away: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  /** argon2id, in PHC format. Left out: invited, and not accepted yet. */
  passwordHash: z.string().optional(),
  /** A pending invitation. The link's token is bound to `key`. */
  invitation: z
    .strictObject({
      key: z.string(),
      at: z.string(),
      /** The name of the inviting person. */
      by: z.string(),
      until: z.string(),
    })
    .optional(),
  createdAt: z.string(),
  sessions: z.array(
    z.strictObject({
      /** SHA-256 of the cookie's token, so that the stored value cannot be used to sign in. */
      tokenHash: z.string(),
      startedAt: z.string(),
      expiresAt: z.string(),
      /** `Firefox on Windows` */
      device: z.string().optional(),
      /** Accurate to ten minutes. */
      lastSeenAt: z.string().optional(),
      /** Where the browser of this session gets push messages; it ends with the session. */
      push: z
        .strictObject({
          /** The address of its push service for this browser. Who knows it and the keys can send to it. */
          endpoint: z.string(),
          p256dh: z.string(),
          auth: z.string(),
          /** The public key of ours that the browser accepts messages from. */
          senderKey: z.string(),
          since: z.string(),
          /** Accurate to an hour. */
          reachedAt: z.string().optional(),
          /** Since when no message gets there, and what the push service answered. */
          failing: z.strictObject({ since: z.string(), reason: z.string() }).optional(),
        })
        .optional(),
      /** Push messages were turned off in this session, on whichever device: its page must not subscribe again by itself. */
      pushOff: z.literal(true).optional(),
    }),
  ),
  /** TOTP (RFC 6238), required for signing in once confirmed. */
  secondFactor: z
    .strictObject({
      /** Base32. */
      secret: z.string(),
      confirmedAt: z.string().optional(),
      /** The time step of the last accepted code: each code is valid once. */
      lastStep: z.number().int(),
      /** SHA-256 of the unused recovery codes. */
      recovery: z.array(z.string()),
    })
    .optional(),
  /** Whose leads they see first; left out: they have not chosen. */
  whose: growing(z.enum(whoseLeads)).optional(),
  /** What they get push messages about, and when; left out: they have not chosen. */
  push: z
    .strictObject({
      events: z.array(growing(z.enum(pushEvents))),
      /** In the office's time, `21:00`; over midnight if it ends earlier than it begins. */
      quiet: z.strictObject({ from: z.string(), to: z.string() }).optional(),
      /** Urgent leads are told in quiet hours, too. */
      urgentAlways: z.boolean(),
      /** Whether messages name customers, which a lock screen shows to anyone. */
      names: z.boolean(),
    })
    .optional(),
  /** Saved views of the contacts page. */
  views: z.array(savedView).optional(),
  /** Emails and push messages to this person. */
  mail: z.array(outboxRow).default([]),
})
export type Person = z.infer<typeof person>

/** Returns whether the person has a password and so may sign in, be assigned leads, and count as an owner. */
export const hasJoined = ({ passwordHash }: Pick<Person, 'passwordHash'>): boolean =>
  passwordHash !== undefined

export const isOwner = (one: Pick<Person, 'role' | 'passwordHash'>): boolean =>
  one.role === 'owner' && hasJoined(one)

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
  mail: 'sent',
  // The team page removes colleagues.
  personal: {
    fields: [
      'name',
      'email',
      'passwordHash',
      'invitation',
      'sessions',
      'secondFactor',
      'views',
      'away',
      'push',
    ],
  },
})
