import { leadAnswered } from './answer.ts'
import { leadAssigned } from './assigned.ts'
import { leadConfirmation } from './confirmation.ts'
import { mailboxCopies } from './mailbox-copies.ts'
import { leadReplied } from './replied.ts'
import { reminders } from './reminders.ts'
import { leadToOffice } from './to-office.ts'
import { visitEmailKinds } from './visits.ts'

/** Every email about a lead. */
export const leadEmails = [
  leadToOffice,
  leadAssigned,
  leadConfirmation,
  leadAnswered,
  leadReplied,
  ...reminders.map(({ email }) => email),
  ...visitEmailKinds,
  mailboxCopies,
]
