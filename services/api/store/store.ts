import type { LeadFigures } from '../figures/lead-figures.ts'
import type { TrafficBook } from '../figures/traffic-book.ts'
import type { HeldLeads, HeldSubscribers } from '../intake/quarantine.ts'
import type { LeadBook } from '../intake/lead-book.ts'
import type { SubscriberBook } from '../intake/subscriber-book.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { AuditLog } from '../staff/audit-log.ts'
import type { Counters } from '../staff/counters.ts'
import type { DeadLetters } from '../staff/dead-letters.ts'
import type { Deliveries } from '../staff/deliveries.ts'
import type { LeadDesk } from '../staff/lead-desk.ts'
import type { MailCount } from '../staff/mail-figures.ts'
import type { SettingBook } from '../staff/notifications.ts'
import type { People } from '../staff/people.ts'
import type { SubscriberDesk } from '../staff/subscriber-desk.ts'
import type { CollectionName } from './collections.ts'

/**
 * Every port that a store must fill, each stated by the one who uses it. `conformance/` is what
 * an adapter must do; json-file and postgres are the two.
 */
export interface Store {
  /** For the start-up lines: where the records are, in words and without a password. */
  readonly where: string
  leads: LeadBook & LeadDesk
  /** What looks automatic: kept, never mailed, never in the list of leads, until staff release it. */
  quarantine: { leads: LeadBook & HeldLeads; subscribers: SubscriberBook & HeldSubscribers }
  subscribers: SubscriberBook & SubscriberDesk
  outbox: Outbox
  deadLetters: DeadLetters
  /** The webhooks that were sent, wait or failed. */
  deliveries: Deliveries
  people: People
  mailCount: MailCount
  settings: SettingBook
  audit: AuditLog
  /** What is counted for a while and may be lost: limits. Shared by all processes on one store. */
  counters: Counters
  /** How often pages were looked at and forms begun: numbers that name nobody, kept for good. */
  traffic: TrafficBook
  leadFigures: LeadFigures
  /** The key that signs session cookies: made once, the same for all processes on one store. */
  sessionSecret(): Promise<string>
  /** Whole collections, for moving to another store and for backups. */
  whole: WholeStore
  /** Resolves when a write would be kept now; rejects with the reason when not. */
  checkWritable(): Promise<void>
  /** Finishes what was begun and lets go of the data. */
  close(): Promise<void>
}

/** Records as they are kept, without the rules of those who use them. */
export interface WholeStore {
  /** Every record of a collection, oldest first. */
  read(name: CollectionName): AsyncIterable<unknown>
  /**
   * Adds records in their order; resolves when they are durable.
   * @throws ZodError a record is not one of this collection
   * @throws IdTaken, NotStored
   */
  add(name: CollectionName, records: readonly unknown[]): Promise<void>
  /** Erases records with their letters; resolves when that is durable. @throws NotStored */
  erase(name: CollectionName, ids: readonly string[]): Promise<void>
}
