import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'
import type { RecordCollection } from '../storage/query.ts'

/** How far the mailbox is read, and by which worker. There is one record. */
const mailboxState = z.strictObject({
  id: z.literal('mailbox'),
  /** The mailbox that the rest is about: a hash of server, user and folder. */
  mailbox: z.string(),
  /** While it is the same, UIDs name the same emails (RFC 3501 §2.3.1.1). Empty: the mailbox was never opened. */
  uidValidity: z.string(),
  /** Every email up to this UID is stored. */
  lastUid: z.number().int().min(0),
  /** When it was first opened. Emails from before are not read: the mailbox was there before this service. */
  since: z.string(),
  /** After its UIDs became invalid: emails from before are not read again. */
  rereadFrom: z.string().optional(),
  /** The worker that reads it: no other does until then. */
  lease: z.strictObject({ holder: z.string(), until: z.string() }).optional(),
  /** Since when the mailbox cannot be read, and why. */
  failing: z.strictObject({ since: z.string(), reason: z.string() }).optional(),
})
export type MailboxState = z.infer<typeof mailboxState>

export const mailboxStates = defineCollection({
  name: 'mailbox',
  record: mailboxState,
  columns: {},
})

/** A worker has it for so long without renewing. */
export const leaseMs = 120_000

/** Returns access to the state of the mailbox. */
export const mailboxStateRepository = (states: RecordCollection<MailboxState, never>) => ({
  read: () => states.one('mailbox'),
  /**
   * Takes or renews the lease. @returns the state; undefined: another worker has the lease
   * @throws NotStoredError
   */
  lease: (mailbox: string, holder: string, now: Date): Promise<MailboxState | undefined> =>
    states.transact('mailbox', (found) => {
      const isSame = found?.mailbox === mailbox
      const leased = found?.lease
      const until = leased ? Date.parse(leased.until) : 0
      // A lease that ends later than any could was written by a clock that was ahead.
      const isTaken = until > now.getTime() && until <= now.getTime() + leaseMs
      if (isSame && leased && leased.holder !== holder && isTaken) return { answer: undefined }
      const lease = { holder, until: new Date(now.getTime() + leaseMs).toISOString() }
      if (isSame && leased?.holder === holder && until - now.getTime() > leaseMs / 2 && isTaken)
        return { answer: found }
      const change: MailboxState = isSame
        ? { ...found, lease }
        : {
            ...{ id: 'mailbox', mailbox, uidValidity: '', lastUid: 0, since: now.toISOString() },
            lease,
          }
      return { ...(found ? { change } : { add: change }), answer: change }
    }),
  /** Changes the state while the worker has the lease. @returns undefined: it has lost it @throws NotStoredError */
  update: (
    holder: string,
    fields: Partial<
      Pick<MailboxState, 'uidValidity' | 'lastUid' | 'rereadFrom' | 'failing' | 'lease'>
    >,
  ): Promise<MailboxState | undefined> =>
    states.transact('mailbox', (found) => {
      if (!found || found.lease?.holder !== holder) return { answer: undefined }
      const change = { ...found, ...fields }
      return { change, answer: change }
    }),
})
export type MailboxStateRepository = ReturnType<typeof mailboxStateRepository>
