import { randomUUID } from 'node:crypto'
import type { Language } from '../contract/language.ts'
import { pushKind, queuedEmail, type OutboxKinds, type OutboxRow } from '../outbox/outbox-row.ts'
import type { OutboxRecord } from '../outbox/outbox.ts'
import type { SitePage } from '../site/contract.ts'
import type { DroppedEmail, Email, EmailContext, Fact, PersonalEmail } from './email.ts'

/** What an email is made from, besides its record. */
export interface Composing<R extends OutboxRecord = OutboxRecord> {
  row: OutboxRow
  context: EmailContext
  /** When it was queued or, of a scheduled email, when it is due. */
  asked: Date
  /** Whether its reader had an earlier email of the same conversation. */
  isFollowUp: boolean
  /** Returns another record of the same collection, as it is now. */
  other(id: string): Promise<R | undefined>
  /** Every kind of email. */
  emails: readonly EmailDefinition[]
}

/** A record for the preview and the tests, with what differs from an ordinary row. */
interface EmailSample<R> {
  /** Tells several samples of one kind apart. */
  id?: string
  record: R
  row?: Partial<Pick<OutboxRow, 'about' | 'page'>>
  /** What `other` finds. */
  others?: readonly R[]
  /** Pages that the site must have. */
  pages?: readonly SitePage[]
}

type Composed = Email | PersonalEmail | DroppedEmail

interface EmailDeclaration<R extends OutboxRecord> {
  /** Its name in code. It is stored in each row as `letter`, unless `stored` says otherwise, so it never changes. */
  kind: string
  /**
   * An email that the release before cannot know is stored as one of a kind that it knows: `letter` is that kind, and
   * `about` of its rows tells them apart (docs/decisions/0069-releases-in-both-directions.md).
   */
  stored?: { letter: string; isAbout: (about: string | undefined) => boolean }
  /** Its name for staff: `their confirmation email`. */
  name: string
  /** The collection of its records; left out: any. */
  collection?: string
  to: 'office' | 'staff' | 'prospect' | 'subscriber' | 'applicant'
  /** How it is threaded with other emails about the record to the same address. */
  conversation?: 'starts' | 'follows'
  /** It is queued hours or days before it is due. */
  scheduled?: true
  /** Renders it, or returns why it is dropped. */
  compose(record: R, composing: Composing<R>): Composed | Promise<Composed>
  /** Returns why it is no longer needed; undefined: it is sent. */
  dropWhen?(
    record: R,
    composing: Pick<Composing, 'row' | 'context'> & { now: Date },
  ): string | undefined
  /**
   * The most to one address, against floods: anyone may type any address into a form. The number of a day, or of another
   * window.
   */
  perDay: number | 'unlimited' | { max: number; windowMs: number }
  /** Whether anyone may have typed the address and nobody has confirmed it: it counts against CONFIRMATIONS_PER_DAY. */
  isUnverified?(record: R): boolean
  /** When it can't be delivered. */
  onFailure: 'tell the office' | 'drop' | 'only log'
  /** Returns for whom an email was that can't be delivered, for the notice to the office. */
  recipientFacts?(record: R): readonly Fact[]
  samples(language: Language, emails: readonly EmailDefinition[]): readonly EmailSample<R>[]
}

/** A kind of email. Its methods take records of its collection. */
export interface EmailDefinition<
  R extends OutboxRecord = OutboxRecord,
> extends EmailDeclaration<R> {
  /** What is stored in `letter`. */
  letter: string
  /** Whether a row is an email of this kind. */
  is(row: Pick<OutboxRow, 'letter' | 'about'>): boolean
  /** Returns a row that is due at a time. */
  row(to: string, at: Date, fields?: Partial<Pick<OutboxRow, 'id' | 'about' | 'page'>>): OutboxRow
}

/** Declares a kind of email. The feature's list of emails makes it known to outbox, store and preview. */
export function defineEmail<R extends OutboxRecord>(
  declaration: EmailDeclaration<R>,
): EmailDefinition<R> {
  const { letter, isAbout } = {
    letter: declaration.kind,
    isAbout: () => true,
    ...declaration.stored,
  }
  return {
    ...declaration,
    letter,
    is: (row) => row.letter === letter && isAbout(row.about),
    row: (to, at, { id = randomUUID(), ...fields } = {}) => ({
      ...queuedEmail(id, letter, to, at),
      ...fields,
    }),
  }
}

/**
 * Returns the kind of a row's email; of one that only another release tells apart by `about`, the kind as which it is
 * stored. @throws Error none of the given: a bug, since the store reads only known rows
 */
export function emailOf(
  row: Pick<OutboxRow, 'letter' | 'about'>,
  emails: readonly EmailDefinition[],
): EmailDefinition {
  const found =
    emails.find((one) => one.is(row)) ?? emails.find(({ letter }) => letter === row.letter)
  if (!found) throw new Error(`There is no email ${row.letter}.`)
  return found
}

/** Returns what stores must know of these emails and events. */
export const outboxKinds = (
  emails: readonly EmailDefinition[],
  events: OutboxKinds['events'],
): OutboxKinds => ({
  emails: [...new Set(emails.map(({ letter }) => letter))],
  // The summary of quiet hours is queued hours before it is due.
  scheduled: [...emails.filter(({ scheduled }) => scheduled).map(({ letter }) => letter), pushKind],
  events,
})
