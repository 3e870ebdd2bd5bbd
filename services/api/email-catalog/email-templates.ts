import type { OutboxSource } from '../outbox/outbox-source.ts'
import { type Lead, isProbe } from '../leads/lead.ts'
import { assignmentOf } from '../outbox/assignment-row.ts'
import { isToOffice, type OutboxRow } from '../outbox/outbox-row.ts'
import type { Person } from '../people/person.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import { renderEmailHtml, renderEmailText } from '../email/render-email.ts'
import type { Email, EmailContext, DroppedEmail } from '../email/email.ts'
import type { DueRow } from '../outbox/outbox.ts'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import {
  accountReadyEmail,
  invitationEmail,
  passwordResetEmail,
  testEmail,
} from '../people/emails.ts'
import { articleEmail, confirmSubscriptionEmail, guideEmail } from '../subscribers/emails.ts'
import {
  assignmentEmail,
  leadConfirmationEmail,
  leadToOfficeEmail,
  reminderEmail,
} from '../leads/emails.ts'
import { mailFailedEmail, mailboxCopiesEmail } from '../operations/emails.ts'
import { noticeOf, ownerNoticeEmail } from '../operations/owner-notices.ts'

/**
 * Renders the email of a due row, or returns why it is dropped. @throws Error the row does not match its record: a bug
 */
export function renderEmail(due: DueRow, context: EmailContext): OutgoingEmail | DroppedEmail {
  const { row, source } = due
  const dropped = dropReason(row, source, context)
  if (dropped !== undefined) return { dropped }
  const inReplyTo = firstEmailId(row, source)
  const assignment = assignmentOf(row)
  const assigned = assignment && stillAssigned(due, assignment.assignee)
  if (assigned?.length === 0) return { dropped: 'it was assigned to someone else by then' }
  const email =
    assignment && assigned
      ? assignmentEmail(assigned, assignment, context)
      : buildEmail(row, source, context, inReplyTo !== undefined)
  const { name, address, office } = context
  const answers = address === office ? undefined : { name, address: office }
  const replyTo = email.replyTo ?? answers
  return {
    id: row.id,
    from: { name, address },
    ...(replyTo && { replyTo }),
    to: row.to,
    ...(inReplyTo !== undefined && { inReplyTo }),
    // Gmail shows emails as one conversation only if their subjects are the same, apart from “Re:”.
    subject:
      inReplyTo !== undefined && row.letter === 'lead-to-office'
        ? `Re: ${email.subject}`
        : email.subject,
    text: renderEmailText(email, context),
    html: renderEmailHtml(email, context),
    ...(email.unsubscribe && { unsubscribe: email.unsubscribe.href }),
  }
}

/** Returns the leads of an email about an assignment that are still assigned to its reader. */
const stillAssigned = ({ source, assigned }: DueRow, assignee: string): readonly Lead[] =>
  (assigned ?? (source.kind === 'lead' ? [source.record] : [])).filter(
    (lead) => lead.assignee === assignee && lead.erasedAt === undefined,
  )

/** Returns the id of the first email about the lead to this address of the office; undefined: it is this one. */
function firstEmailId(row: OutboxRow, { kind, record }: OutboxSource): string | undefined {
  if (kind !== 'lead' || !isToOffice(row) || assignmentOf(row)) return undefined
  const first = record.mail.find(
    (one) => one.letter === 'lead-to-office' && one.to === row.to && !assignmentOf(one),
  )
  return first?.id === row.id ? undefined : first?.id
}

function dropReason(
  row: OutboxRow,
  about: OutboxSource,
  context: EmailContext,
): string | undefined {
  const { letter, page } = row
  if (letter === 'mailbox-copies') return undefined
  if (
    noticeOf(row) === 'content-expired' &&
    context.expiredAt(new Date(row.nextAttemptAt)).length === 0
  )
    return 'nothing is out of date anymore'
  if (page !== undefined && !context.pageOf(page)) return 'the article was taken off the site'
  if (about.kind === 'lead' && about.record.erasedAt !== undefined) return 'the lead was erased'
  if (about.kind === 'lead' && isProbe(about.record)) return 'the lead was a monitor’s probe'
  if (about.kind === 'lead' && letter.startsWith('reminder-') && about.record.status !== 'new')
    return `the lead was ${about.record.status} by then`
  if (about.kind === 'person' && letter === 'invitation' && !about.record.invitation)
    return 'the invitation was already accepted'
  if (about.kind !== 'subscriber' || letter === 'mail-failed') return undefined
  if (about.record.leftAt !== undefined && !(letter === 'confirm-subscription' && asksAgain(about)))
    return 'the address was unsubscribed'
  if (letter === 'confirm-subscription' && about.record.confirmedAt !== undefined)
    return 'the address was already confirmed'
  return undefined
}

/** Whether someone has asked for the guide with an address since it left. */
const asksAgain = ({ record }: { record: Subscriber }): boolean =>
  record.consents.at(-1)?.act === 'asked'

function buildEmail(
  row: OutboxRow,
  about: OutboxSource,
  context: EmailContext,
  isFollowUp: boolean,
): Email {
  const failed = about.record.mail.find(({ id }) => id === row.about)
  if (row.letter === 'mail-failed' && failed) return mailFailedEmail(failed, about, context)
  const notice = noticeOf(row)
  if (notice && about.kind === 'person')
    return ownerNoticeEmail(notice, about.record, context, new Date(row.nextAttemptAt))
  const page = context.pageOf(row.page ?? '')
  if (page)
    return articleEmail(page, about.kind === 'subscriber' ? about.record : undefined, context)
  const data = [context, new Date(row.nextAttemptAt), isFollowUp] as const
  const email =
    about.kind === 'lead'
      ? leadEmails[row.letter]?.(about.record, ...data)
      : about.kind === 'person'
        ? staffEmails[row.letter]?.(about.record, ...data)
        : subscriberEmails[row.letter]?.(about.record, ...data)
  if (!email) throw new Error(`There is no email ${row.letter} about a ${about.kind}.`)
  return email
}

type Templates<R> = Partial<
  Record<
    OutboxRow['letter'],
    (record: R, context: EmailContext, asked: Date, isFollowUp: boolean) => Email
  >
>

const leadEmails: Templates<Lead> = {
  'lead-to-office': (lead, context, _, isFollowUp) => leadToOfficeEmail(lead, context, isFollowUp),
  'lead-confirmation': leadConfirmationEmail,
  'mailbox-copies': mailboxCopiesEmail,
  'reminder-50': (lead, context) => reminderEmail(lead, 50, context),
  'reminder-80': (lead, context) => reminderEmail(lead, 80, context),
  'reminder-100': (lead, context) => reminderEmail(lead, 100, context),
}
const subscriberEmails: Templates<Subscriber> = {
  guide: guideEmail,
  'confirm-subscription': confirmSubscriptionEmail,
}
const staffEmails: Templates<Person> = {
  'password-reset': passwordResetEmail,
  invitation: invitationEmail,
  'test-mail': testEmail,
  'account-ready': accountReadyEmail,
}
