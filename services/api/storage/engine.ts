import type { AttachmentFiles } from './attachment-files.ts'
import type { BackupNotes } from './backup-note.ts'
import type { ChangeEvent, CollectionDeclaration, StoredRecord } from './collection.ts'
import type { Counters } from './counters.ts'
import type { CountsCollection, CountsDeclaration } from './counts.ts'
import type { ErasureLog } from './erasure-log.ts'
import type { OutboxRows, OutboxCollection } from './outbox-rows.ts'
import { personalRecords, type PersonalRecords } from './personal-records.ts'
import type { RecordCollection } from './query.ts'
import { typedKeys } from './typed-entries.ts'

/** Collections and counts by their names. */
export type Declarations = Readonly<Record<string, { readonly name: string }>>

export type Opened<D> = {
  readonly [Name in keyof D]: D[Name] extends CollectionDeclaration<infer R, infer C>
    ? RecordCollection<R, C>
    : D[Name] extends CountsDeclaration<infer By, infer N>
      ? CountsCollection<By, N>
      : never
}

/** The interface of both stores. `conformance/` tests both. */
export interface StorageEngine<D extends Declarations> {
  readonly kind: 'Files' | 'PostgreSQL'
  /** The folder, or the database without its password, for messages. */
  readonly where: string
  collections: Opened<D>
  /** The collections with personal data, for erasure, retention and export. */
  personal: readonly PersonalRecords[]
  /** The outbox rows of the collections that send them. */
  mail: OutboxRows
  senders: readonly OutboxCollection[]
  /** The bytes of attachments. */
  attachments: AttachmentFiles
  /** Counters for rate limits, shared by all processes on one store. They may be lost. */
  counters: Counters
  /** The key that signs session cookies: created once, the same for all processes on one store. */
  sessionSecret(): Promise<string>
  /** Counts the records that this release cannot read, as far as it has come across them, by collection. */
  unreadable(): Promise<Record<string, number>>
  /** Reads every record once, to come across those that this release cannot read. */
  lookForUnreadable(stopping: AbortSignal): Promise<void>
  /** Access to whole collections, for moves to another store and for backups. */
  bulk: BulkStore<keyof D & string>
  /** Requested erasures, for later releases. */
  erasureLog: ErasureLog
  /** The note about the last backup. */
  backups: BackupNotes
  /**
   * Calls `listener` after a commit by any process that changed a collection with declared events. Changes while the
   * store is unreachable are one event.
   * @returns a function that unsubscribes
   */
  watch(listener: (event: ChangeEvent) => void): () => void
  /** Resolves when no copy of the store has a record that was erased. @throws Error one cannot be written now */
  confirmErased(): Promise<void>
  /** Readiness check: resolves if a write would succeed now, otherwise rejects with the reason. */
  checkWritable(): Promise<void>
  /** Finishes pending work and closes the store. */
  close(): Promise<void>
}

/** Every record of a store or of a backup, by collection. */
export interface RecordSource<Name extends string = string> {
  readonly names: readonly Name[]
  /** Yields the records, oldest first. A record of counts is one month. */
  read(name: Name): AsyncIterable<unknown>
}

/** Raw access to stored records, without business rules. */
export interface BulkStore<Name extends string = string> extends RecordSource<Name> {
  /**
   * Adds records in their order, as they were stored elsewhere; resolves when they are durable.
   * @param keep `unreadable`: also records that this release cannot read
   * @throws UnreadableRecordError, ZodError
   * @throws DuplicateIdError, NotStoredError
   */
  add(name: Name, records: readonly unknown[], keep?: 'unreadable'): Promise<void>
  /** Erases records with their emails; resolves when that is durable. @throws NotStoredError */
  erase(name: Name, ids: readonly string[]): Promise<void>
}

/**
 * The functions with which a store opens collections and counts. `Opened` gives callers the types of their
 * declarations.
 */
interface Open {
  webhooks: boolean | undefined
  collection(
    declaration: CollectionDeclaration<StoredRecord>,
  ): Promise<RecordCollection<StoredRecord, string>>
  counts(declaration: CountsDeclaration<string, string>): Promise<CountsCollection<string, string>>
  /** Waits after a bulk addition, if the store has to catch up. */
  afterBulkAdd?(): Promise<void>
}

/** Opens all declared collections and counts, in declaration order. */
export async function openDeclared<D extends Declarations>(
  declarations: D,
  open: Open,
): Promise<
  Pick<
    StorageEngine<D>,
    'collections' | 'personal' | 'senders' | 'bulk' | 'unreadable' | 'lookForUnreadable'
  >
> {
  const opened: Record<string, BulkCollection> = {}
  const personal: PersonalRecords[] = []
  const senders: OutboxCollection[] = []
  const recordCollections: [name: string, RecordCollection<StoredRecord, string>][] = []
  for (const [name, declared] of Object.entries(declarations)) {
    if (isCounts(declared)) {
      opened[name] = await open.counts(declared)
      continue
    }
    const declaration = withWebhooks(declared as CollectionDeclaration<StoredRecord>, open)
    const records = await open.collection(declaration)
    const found = personalRecords(declaration, records)
    if (found) personal.push(found)
    const { mail, outbox } = declaration
    if (mail === 'sent' && outbox)
      senders.push({ collection: declaration.name, record: (id) => records.one(id), kinds: outbox })
    opened[name] = records
    recordCollections.push([name, records])
  }
  const all = opened as Record<keyof D & string, BulkCollection>
  return {
    collections: all as unknown as Opened<D>,
    personal,
    senders,
    unreadable: async () => {
      const counts: Record<string, number> = {}
      for (const [name, records] of recordCollections) {
        const { length } = await records.unreadable()
        if (length > 0) counts[name] = length
      }
      return counts
    },
    lookForUnreadable: async (stopping) => {
      for (const [, records] of recordCollections) await records.lookForUnreadable(stopping)
    },
    bulk: {
      names: typedKeys(all),
      read: (name) => all[name].stored(),
      add: async (name, records, keep) => {
        await all[name].addStored(records, keep)
        await open.afterBulkAdd?.()
      },
      erase: (name, ids) => all[name].eraseAll(ids),
    },
  }
}

/** Quarantined records send nothing, so they get no webhooks either. */
const withWebhooks = <R extends StoredRecord>(
  declaration: CollectionDeclaration<R>,
  { webhooks = true }: Open,
): CollectionDeclaration<R> => ({
  ...declaration,
  newWebhooks: webhooks && declaration.mail !== 'kept',
})

/** The common interface of collections and counts. */
type BulkCollection = Pick<
  RecordCollection<StoredRecord, never>,
  'stored' | 'addStored' | 'eraseAll'
>

export const isCounts = (
  declared: Declarations[string],
): declared is CountsDeclaration<string, string> => 'by' in declared
