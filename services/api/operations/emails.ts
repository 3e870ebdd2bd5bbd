import { emailName } from '../email/contract.ts'
import { paths } from '../contract/paths.ts'
import { mailtoLink } from '../../content/model/mailto-link.ts'
import { telLink } from '../contract/tel-link.ts'
import type { OutboxSource } from '../outbox/outbox-source.ts'
import { maxAttempts } from '../outbox/outbox.ts'
import { type OutboxRow, isToOffice } from '../outbox/outbox-row.ts'
import type { Fact, Email, EmailContext } from '../email/email.ts'
import type { Lead } from '../leads/lead.ts'
import type { Person } from '../people/person.ts'
import type { ExpiringContent } from '../site/contract.ts'

/** Returns the notice to the office that an email permanently failed, and how to fix it. */
export function mailFailedEmail(
  failed: OutboxRow,
  about: OutboxSource,
  { origin }: EmailContext,
): Email {
  const what = emailName(failed)
  const tried =
    failed.attempts < maxAttempts
      ? 'The mail server turned it down'
      : `We tried ${failed.attempts} times over eighteen hours`
  const whatToDo = isToOffice(failed)
    ? 'Please open the lead, and check the address under Notifications in the settings.'
    : about.kind === 'subscriber'
      ? 'Please email them yourself if the address looks right.'
      : 'Please call or email them yourself.'
  return {
    language: 'en',
    subject: `We couldn’t deliver an email to ${failed.to}`,
    preview: `It was ${what}. ${whatToDo}`,
    heading: 'We couldn’t deliver an email',
    parts: [
      `${tried}, and we won’t try again on our own. ${whatToDo} It’s often just a typo in the address.`,
      {
        facts: [
          ['Email', what],
          ['To', failed.to, mailtoLink(failed.to)],
          ['The mail server said', failed.lastFault ?? 'Nothing'],
          ...whose(about),
        ],
      },
      {
        button: {
          label: 'Open the list of failed emails',
          href: origin + paths.admin.contactsPage,
        },
      },
      'You can send it again there, or dismiss it.',
    ],
    reason: 'You’re getting this because notices about failed emails go to this address.',
  }
}

function whose(about: OutboxSource): Fact[] {
  if (about.kind === 'lead') {
    const { id, name, phone } = about.record
    return [
      ['Lead', id],
      ['From', name],
      ['Phone', phone, telLink(phone)],
    ]
  }
  return about.kind === 'person' ? [['Staff', about.record.name]] : []
}

/**
 * Returns the notice to the office that a lead was erased and the copies in the mailbox must be deleted by hand. It has
 * the data to find them, but no personal data, since it stays in the same mailbox.
 */
export function mailboxCopiesEmail(lead: Lead, { responseSla: { timeZone } }: EmailContext): Email {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const sentAt = lead.mail.filter(isToOffice).flatMap(({ sentAt: at }) => at ?? [])
  const days = [...new Set(sentAt.sort().map((at) => day.format(new Date(at))))]
  return {
    language: 'en',
    subject: `Please delete our emails about ${lead.id}`,
    preview: `Lead ${lead.id} was erased. Your mailbox still has its copies.`,
    heading: `${lead.id} was erased. Your mailbox is next.`,
    parts: [
      `The person who sent lead ${lead.id} asked us to erase it, and we’re removing it from our records. We can’t reach into your mailbox, so that part’s up to you.`,
      `Search your mail for ${lead.id} and delete everything it finds. Check Sent and Trash too, in case one of us wrote back.`,
      {
        facts: [
          ['Reference', lead.id],
          ...(days.length > 0 ? [['Emails sent to you on', days.join('\n')] as const] : []),
        ],
      },
      ...(lead.history.some(({ change }) => change.startsWith('assigned: '))
        ? ['Whoever it was assigned to may have an email about it too. Please have them delete it.']
        : []),
      'You can keep this email. It doesn’t say who they were.',
    ],
    reason: 'You’re getting this because new leads from the website go to this address.',
  }
}

/** Returns the monthly email to an owner about figures that are past their last day. */
export function contentExpiredEmail(
  person: Person,
  { name, origin, expiredAt }: EmailContext,
  asked: Date,
): Email {
  const expired = expiredAt(asked)
  const pages = [...new Set(expired.map(({ path }) => path))].map((path) =>
    expired.filter((one) => one.path === path),
  )
  const what = pages.length === 1 ? 'One page has figures' : `${pages.length} pages have figures`
  return {
    language: 'en',
    subject: `${what} that are out of date`,
    preview: 'Look them up again, or your visitors won’t see them.',
    heading: `${what} that are out of date`,
    parts: [
      `Hi ${person.name}, these price ranges are past the last day you gave them. Each time ${name}’s website is built, it leaves them off. Look the figures up at their sources, then move the dates in the files.`,
      { facts: pages.map(expiredPage) },
      { button: { label: 'See what needs fixing', href: origin + paths.admin.postsPage } },
      'We’ll remind you once a month while there’s something to update.',
    ],
    reason: 'You’re getting this because you’re an owner of this website.',
  }
}

function expiredPage(expired: readonly ExpiringContent[]): Fact {
  const [first] = expired
  const lines = expired.map(({ problem }) => problem.line).join(', ')
  const since = expired.map(({ until }) => until).sort()[0]
  return [
    first?.title ?? '',
    `${first?.problem.file ?? ''}, ${expired.length === 1 ? 'line' : 'lines'} ${lines}, last good on ${since}`,
  ]
}
