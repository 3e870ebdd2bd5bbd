import { lead } from '../records/lead.ts'
import { person } from '../records/person.ts'
import { subscriber } from '../records/subscriber.ts'

/** Every collection that a store holds, with the schema of its records. */
export const collections = {
  leads: lead,
  subscribers: subscriber,
  'quarantined-leads': lead,
  'quarantined-subscribers': subscriber,
  people: person,
} as const

export type CollectionName = keyof typeof collections

export const collectionNames = [
  'leads',
  'subscribers',
  'quarantined-leads',
  'quarantined-subscribers',
  'people',
] as const satisfies readonly CollectionName[]
