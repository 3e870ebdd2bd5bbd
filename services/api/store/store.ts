import type {
  LeadAnalyticsRepository,
  PageviewRepository,
} from '../analytics/analytics-repository.ts'
import type { ErasureRepository } from '../erasure/erasure-repository.ts'
import type { AttachmentFiles } from '../attachments/attachment-files.ts'
import type { BackupNotes } from '../operations/backup-note.ts'
import type { LeadQuarantine, LeadRepository } from '../leads/lead-repository.ts'
import type { SubscriberQuarantine } from '../subscribers/subscriber-repository.ts'
import type { SubscriberRepository } from '../subscribers/subscriber-repository.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Counters } from '../storage/counters.ts'
import type { PersonalRecords } from '../storage/personal-records.ts'
import type {
  FailedEmailRepository,
  WebhookDeliveryRepository,
  MailQueueRepository,
} from '../outbox/mail-queue.ts'
import type { SettingsRepository } from '../operations/notifications.ts'
import type { PeopleRepository } from '../people/people.ts'
import type { CollectionName, Collections } from './collections.ts'

/**
 * Every interface that a store must implement, each defined by the module that uses it. `conformance/` tests
 * an implementation; json-file and postgres are the two.
 */
export interface Store {
  readonly kind: 'Files' | 'PostgreSQL'
  /** The folder, or the database without its password: for people. */
  readonly where: string
  /** The declared collections. Features use the interfaces below, which say what they need. */
  collections: Collections
  /** Those with personal data, as erasure, retention and export see them. */
  personal: readonly PersonalRecords[]
  leads: LeadRepository
  /** Leads that look automated: stored, but neither mailed nor listed until staff release them. */
  quarantine: {
    leads: LeadQuarantine
    subscribers: SubscriberQuarantine
  }
  subscribers: SubscriberRepository
  outbox: Outbox
  deadLetters: FailedEmailRepository
  /** Webhook deliveries: sent, waiting or failed. */
  deliveries: WebhookDeliveryRepository
  people: PeopleRepository
  mailQueue: MailQueueRepository
  settings: SettingsRepository
  audit: AuditLog
  /** The bytes of attachments. */
  attachments: AttachmentFiles
  /** Pending erasures. */
  erasures: ErasureRepository
  /** Counters for rate limits, which may be lost. Shared by all processes on one store. */
  counters: Counters
  /** Counts of page views and form starts: no personal data, kept indefinitely. */
  traffic: PageviewRepository
  leadAnalytics: LeadAnalyticsRepository
  /** The key that signs session cookies: created once, the same for all processes on one store. */
  sessionSecret(): Promise<string>
  /** Whole collections, for moving to another store and for backups. */
  bulk: BulkStore
  /** When the last backup was made. */
  backups: BackupNotes
  /** Readiness: resolves if a write would succeed now, else rejects with the reason. */
  checkWritable(): Promise<void>
  /** Finishes pending work and closes the store. */
  close(): Promise<void>
}

/** Records as they are stored, without business rules. */
export interface BulkStore {
  /** Every record of a collection, oldest first. */
  read(name: CollectionName): AsyncIterable<unknown>
  /**
   * Adds records in their order; resolves when they are durable.
   * @throws ZodError a record does not match the collection's schema
   * @throws DuplicateIdError, NotStoredError
   */
  add(name: CollectionName, records: readonly unknown[]): Promise<void>
  /** Erases records with their emails; resolves when that is durable. @throws NotStoredError */
  erase(name: CollectionName, ids: readonly string[]): Promise<void>
}
