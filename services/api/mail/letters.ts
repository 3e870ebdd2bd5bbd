import type { AnswerPromise } from '../contract/promise.ts'
import { mailOf, type About } from '../records/about.ts'
import type { MailRow } from '../records/mail-row.ts'
import type { DueMail } from './outbox.ts'
import type { LetterOut } from './post.ts'
import { guide } from './templates/guide.ts'
import { leadConfirmation } from './templates/lead-confirmation.ts'
import { leadToOffice } from './templates/lead-to-office.ts'
import { mailFailed } from './templates/mail-failed.ts'
import { reminder } from './templates/reminder.ts'

/** Who writes: what letters need to know about the firm. */
export interface Sender {
  name: string
  /** The From address of every letter. */
  address: string
  phone: string
  /** The site's public address, for links. */
  origin: string
  promise: AnswerPromise
}

/** What a template makes of a record; the row adds who it goes to. */
export type LetterText = Pick<LetterOut, 'subject' | 'text' | 'html' | 'replyTo'>

/** A letter that has become needless meanwhile. */
export interface NotNeeded {
  /** Why, for whoever looks for it. */
  dropped: string
}

/** The finished letter of a due row. @throws Error a row that does not fit its record: a bug */
export function letterOf({ row, about }: DueMail, sender: Sender): LetterOut | NotNeeded {
  const needless = reasonAgainst(row, about)
  if (needless !== undefined) return { dropped: needless }
  return {
    id: row.id,
    from: { name: sender.name, address: sender.address },
    to: row.to,
    ...textOf(row, about, sender),
  }
}

function reasonAgainst({ letter }: MailRow, about: About): string | undefined {
  const isReminder = letter.startsWith('reminder-')
  if (about.kind === 'lead' && isReminder && about.lead.status !== 'new')
    return `the request was ${about.lead.status} by then`
  return undefined
}

function textOf({ letter, about: other }: MailRow, about: About, sender: Sender): LetterText {
  if (letter === 'mail-failed') {
    const failed = mailOf(about).find(({ id }) => id === other)
    if (failed) return mailFailed(failed, about, sender)
  }
  if (about.kind === 'lead' && letter === 'lead-to-office') return leadToOffice(about.lead, sender)
  if (about.kind === 'lead' && letter === 'lead-confirmation')
    return leadConfirmation(about.lead, sender)
  if (about.kind === 'lead' && letter in parts)
    return reminder(about.lead, parts[letter] ?? 0, sender)
  if (about.kind === 'subscriber' && letter === 'guide') return guide(about.subscriber, sender)
  throw new Error(`There is no letter ${letter} about a ${about.kind}.`)
}

/** How much of the time has gone by, in percent. */
const parts: Partial<Record<MailRow['letter'], number>> = {
  'reminder-50': 50,
  'reminder-80': 80,
  'reminder-100': 100,
}
