import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { ErasureRequest } from './erasure.ts'

/** The context in which a record's remainder is made. */
export interface ErasureContext {
  erasure: Pick<ErasureRequest, 'requestedBy' | 'person'>
  now: Date
  /** The office's addresses: it is asked to delete emails in its mailbox. */
  office: readonly string[]
}

/** The personal data in the records of a collection. Erasure, export and log redaction are derived from it. */
export interface PersonalData<R> {
  /** The keys of a record that have personal data. The log leaves out values under these names. */
  fields: readonly (keyof R & string)[]
  /**
   * Returns the email address of the person that a record is about, to erase and export all data about that person.
   * Left out: another feature erases the records, as the team page does for staff.
   */
  addressOf?: (record: R) => string
  /** Erasing a record of that collection erases those here with the same address or id. */
  erasedWith?: string
  /** Ids of records of the same collection with data of the same person, besides those of its `parent`. */
  relatedTo?: (record: R) => readonly string[]
  /** Whether an email of a record has no personal data, so that its file stays when the record is erased. */
  isImpersonal?: (row: OutboxRow) => boolean
  /** Set if attachments are stored under a record's id. */
  attachments?: true
  /** The part of an erased record that is kept for statistics; left out: the record is removed. */
  remainder?: {
    erasedAt: (record: R) => string | undefined
    of: (record: R, context: ErasureContext) => R
  }
}

/** Quarantined entries are erased after this time. */
export const quarantineDays = 90

/** The settings with the days that records are kept. */
export type RetentionSetting = 'RETENTION_DAYS' | 'APPLICATION_RETENTION_DAYS'

/** The retention period of records. */
export interface Retention<R> {
  /** The days, or the setting that has them. */
  days: number | RetentionSetting
  /** The time of a record's last activity, ISO 8601 in UTC; undefined: it is kept whatever its age. */
  lastActivity: (record: R) => string | undefined
}
