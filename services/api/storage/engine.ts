import type { AttachmentFiles } from './attachment-files.ts'
import type { BackupNotes } from './backup-note.ts'
import type { ChangeEvent, CollectionDeclaration, StoredRecord } from './collection.ts'
import type { Counters } from './counters.ts'
import type { CountsCollection, CountsDeclaration } from './counts.ts'
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

/** What both stores bring, whatever is declared. `conformance/` tests both. */
export interface StorageEngine<D extends Declarations> {
  readonly kind: 'Files' | 'PostgreSQL'
  /** The folder, or the database without its password: for people. */
  readonly where: string
  collections: Opened<D>
  /** Those with personal data, as erasure, retention and export see them. */
  personal: readonly PersonalRecords[]
  /** The outbox rows of the collections that send them. */
  mail: OutboxRows
  senders: readonly OutboxCollection[]
  /** The bytes of attachments. */
  attachments: AttachmentFiles
  /** Counters for rate limits, which may be lost. Shared by all processes on one store. */
  counters: Counters
  /** The key that signs session cookies: created once, the same for all processes on one store. */
  sessionSecret(): Promise<string>
  /** Whole collections, for moving to another store and for backups. */
  bulk: BulkStore<keyof D & string>
  /** When the last backup was made. */
  backups: BackupNotes
  /**
   * Calls `listener` after a commit that changed a collection with declared events, by any process. Out: how to stop.
   * Changes while the store cannot be reached are one event.
   */
  watch(listener: (event: ChangeEvent) => void): () => void
  /** Readiness: resolves if a write would succeed now, else rejects with the reason. */
  checkWritable(): Promise<void>
  /** Finishes pending work and closes the store. */
  close(): Promise<void>
}

/** Every record of a store or of a backup, by collection. */
export interface RecordSource<Name extends string = string> {
  readonly names: readonly Name[]
  /** Oldest first. Of counts a record is a month. */
  read(name: Name): AsyncIterable<unknown>
}

/** Records as they are stored, without business rules. */
export interface BulkStore<Name extends string = string> extends RecordSource<Name> {
  /**
   * Adds records in their order; resolves when they are durable.
   * @throws ZodError a record does not match the collection's schema
   * @throws DuplicateIdError, NotStoredError
   */
  add(name: Name, records: readonly unknown[]): Promise<void>
  /** Erases records with their emails; resolves when that is durable. @throws NotStoredError */
  erase(name: Name, ids: readonly string[]): Promise<void>
}

/** How one of the two stores opens what is declared: its callers get the types of their declarations from `Opened`. */
interface Open {
  collection(
    declaration: CollectionDeclaration<StoredRecord>,
  ): Promise<RecordCollection<StoredRecord, string>>
  counts(declaration: CountsDeclaration<string, string>): Promise<CountsCollection<string, string>>
  /** Waits after an addition of many records, if the store has to catch up. */
  afterBulkAdd?(): Promise<void>
}

/** Opens everything that is declared, in its order. */
export async function openDeclared<D extends Declarations>(
  declarations: D,
  open: Open,
): Promise<Pick<StorageEngine<D>, 'collections' | 'personal' | 'senders' | 'bulk'>> {
  const opened: Record<string, BulkCollection> = {}
  const personal: PersonalRecords[] = []
  const senders: OutboxCollection[] = []
  for (const [name, declared] of Object.entries(declarations)) {
    if (isCounts(declared)) {
      opened[name] = await open.counts(declared)
      continue
    }
    const declaration = declared as CollectionDeclaration<StoredRecord>
    const records = await open.collection(declaration)
    const found = personalRecords(declaration, records)
    if (found) personal.push(found)
    if (typeof declaration.mail === 'object') {
      const { kind, sourceOf } = declaration.mail
      const source = async (id: string) => {
        const record = await records.one(id)
        return record && sourceOf(record)
      }
      senders.push({ collection: declaration.name, kind, source })
    }
    opened[name] = records
  }
  const all = opened as Record<keyof D & string, BulkCollection>
  return {
    collections: all as unknown as Opened<D>,
    personal,
    senders,
    bulk: {
      names: typedKeys(all),
      read: (name) => all[name].all(),
      add: async (name, records) => {
        await all[name].addAll(records)
        await open.afterBulkAdd?.()
      },
      erase: (name, ids) => all[name].eraseAll(ids),
    },
  }
}

/** What collections and counts have in common. */
type BulkCollection = Pick<RecordCollection<StoredRecord, never>, 'addAll' | 'eraseAll'> & {
  all(): AsyncIterable<unknown>
}

export const isCounts = (
  declared: Declarations[string],
): declared is CountsDeclaration<string, string> => 'by' in declared
