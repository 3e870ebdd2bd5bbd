import { mailRowsOf, type MailSource } from '../outbox/mail-source.ts'
import { type Lead, isProbe } from '../leads/lead.ts'
import type { MailRow } from '../outbox/mail-row.ts'
import type { Person } from '../people/person.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import { renderEmailHtml, renderEmailText } from '../email/render-email.ts'
import type { Email, EmailContext, DroppedEmail } from '../email/email.ts'
import type { DueMail } from '../outbox/outbox.ts'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import {
  accountReadyEmail,
  invitationEmail,
  passwordResetEmail,
  testEmail,
} from '../people/emails.ts'
import { confirmSubscriptionEmail, guideEmail } from '../subscribers/emails.ts'
import { leadConfirmationEmail, leadToOfficeEmail, reminderEmail } from '../leads/emails.ts'
import { mailFailedEmail, mailboxCopiesEmail } from '../operations/emails.ts'

/** Renders the email of a due row, or says why it is dropped. @throws Error the row does not fit its record: a bug */
export function renderEmail(
  { row, source }: DueMail,
  context: EmailContext,
): OutgoingEmail | DroppedEmail {
  const dropped = dropReason(row, source)
  if (dropped !== undefined) return { dropped }
  const email = buildEmail(row, source, context)
  const { name, address, office } = context
  const answers = address === office ? undefined : { name, address: office }
  const replyTo = email.replyTo ?? answers
  return {
    id: row.id,
    from: { name, address },
    ...(replyTo && { replyTo }),
    to: row.to,
    subject: email.subject,
    text: renderEmailText(email, context),
    html: renderEmailHtml(email, context),
    ...(email.unsubscribe && { unsubscribe: email.unsubscribe.href }),
  }
}

function dropReason({ letter }: MailRow, about: MailSource): string | undefined {
  if (letter === 'mailbox-copies') return undefined
  if (about.kind === 'lead' && about.lead.erasedAt !== undefined) return 'the request was erased'
  if (about.kind === 'lead' && isProbe(about.lead)) return 'the request was a monitor’s probe'
  if (about.kind === 'lead' && letter in reminderPercents && about.lead.status !== 'new')
    return `the request was ${about.lead.status} by then`
  if (about.kind === 'person' && letter === 'invitation' && !about.person.invitation)
    return 'the invitation was taken up by then'
  if (about.kind !== 'subscriber' || letter === 'mail-failed') return undefined
  if (about.subscriber.leftAt !== undefined) return 'the address has left the list'
  if (letter === 'confirm-subscription' && about.subscriber.confirmedAt !== undefined)
    return 'the address was confirmed by then'
  return undefined
}

function buildEmail(row: MailRow, about: MailSource, context: EmailContext): Email {
  const failed = mailRowsOf(about).find(({ id }) => id === row.about)
  if (row.letter === 'mail-failed' && failed) return mailFailedEmail(failed, about, context)
  const email =
    about.kind === 'lead'
      ? buildLeadEmail(row, about.lead, context)
      : about.kind === 'person'
        ? buildStaffEmail(row, about.person, context)
        : buildSubscriberEmail(row, about.subscriber, context)
  if (!email) throw new Error(`There is no email ${row.letter} about a ${about.kind}.`)
  return email
}

/** The elapsed response time in percent. */
const reminderPercents: Partial<Record<MailRow['letter'], number>> = {
  'reminder-50': 50,
  'reminder-80': 80,
  'reminder-100': 100,
}

function buildLeadEmail({ letter }: MailRow, lead: Lead, context: EmailContext): Email | undefined {
  if (letter === 'lead-to-office') return leadToOfficeEmail(lead, context)
  if (letter === 'lead-confirmation') return leadConfirmationEmail(lead, context)
  if (letter === 'mailbox-copies') return mailboxCopiesEmail(lead, context)
  const percent = reminderPercents[letter]
  return percent === undefined ? undefined : reminderEmail(lead, percent, context)
}

function buildSubscriberEmail(
  { letter, nextAttemptAt }: MailRow,
  subscriber: Subscriber,
  context: EmailContext,
): Email | undefined {
  if (letter === 'guide') return guideEmail(subscriber, context)
  if (letter === 'confirm-subscription')
    return confirmSubscriptionEmail(subscriber, new Date(nextAttemptAt), context)
  return undefined
}

function buildStaffEmail(
  { letter, nextAttemptAt }: MailRow,
  person: Person,
  context: EmailContext,
): Email | undefined {
  if (letter === 'password-reset')
    return passwordResetEmail(person, new Date(nextAttemptAt), context)
  if (letter === 'invitation') return invitationEmail(person, context)
  if (letter === 'test-mail') return testEmail(person, context)
  return letter === 'account-ready' ? accountReadyEmail(person, context) : undefined
}
