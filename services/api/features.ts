import { outboxKinds } from './email/define-email.ts'
import { mailFailed } from './email/mail-failed.ts'
import { leadEmails } from './leads/emails/index.ts'
import { leadEvents } from './leads/events.ts'
import { operationsEmails } from './operations/emails.ts'
import { peopleEmails } from './people/emails.ts'
import { subscriberEmails } from './subscribers/emails.ts'
import { subscriberEvents } from './subscribers/events.ts'

export const emails = [
  ...leadEmails,
  ...subscriberEmails,
  ...peopleEmails,
  ...operationsEmails,
  mailFailed,
]
export const events = [...leadEvents, ...subscriberEvents]
export const kinds = outboxKinds(
  emails,
  Object.fromEntries(events.map(({ type, event }) => [type, event])),
)
