import { z } from 'zod'
import { collections, kinds } from './features.ts'
import {
  type CollectionDeclaration,
  type StoredRecord,
  withOutboxKinds,
} from './storage/collection.ts'
import type { Opened, RecordSource } from './storage/engine.ts'
import { isSameAddress } from './storage/personal-records.ts'
import { isReadable, storedFormat } from './storage/stored-format.ts'
import { typedKeys } from './storage/typed-entries.ts'

/** The declarations of all collections. */
export const declarations = Object.fromEntries(
  Object.entries(collections).map(([name, one]) => [name, withOutboxKinds(one, kinds)]),
) as typeof collections
export type Collections = Opened<typeof declarations>

/** The names of all collections, which moves and backups copy. */
export const collectionNames = typedKeys(declarations)
export type CollectionName = (typeof collectionNames)[number]

/**
 * Yields the records of a collection about the person with this email address, as they are stored: also with what this
 * release does not know, since it may be about that person.
 */
export async function* recordsOf(
  address: string,
  name: CollectionName,
  store: Pick<RecordSource<CollectionName>, 'read'>,
): AsyncGenerator<StoredRecord> {
  // Each record is parsed by its own schema, so that the declaration gets what it expects.
  const declared: { name: string } = declarations[name]
  const { record, personal } = declared as CollectionDeclaration<StoredRecord>
  if (!personal?.addressOf) return
  const format = storedFormat({ record })
  for await (const stored of store.read(name)) {
    const one = format.read(stored)
    const found = isReadable(one) ? personal.addressOf(one) : emailOf(one.stored)
    if (isSameAddress(found, address)) yield stored as StoredRecord
  }
}

/** Returns the address of a record that this release cannot read; every collection of people has it in `email`. */
const emailOf = (stored: unknown): string =>
  z.object({ email: z.string() }).safeParse(stored).data?.email ?? ''

/** The names under which records have personal data, whatever the collection. */
export const personalFieldNames: ReadonlySet<string> = new Set(
  Object.values(declarations).flatMap((one) =>
    'personal' in one ? (one.personal?.fields ?? []) : [],
  ),
)
