import { auditEntry } from '../records/audit-entry.ts'
import { lead } from '../records/lead.ts'
import { notificationSetting } from '../records/notification-setting.ts'
import { person } from '../records/person.ts'
import { subscriber } from '../records/subscriber.ts'

/** Every collection that a store holds, with the schema of its records. */
export const collections = {
  leads: lead,
  subscribers: subscriber,
  'quarantined-leads': lead,
  'quarantined-subscribers': subscriber,
  people: person,
  settings: notificationSetting,
  audit: auditEntry,
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
] as const satisfies readonly CollectionName[]
