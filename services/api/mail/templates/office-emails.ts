import { emailNames } from '../../contract/mail.ts'
import { paths } from '../../contract/paths.ts'
import type { MailSource } from '../../records/mail-source.ts'
import { type MailRow, isToOffice } from '../../records/mail-row.ts'
import type { Fact, Email, EmailContext } from '../email.ts'
import type { Lead } from '../../records/lead.ts'

/** To the office: an email failed for good, and what can be done about it. */
export function mailFailedEmail(
  failed: MailRow,
  about: MailSource,
  { origin }: EmailContext,
): Email {
  const what = emailNames[failed.letter]
  const tried =
    failed.attempts === 1
      ? 'The mail server refused it'
      : `It was tried ${failed.attempts} times, over eighteen hours`
  return {
    language: 'en',
    subject: `An email to ${failed.to} did not arrive`,
    preview: `${what}: please call, or write by hand.`,
    heading: 'An email did not arrive',
    parts: [
      `${tried}, and nothing more will be tried by itself. Please call, or write by hand. Often the address has lost a letter.`,
      {
        facts: [
          ['Email', what],
          ['To', failed.to],
          ['The mail server said', failed.lastFault ?? 'nothing that we know of'],
          ...whose(about),
        ],
      },
      {
        button: {
          label: 'Open the list of failed emails',
          href: origin + paths.admin.contactsPage,
        },
      },
      'There you can send it once more, or take it off the list.',
    ],
    reason: 'You get this email because requests from the website go to this address.',
  }
}

function whose(about: MailSource): Fact[] {
  if (about.kind === 'lead') {
    const { id, name, phone } = about.lead
    return [
      ['Request', id],
      ['From', name],
      ['Phone', phone],
    ]
  }
  return about.kind === 'person' ? [['Member of staff', about.person.name]] : []
}

/**
 * To the office: a lead was erased, and the copies in the mailbox must be deleted by hand. It has what is needed to
 * find them and no personal data, since it stays in the same mailbox.
 */
export function mailboxCopiesEmail(lead: Lead, { responseSla: { timeZone } }: EmailContext): Email {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const sentAt = lead.mail.filter(isToOffice).flatMap(({ sentAt: at }) => at ?? [])
  const days = [...new Set(sentAt.sort().map((at) => day.format(new Date(at))))]
  return {
    language: 'en',
    subject: `Please delete our emails about ${lead.id}`,
    preview: `Lead ${lead.id} was erased. The copies in your mailbox are left.`,
    heading: `${lead.id} was erased. Your mailbox is next.`,
    parts: [
      `Whoever sent lead ${lead.id} asked us to erase it, and we’re removing it from our records. We can’t reach into your mailbox, so that part’s yours.`,
      `Search your mail for ${lead.id} and delete everything it finds. Check Sent and Trash too, in case somebody wrote back.`,
      {
        facts: [
          ['Reference', lead.id],
          ['Emails sent to you on', days.join('\n')],
        ],
      },
      'You can keep this email. It doesn’t say who it was.',
    ],
    reason: 'You’re getting this because new leads from the website go to this address.',
  }
}
