import type { AnswerPromise } from '../contract/promise.ts'
import type { SitePage } from '../contract/site.ts'
import type { Signer } from '../links/signer.ts'
import { mailOf, type About } from '../records/about.ts'
import type { Lead } from '../records/lead.ts'
import type { MailRow } from '../records/mail-row.ts'
import type { Person } from '../records/person.ts'
import { isProbe } from '../records/probe.ts'
import type { Subscriber } from '../records/subscriber.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Letter, Letterhead } from './letter.ts'
import type { DueMail } from './outbox.ts'
import type { LetterOut } from './post.ts'
import { accountReady } from './templates/account-ready.ts'
import { confirmSubscription } from './templates/confirm-subscription.ts'
import { guide } from './templates/guide.ts'
import { invitation } from './templates/invitation.ts'
import { leadConfirmation } from './templates/lead-confirmation.ts'
import { leadToOffice } from './templates/lead-to-office.ts'
import { mailFailed } from './templates/mail-failed.ts'
import { passwordReset } from './templates/password-reset.ts'
import { testMail } from './templates/test-mail.ts'
import { reminder } from './templates/reminder.ts'

/** Who writes: what letters need to know about the firm. */
export interface Sender extends Letterhead {
  /** The From address of every letter. */
  address: string
  /** Where the office reads its mail, and where answers go. */
  office: string
  promise: AnswerPromise
  /** What is known of a page of the site, by its path. */
  pageOf: (path: string) => SitePage | undefined
  /** Signs what stands in a letter's links. */
  links: Signer
}

/** A letter that has become needless meanwhile. */
export interface NotNeeded {
  /** Why, for whoever looks for it. */
  dropped: string
}

/** The finished letter of a due row. @throws Error a row that does not fit its record: a bug */
export function letterOf({ row, about }: DueMail, sender: Sender): LetterOut | NotNeeded {
  const dropped = reasonAgainst(row, about)
  if (dropped !== undefined) return { dropped }
  const letter = written(row, about, sender)
  const { name, address, office } = sender
  const answers = address === office ? undefined : { name, address: office }
  const replyTo = letter.replyTo ?? answers
  return {
    id: row.id,
    from: { name, address },
    ...(replyTo && { replyTo }),
    to: row.to,
    subject: letter.subject,
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe.href }),
  }
}

function reasonAgainst({ letter }: MailRow, about: About): string | undefined {
  if (about.kind === 'lead' && about.lead.erasedAt !== undefined) return 'the request was erased'
  if (about.kind === 'lead' && isProbe(about.lead)) return 'the request was a monitor’s probe'
  if (about.kind === 'lead' && letter in parts && about.lead.status !== 'new')
    return `the request was ${about.lead.status} by then`
  if (about.kind === 'person' && letter === 'invitation' && !about.person.invitation)
    return 'the invitation was taken up by then'
  if (about.kind !== 'subscriber' || letter === 'mail-failed') return undefined
  if (about.subscriber.leftAt !== undefined) return 'the address has left the list'
  if (letter === 'confirm-subscription' && about.subscriber.confirmedAt !== undefined)
    return 'the address was confirmed by then'
  return undefined
}

function written(row: MailRow, about: About, sender: Sender): Letter {
  const failed = mailOf(about).find(({ id }) => id === row.about)
  if (row.letter === 'mail-failed' && failed) return mailFailed(failed, about, sender)
  const letter =
    about.kind === 'lead'
      ? aboutLead(row, about.lead, sender)
      : about.kind === 'person'
        ? toPerson(row, about.person, sender)
        : toSubscriber(row, about.subscriber, sender)
  if (!letter) throw new Error(`There is no letter ${row.letter} about a ${about.kind}.`)
  return letter
}

/** How much of the time has gone by, in percent. */
const parts: Partial<Record<MailRow['letter'], number>> = {
  'reminder-50': 50,
  'reminder-80': 80,
  'reminder-100': 100,
}

function aboutLead({ letter }: MailRow, lead: Lead, sender: Sender): Letter | undefined {
  if (letter === 'lead-to-office') return leadToOffice(lead, sender)
  if (letter === 'lead-confirmation') return leadConfirmation(lead, sender)
  const percent = parts[letter]
  return percent === undefined ? undefined : reminder(lead, percent, sender)
}

function toSubscriber(
  { letter, nextAttemptAt }: MailRow,
  subscriber: Subscriber,
  sender: Sender,
): Letter | undefined {
  if (letter === 'guide') return guide(subscriber, sender)
  if (letter === 'confirm-subscription')
    return confirmSubscription(subscriber, new Date(nextAttemptAt), sender)
  return undefined
}

function toPerson(
  { letter, nextAttemptAt }: MailRow,
  person: Person,
  sender: Sender,
): Letter | undefined {
  if (letter === 'password-reset') return passwordReset(person, new Date(nextAttemptAt), sender)
  if (letter === 'invitation') return invitation(person, sender)
  if (letter === 'test-mail') return testMail(person, sender)
  return letter === 'account-ready' ? accountReady(person, sender) : undefined
}
