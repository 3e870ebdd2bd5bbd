import type { Lead } from '../leads/lead.ts'
import type { Person } from '../people/person.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'

/** The record that an outbox row belongs to. */
export type OutboxSource =
  | { kind: 'lead'; record: Lead }
  | { kind: 'subscriber'; record: Subscriber }
  | { kind: 'person'; record: Person }
