import { auditEntry } from '../records/audit-entry.ts'
import { erasure } from '../records/erasure.ts'
import { lead } from '../records/lead.ts'
import { notificationSetting } from '../records/notification-setting.ts'
import { person } from '../records/person.ts'
import { subscriber } from '../records/subscriber.ts'
import { trafficMonth } from '../records/pageview-count.ts'

/** Every collection that a store holds, with the schema of its records. A record of page-view counts is a month. */
export const collections = {
  leads: lead,
  subscribers: subscriber,
  'quarantined-leads': lead,
  'quarantined-subscribers': subscriber,
  people: person,
  settings: notificationSetting,
  audit: auditEntry,
  erasures: erasure,
  traffic: trafficMonth,
} as const

export type CollectionName = keyof typeof collections

export const collectionNames = [
  'leads',
  'subscribers',
  'quarantined-leads',
  'quarantined-subscribers',
  'people',
  'settings',
  'audit',
  'erasures',
  'traffic',
] as const satisfies readonly CollectionName[]

/** A value for each collection. */
export const mapCollections = <T>(make: (name: CollectionName) => T) => ({
  leads: make('leads'),
  subscribers: make('subscribers'),
  'quarantined-leads': make('quarantined-leads'),
  'quarantined-subscribers': make('quarantined-subscribers'),
  people: make('people'),
  settings: make('settings'),
  audit: make('audit'),
  erasures: make('erasures'),
  traffic: make('traffic'),
})
