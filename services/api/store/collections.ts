import { traffic } from '../analytics/pageview-count.ts'
import { audit } from '../audit/audit-entry.ts'
import type { CollectionDeclaration, StoredRecord } from '../storage/collection.ts'
import { erasures } from '../storage/erasure.ts'
import { leads, quarantinedLeads } from '../leads/lead-collection.ts'
import { settings } from '../operations/notification-setting.ts'
import { people } from '../people/person.ts'
import {
  isSameAddress,
  personalRecords,
  type PersonalRecords,
} from '../storage/personal-records.ts'
import type { RecordCollection } from '../storage/query.ts'
import { quarantinedSubscribers, subscribers } from '../subscribers/subscriber.ts'
import { recordOf, typedKeys } from '../storage/typed-entries.ts'

/** Every collection. */
export const declarations = {
  leads,
  subscribers,
  'quarantined-leads': quarantinedLeads,
  'quarantined-subscribers': quarantinedSubscribers,
  people,
  settings,
  audit,
  erasures,
}

/** Everything that is counted. */
export const counts = { traffic }

type Open = <R extends StoredRecord, C extends string>(
  declaration: CollectionDeclaration<R, C>,
) => Promise<RecordCollection<R, C>>

/**
 * Opens each in a store, also as erasure and retention see it. Spelled out, so that each keeps the types of its
 * record and columns.
 */
export async function openCollections(openOne: Open) {
  const personal: PersonalRecords[] = []
  const open: Open = async (declaration) => {
    const records = await openOne(declaration)
    const found = personalRecords(declaration, records)
    if (found) personal.push(found)
    return records
  }
  const collections = {
    leads: await open(leads),
    subscribers: await open(subscribers),
    'quarantined-leads': await open(quarantinedLeads),
    'quarantined-subscribers': await open(quarantinedSubscribers),
    people: await open(people),
    settings: await open(settings),
    audit: await open(audit),
    erasures: await open(erasures),
  }
  return { collections, personal }
}
export type Collections = Awaited<ReturnType<typeof openCollections>>['collections']

/** The records of a collection that are about whoever has this email address. */
export async function* recordsOf(
  address: string,
  name: keyof typeof declarations,
  store: { read(name: keyof typeof declarations): AsyncIterable<unknown> },
): AsyncGenerator<StoredRecord> {
  // Each record is parsed by its own schema, so that the declaration gets what it expects.
  const { record, personal } = declarations[name] as unknown as CollectionDeclaration<StoredRecord>
  if (!personal?.addressOf) return
  for await (const stored of store.read(name)) {
    const one = record.parse(stored)
    if (isSameAddress(personal.addressOf(one), address)) yield one
  }
}

/** The names under which records have personal data, whatever the collection. */
export const personalFieldNames: ReadonlySet<string> = new Set(
  Object.values(declarations).flatMap((one) =>
    'personal' in one ? (one.personal?.fields ?? []) : [],
  ),
)

/** What moves and backups copy: the collections, and counts, of which a record is a month. */
export const collectionNames = [...typedKeys(declarations), ...typedKeys(counts)]
export type CollectionName = (typeof collectionNames)[number]

/** A value for each of them. */
export const mapCollections = <T>(make: (name: CollectionName) => T) =>
  recordOf(collectionNames.map((name) => [name, make(name)] as const))
