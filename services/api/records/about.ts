import type { Lead } from './lead.ts'
import type { MailRow } from './mail-row.ts'
import type { Person } from './person.ts'
import type { Subscriber } from './subscriber.ts'

/** The record that a letter hangs on and is made from. */
export type About =
  | { kind: 'lead'; lead: Lead }
  | { kind: 'subscriber'; subscriber: Subscriber }
  | { kind: 'person'; person: Person }

/** All letters of a record. */
export function mailOf(about: About): MailRow[] {
  if (about.kind === 'lead') return about.lead.mail
  return about.kind === 'person' ? about.person.mail : about.subscriber.mail
}

/** The record's id; a lead's is its reference. */
export function idOf(about: About): string {
  if (about.kind === 'lead') return about.lead.id
  return about.kind === 'person' ? about.person.id : about.subscriber.id
}
