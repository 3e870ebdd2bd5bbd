import type { ErasureRequest } from './erasure.ts'

/** What is known when a record's remainder is made. */
export interface ErasureContext {
  erasure: Pick<ErasureRequest, 'requestedBy' | 'person'>
  now: Date
  /** The office's addresses: it is asked to delete emails in its mailbox. */
  office: readonly string[]
  /** Whether webhooks are configured: receivers must erase the record too. */
  webhook: boolean
}

/** The personal data in the records of a collection. Erasure, export and the log follow from it. */
export interface PersonalData<R> {
  /** The keys of a record that have personal data. The log leaves out what is under these names. */
  fields: readonly (keyof R & string)[]
  /**
   * Whose record it is, by email address, for erasing and exporting what is stored about a person. Left out:
   * another feature decides about its records, as the team page does about colleagues.
   */
  addressOf?: (record: R) => string
  /** Erasing a record of that collection erases those here with the same address or id. */
  erasedWith?: string
  /** Ids of records of the same collection with data of the same person, besides those of its `parent`. */
  relatedTo?: (record: R) => readonly string[]
  /** Attachments are stored under a record's id. */
  attachments?: true
  /** What stays of an erased record, for statistics; without it, nothing. */
  remainder?: {
    erasedAt: (record: R) => string | undefined
    of: (record: R, context: ErasureContext) => R
  }
}

/** Quarantined entries are erased after this time. */
export const quarantineDays = 90

/** How long records are kept. */
export interface Retention<R> {
  /** `setting`: RETENTION_DAYS. */
  days: number | 'setting'
  /** The time of a record's last activity, ISO 8601 in UTC; undefined: it is kept whatever its age. */
  lastActivity: (record: R) => string | undefined
}
