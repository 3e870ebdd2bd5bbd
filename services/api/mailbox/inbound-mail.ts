import { z } from 'zod'
import { attachment } from '../attachments/contract.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { quarantineDays } from '../storage/personal-data.ts'
import type { Decide, RecordCollection } from '../storage/query.ts'

/**
 * An email that came into the mailbox. It is stored before anything else happens, and what becomes of it is decided once;
 * it is then put on its lead, or waits in the inbox. Of one that is done only the trace stays, by which a
 * copy of the same email is known (docs/decisions/0114-replies-come-in-from-a-mailbox.md).
 */
const inboundMail = z.strictObject({
  /** Made of what the sender wrote (`parseMail`). */
  id: z.string(),
  /** When the mail server had it. */
  receivedAt: z.string(),
  /** When it was stored here. */
  takenAt: z.string(),
  /**
   * `filing`: it is put on `lead` next. `inbox`: staff decide. `done`: it is on a lead, was dismissed or needs nothing; its
   * content is removed.
   */
  state: z.string(),
  /** The lead that it is or will be on. */
  lead: z.string().optional(),
  /** Whose it is: the name and the address of the sender. */
  name: z.string(),
  email: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  quoted: z.string().optional(),
  messageId: z.string().optional(),
  automatic: z.boolean().optional(),
  /** One of our own addresses sent it. */
  own: z.boolean().optional(),
  /** Names of files that were not taken, with the reason. */
  left: z.array(z.string()).optional(),
  attachments: z.array(attachment).optional(),
  /** Why it is in the inbox (`inboxReasons` of contract.ts). */
  why: z.string().optional(),
  /** The lead that it may belong to. */
  guess: z.string().optional(),
  /** When its content was erased at a person's request. */
  erasedAt: z.string().optional(),
})
export type InboundMail = z.infer<typeof inboundMail>

/** Returns what stays of an email that needs nothing more. */
export const traceOf = ({ id, receivedAt, takenAt, lead, erasedAt }: InboundMail): InboundMail => ({
  ...{ id, receivedAt, takenAt, state: 'done', name: '', email: '', to: '', subject: '', text: '' },
  ...(lead !== undefined && { lead }),
  ...(erasedAt !== undefined && { erasedAt }),
})

const { text, moment } = columnsOf<InboundMail>()

/** For so long an email is known as one that came in before. */
export const traceDays = quarantineDays

export const inboundMails = defineCollection({
  name: 'inbound-mail',
  record: inboundMail,
  month: ({ takenAt }) => takenAt,
  columns: {
    received_at: moment(({ receivedAt }) => receivedAt),
    state: text(({ state }) => state),
  },
  event: () => 'changed',
  personal: {
    fields: [
      ...(['name', 'email', 'to', 'subject', 'text', 'quoted', 'messageId', 'left'] as const),
      ...(['attachments', 'guess'] as const),
    ],
    addressOf: ({ email }) => email,
    erasedWith: 'leads',
    attachments: true,
    remainder: {
      erasedAt: ({ erasedAt }) => erasedAt,
      of: (one, { now }) => traceOf({ ...one, erasedAt: now.toISOString() }),
    },
  },
  retention: { days: traceDays, lastActivity: ({ takenAt }) => takenAt },
})

/** Returns access to the emails that came in. */
export const inboundMailRepository = (
  mails: RecordCollection<InboundMail, keyof (typeof inboundMails)['columns']>,
) => ({
  one: (id: string) => mails.one(id),
  /** Returns a page of those that staff must decide on, the newest first, and their number. */
  inbox: async (skip: number, take: number) => {
    const where = { state: { is: 'inbox' } }
    const { records, total } = await mails.find({ where, sort: 'received_at', skip, take })
    return { mails: records, total }
  },
  /** Returns those that are to be put on their lead, the oldest first, at most `take`. */
  toFile: async (take: number) => {
    const where = { state: { is: 'filing' } }
    return (await mails.find({ where, sort: 'received_at', order: 'asc', skip: 0, take })).records
  },
  /** Runs a transaction over one email. @throws NotStoredError */
  transact: <Answer>(id: string, decide: Decide<InboundMail, Answer>) => mails.transact(id, decide),
})
export type InboundMailRepository = ReturnType<typeof inboundMailRepository>
