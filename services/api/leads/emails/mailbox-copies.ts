import { defineEmail, type Composing } from '../../email/define-email.ts'
import type { Email } from '../../email/email.ts'
import { mailFailed } from '../../email/mail-failed.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import type { Lead } from '../lead.ts'
import { leadAssigned } from './assigned.ts'
import { ofLeads } from './lead-facts.ts'
import { leadReplied } from './replied.ts'
import { reminders } from './reminders.ts'
import { leadToOffice } from './to-office.ts'
import { visitToStaff } from './visits.ts'

/**
 * The notice to the office that a lead was erased and the copies in the mailbox must be deleted by hand. It has the data
 * to find them, but no personal data, since it stays in the same mailbox.
 */
export const mailboxCopies = defineEmail<Lead>({
  ...ofLeads,
  dropWhen: () => undefined,
  kind: 'mailbox-copies',
  name: 'the request to delete emails about an erased lead',
  to: 'office',
  perDay: 'unlimited',
  compose,
})

const toOffice = [
  leadToOffice,
  leadAssigned,
  leadReplied,
  visitToStaff,
  mailFailed,
  ...reminders.map(({ email }) => email),
]

/** Returns whether an email has personal data and goes to the office's mailbox, or a colleague's. */
export const isToOffice = (row: OutboxRow): boolean => toOffice.some((email) => email.is(row))

function compose(lead: Lead, { row, context }: Composing<Lead>): Email {
  const { timeZone } = context.responseSla
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  const sentAt = lead.mail.filter(isToOffice).flatMap(({ sentAt: at }) => at ?? [])
  const shown = (at: string) => day.format(new Date(at))
  const days = [...new Set(sentAt.sort().map(shown))]
  return {
    language: 'en',
    subject: `Please delete our emails about ${lead.id}`,
    preview: `Lead ${lead.id} was erased. Your mailbox still has its copies.`,
    heading: `${lead.id} was erased. Your mailbox is next.`,
    parts: [
      `The person who sent lead ${lead.id} asked us to erase it, and we’re removing it from our records. We can’t reach into your mailbox, so that part’s up to you.`,
      `Search your mail for ${lead.id} and delete everything it finds. Check Sent and Trash too, in case one of us wrote back.`,
      ...(context.replyAddress
        ? [
            'Do the same in the mailbox that replies come into: we only read it, so what this person wrote is still there.',
          ]
        : []),
      {
        facts: [
          ['Reference', lead.id],
          ...(days.length > 0 ? [['Emails sent to you on', days.join('\n')] as const] : []),
          ...(row.about === undefined
            ? []
            : [
                [
                  'Emails they sent us on',
                  [...new Set(row.about.split(' ').map(shown))].join('\n'),
                ] as const,
              ]),
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
