import { auditEntry } from '../records/audit-entry.ts'
import { lead } from '../records/lead.ts'
import { notificationSetting } from '../records/notification-setting.ts'
import { person } from '../records/person.ts'
import { subscriber } from '../records/subscriber.ts'
import { trafficMonth } from '../records/traffic-month.ts'

/** Every collection that a store holds, with the schema of its records. Of counts of visits, a month is one. */
export const collections = {
  leads: lead,
  subscribers: subscriber,
  'quarantined-leads': lead,
  'quarantined-subscribers': subscriber,
  people: person,
  settings: notificationSetting,
  audit: auditEntry,
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
  'traffic',
] as const satisfies readonly CollectionName[]

/** One thing for each of them. */
export const forEachCollection = <T>(make: (name: CollectionName) => T) => ({
  leads: make('leads'),
  subscribers: make('subscribers'),
  'quarantined-leads': make('quarantined-leads'),
  'quarantined-subscribers': make('quarantined-subscribers'),
  people: make('people'),
  settings: make('settings'),
  audit: make('audit'),
  traffic: make('traffic'),
})
