import type { Lead } from '../leads/lead.ts'
import type { MailRow } from './mail-row.ts'
import type { Person } from '../people/person.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'

/** The record that an outbox row belongs to. */
export type MailSource =
  | { kind: 'lead'; lead: Lead }
  | { kind: 'subscriber'; subscriber: Subscriber }
  | { kind: 'person'; person: Person }

/** All outbox rows of a record. */
export function mailRowsOf(source: MailSource): MailRow[] {
  if (source.kind === 'lead') return source.lead.mail
  return source.kind === 'person' ? source.person.mail : source.subscriber.mail
}

/** The record's id; a lead's is its reference. */
export function sourceId(source: MailSource): string {
  if (source.kind === 'lead') return source.lead.id
  return source.kind === 'person' ? source.person.id : source.subscriber.id
}
