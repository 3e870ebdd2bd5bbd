import type { LeadBook } from '../intake/lead-book.ts'
import type { SubscriberBook } from '../intake/subscriber-book.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { LeadDesk } from '../staff/lead-desk.ts'
import type { People } from '../staff/people.ts'

/**
 * Every port that a store must fill, each stated by the one who uses it. `conformance.ts` is what
 * an adapter must do; json-file is the first one.
 */
export interface Store {
  leads: LeadBook & LeadDesk
  /** Requests with a filled honeypot: kept, never mailed, never in the list of leads. */
  quarantine: { leads: LeadBook; subscribers: SubscriberBook }
  subscribers: SubscriberBook
  outbox: Outbox
  people: People
  /** Resolves when a write would reach the disk now; rejects with the reason when not. */
  checkWritable(): Promise<void>
  /** Finishes what was begun and lets go of the data. */
  close(): Promise<void>
}
