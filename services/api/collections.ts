import { traffic } from './analytics/pageview-count.ts'
import { audit } from './audit/audit-log.ts'
import { leads, quarantinedLeads } from './leads/lead-collection.ts'
import { settings } from './operations/notifications.ts'
import { people } from './people/person.ts'
import type { CollectionDeclaration, StoredRecord } from './storage/collection.ts'
import type { Opened, RecordSource } from './storage/engine.ts'
import { erasures } from './storage/erasure.ts'
import { isSameAddress } from './storage/personal-records.ts'
import { typedKeys } from './storage/typed-entries.ts'
import { mailings } from './subscribers/mailing.ts'
import { quarantinedSubscribers, subscribers } from './subscribers/subscriber.ts'

/** The declarations of all collections and counts. */
export const declarations = {
  leads,
  subscribers,
  'quarantined-leads': quarantinedLeads,
  'quarantined-subscribers': quarantinedSubscribers,
  people,
  settings,
  audit,
  erasures,
  mailings,
  traffic,
}
export type Collections = Opened<typeof declarations>

/** The names of all collections and counts, which moves and backups copy. */
export const collectionNames = typedKeys(declarations)
export type CollectionName = (typeof collectionNames)[number]

/** Yields the records of a collection about the person with this email address. */
export async function* recordsOf(
  address: string,
  name: CollectionName,
  store: Pick<RecordSource<CollectionName>, 'read'>,
): AsyncGenerator<StoredRecord> {
  // Each record is parsed by its own schema, so that the declaration gets what it expects.
  const { record, personal } = declarations[name] as Partial<CollectionDeclaration<StoredRecord>>
  if (!record || !personal?.addressOf) return
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
