import { audit } from '../audit/audit-entry.ts'
import type { CollectionDeclaration, StoredRecord } from '../storage/collection.ts'
import { erasures } from '../storage/erasure.ts'
import { leads, quarantinedLeads } from '../leads/lead-collection.ts'
import { settings } from '../operations/notification-setting.ts'
import { people } from '../people/person.ts'
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

type Open = <R extends StoredRecord, C extends string>(
  declaration: CollectionDeclaration<R, C>,
) => Promise<RecordCollection<R, C>>

/** Opens each in a store. Spelled out, so that each keeps the types of its record and columns. */
export const openCollections = async (open: Open) => ({
  leads: await open(leads),
  subscribers: await open(subscribers),
  'quarantined-leads': await open(quarantinedLeads),
  'quarantined-subscribers': await open(quarantinedSubscribers),
  people: await open(people),
  settings: await open(settings),
  audit: await open(audit),
  erasures: await open(erasures),
})
export type Collections = Awaited<ReturnType<typeof openCollections>>

/** What moves and backups copy: the collections, and page-view counts, of which a record is a month. */
export const collectionNames = [...typedKeys(declarations), 'traffic' as const]
export type CollectionName = (typeof collectionNames)[number]

/** A value for each of them. */
export const mapCollections = <T>(make: (name: CollectionName) => T) =>
  recordOf(collectionNames.map((name) => [name, make(name)] as const))
