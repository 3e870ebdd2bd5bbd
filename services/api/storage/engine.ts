import type { AttachmentFiles } from './attachment-files.ts'
import type { BackupNotes } from './backup-note.ts'
import type {
  ArchivedForm,
  ChangeEvent,
  CollectionDeclaration,
  StoredRecord,
} from './collection.ts'
import type { Counters } from './counters.ts'
import type { ErasureLog } from './erasure-log.ts'
import type { OutboxRows, OutboxCollection } from './outbox-rows.ts'
import { personalRecords, type PersonalRecords } from './personal-records.ts'
import type { RecordCollection } from './query.ts'
import { typedKeys } from './typed-entries.ts'

/** Collections by their names. */
export type Declarations = Readonly<Record<string, { readonly name: string }>>

export type Opened<D> = {
  readonly [Name in keyof D]: D[Name] extends CollectionDeclaration<infer R, infer C>
    ? RecordCollection<R, C>
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
  /**
   * Short texts from process to process on one store, such as who has a lead open. They are not stored and may be lost.
   */
  announcements: {
    /** Resolves when it was sent; it may be heard later. It never rejects. */
    send(text: string): Promise<void>
    /** Calls `listener` for each text of any process, this one included. @returns a function that unsubscribes */
    hear(listener: (text: string) => void): () => void
  }
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
  /** Yields the records, oldest first, in their archived form. */
  read(name: Name): AsyncIterable<unknown>
}

/** Raw access to stored records, without business rules. */
export interface BulkStore<Name extends string = string> extends RecordSource<Name> {
  /**
   * Adds records in their order, as another store or a backup has them; resolves when they are durable.
   * @param keep `unreadable`: also records that this release cannot read
   * @throws UnreadableRecordError, ZodError
   * @throws DuplicateIdError, NotStoredError
   */
  add(name: Name, records: readonly unknown[], keep?: 'unreadable'): Promise<void>
  /** Erases records with their emails; resolves when that is durable. @throws NotStoredError */
  erase(name: Name, ids: readonly string[]): Promise<void>
}

/** The functions with which a store opens collections. `Opened` gives callers the types of their declarations. */
interface Open {
  webhooks: boolean | undefined
  collection(
    declaration: CollectionDeclaration<StoredRecord>,
  ): Promise<RecordCollection<StoredRecord, string>>
}

/** Opens all declared collections, in declaration order. */
export async function openDeclared<D extends Declarations>(
  declarations: D,
  open: Open,
): Promise<
  Pick<
    StorageEngine<D>,
    'collections' | 'personal' | 'senders' | 'bulk' | 'unreadable' | 'lookForUnreadable'
  >
> {
  const opened: Record<string, RecordCollection<StoredRecord, string>> = {}
  const archivedForms = new Map<string, ArchivedForm<StoredRecord>>()
  const personal: PersonalRecords[] = []
  const senders: OutboxCollection[] = []
  for (const [name, declared] of Object.entries(declarations)) {
    const declaration = withWebhooks(declared as CollectionDeclaration<StoredRecord>, open)
    const records = await open.collection(declaration)
    const found = personalRecords(declaration, records)
    if (found) personal.push(found)
    const { mail, outbox } = declaration
    if (mail === 'sent' && outbox)
      senders.push({ collection: declaration.name, record: (id) => records.one(id), kinds: outbox })
    opened[name] = records
    if (declaration.archived) archivedForms.set(name, declaration.archived)
  }
  const all = opened as Record<keyof D & string, RecordCollection<StoredRecord, string>>
  return {
    collections: all as unknown as Opened<D>,
    personal,
    senders,
    unreadable: async () => {
      const counts: Record<string, number> = {}
      for (const [name, records] of Object.entries(opened)) {
        const { length } = await records.unreadable()
        if (length > 0) counts[name] = length
      }
      return counts
    },
    lookForUnreadable: async (stopping) => {
      for (const [, records] of Object.entries(opened)) await records.lookForUnreadable(stopping)
    },
    bulk: {
      names: typedKeys(all),
      read: (name) => {
        const stored = all[name].stored()
        return archivedForms.get(name)?.pack(stored) ?? stored
      },
      add: async (name, records, keep) => {
        const unpack = archivedForms.get(name)?.unpack
        await all[name].addStored(unpack ? records.flatMap(unpack) : records, keep)
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
