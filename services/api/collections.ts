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

type Reader = Pick<RecordSource<CollectionName>, 'read'>

/**
 * Yields the records of a collection about the person with this email address, as they are stored: also with what this
 * release does not know, since it may be about that person.
 */
export async function* recordsOf(
  address: string,
  name: CollectionName,
  store: Reader,
): AsyncGenerator<StoredRecord> {
  for await (const one of personalEntries(name, store))
    if (isSameAddress(one.address, address)) yield one.stored
}

/** A person: by an address, and by records that are about them whatever their address. */
export interface Subject {
  /** Empty: none is known. */
  address: string
  records?: readonly { collection: CollectionName; id: string }[]
}

export type StoredAbout = Partial<Record<CollectionName, StoredRecord[]>>

/**
 * Returns everything that is stored about a person, by collection, as it is stored: the records with their address, the
 * records that are named, and those that were merged with one of them. It is what `npm run export` prints and the owner
 * downloads; an erasure of such a record erases the same.
 */
export async function storedAbout({ address, records = [] }: Subject, store: Reader) {
  const found: StoredAbout = {}
  for (const name of collectionNames) {
    const ids = new Set(records.flatMap(({ collection, id }) => (collection === name ? [id] : [])))
    const links: (readonly [string, string])[] = []
    for await (const one of personalEntries(name, store)) {
      if (isSameAddress(one.address, address)) ids.add(one.stored.id)
      for (const other of one.related) links.push([one.stored.id, other])
    }
    if (ids.size === 0) continue
    for (let known = 0; known < ids.size;) {
      known = ids.size
      for (const [one, other] of links) if (ids.has(one) || ids.has(other)) ids.add(one).add(other)
    }
    for await (const { stored } of personalEntries(name, store))
      if (ids.has(stored.id)) (found[name] ??= []).push(stored)
  }
  return found
}

interface PersonalEntry {
  /** As it is stored. */
  stored: StoredRecord
  address: string
  /** Ids of records of the same collection that are about the same person. */
  related: readonly string[]
}

/** Yields the records of a collection with whom they are about; none if its records are about nobody. */
async function* personalEntries(
  name: CollectionName,
  store: Reader,
): AsyncGenerator<PersonalEntry> {
  // Each record is parsed by its own schema, so that the declaration gets what it expects.
  const declared: { name: string } = declarations[name]
  const { record, personal, parent, columns } = declared as CollectionDeclaration<
    StoredRecord,
    string
  >
  if (!personal?.addressOf) return
  const format = storedFormat({ record })
  for await (const given of store.read(name)) {
    const stored = given as StoredRecord
    const one = format.read(stored)
    if (!isReadable(one)) {
      yield { stored, address: emailOf(one.stored), related: [] }
      continue
    }
    const above = parent === undefined ? null : columns[parent]?.valueOf(one)
    const related = [
      ...(personal.relatedTo?.(one) ?? []),
      ...(typeof above === 'string' ? [above] : []),
    ]
    yield { stored, address: personal.addressOf(one), related }
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
