import { fieldLabel } from '../../contact-form/field-label.ts'
import { otherServices } from '../../contact-form/service-form.ts'
import { defineEmail, type Composing } from '../../email/define-email.ts'
import { type Email, type EmailContext, type Fact, otherLanguage } from '../../email/email.ts'
import { formatDueDate, staffClock } from '../../sla/due-time-format.ts'
import { type Lead, prospectChangeOf } from '../lead.ts'
import {
  adminLeadUrl,
  answerFacts,
  extraFacts,
  ofLeads,
  replyTo,
  subjectFor,
  summaryOf,
  urgentNotice,
} from './lead-facts.ts'

/**
 * The email to the office about a lead and, until it is answered, its due time. Reply-To is the prospect, who gets the
 * subject with the reply.
 */
export const leadToOffice = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-to-office',
  // Others are about assignments (assigned.ts).
  stored: { letter: 'lead-to-office', isAbout: (about) => about === undefined },
  name: 'the email about a new lead',
  to: 'office',
  conversation: 'starts',
  perDay: 'unlimited',
  compose,
})

function compose(lead: Lead, { context: sender, isFollowUp }: Composing<Lead>): Email {
  const changes = lead.history.filter((entry) => {
    const change = prospectChangeOf(entry)
    // Emails have their own notice (replied.ts).
    return change !== undefined && change !== 'wrote'
  })
  const messages = officeMessages(changes, isFollowUp)
  const { page, service, place, due } = summaryOf(lead, sender)
  const urgent = urgentNotice(lead)
  const others = otherServices(sender.form, lead).map(fieldLabel).join(', ')
  return {
    language: 'en',
    subject: subjectFor(lead, `${lead.name}: ${service}${place} (${lead.id})`),
    preview: `${urgent ? `${urgent} ` : ''}${messages.preview}. ${due ? `Answer by ${due}. ` : ''}${lead.phone}`,
    heading: `${lead.name} ${messages.heading}`,
    ...replyTo(lead),
    parts: [
      ...(urgent ? [urgent] : []),
      [
        due && `Please answer by ${due}.`,
        lead.email === ''
          ? `${lead.name} left no email address.`
          : `Reply to this email and it goes to ${lead.name}.`,
      ]
        .filter(Boolean)
        .join(' '),
      ...messages.changes,
      {
        facts: [
          ...(due ? [['Answer by', due] as const] : []),
          ...otherLanguage(lead),
          ...answerFacts(lead, 'office', sender, { service, shown: page?.town }),
          ...(page?.town === undefined ? [] : [['Town', page.town] as const]),
          ...(others === '' ? [] : [['Interested in', others] as const]),
          ...extraFacts(lead, [service, page?.town]),
        ],
      },
      { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      ...(due
        ? ['Once you’ve answered, change its status there. That stops the clock and the reminders.']
        : []),
      ...(lead.email === ''
        ? []
        : [
            sender.replyAddress
              ? `If ${lead.name} replies to our confirmation, it shows up on the lead.`
              : `If ${lead.name} replies to our confirmation, it lands in the inbox of ${sender.office}, not on the lead.`,
          ]),
      { facts: whereFrom(lead, page?.title, sender) },
    ],
    reason: 'You’re getting this because new leads from the website go to this address.',
  }
}

/**
 * Returns the messages for a new lead or, in a follow-up, for the prospect's latest change. Photos may arrive before the
 * first email is sent: that one is about the new lead.
 */
function officeMessages(changes: Lead['history'], isFollowUp: boolean) {
  const latest = changes.at(-1)
  const notes = changes.map(({ change }) => shortNote(change))
  if (changes.some((entry) => prospectChangeOf(entry) === 'corrected'))
    notes.unshift('They’ve changed it since it came in, so go by these details.')
  const parts = notes.length === 0 ? [] : [notes.join('\n')]
  if (latest === undefined || !isFollowUp)
    return { preview: 'New lead', heading: 'wants an estimate', changes: parts }
  return prospectChangeOf(latest) === 'files-added'
    ? { preview: 'New files', heading: 'sent files', changes: parts }
    : { preview: 'Corrected', heading: 'corrected what they sent', changes: parts }
}

/** Shortens a history note, which has earlier answers in full as JSON: thirty messages are more than Gmail shows. */
function shortNote(change: string): string {
  const line = change.replaceAll('\\n', ' ')
  return line.length > 200 ? `${line.slice(0, 200)}…` : line
}

function whereFrom(lead: Lead, title: string | undefined, sender: EmailContext): Fact[] {
  const came = [lead.referrer, lead.campaign].filter((part) => part !== '').join(' · ')
  return [
    ['Reference', lead.id],
    ['Received', formatDueDate(new Date(lead.receivedAt), staffClock(sender))],
    [
      'Page',
      lead.page === '' ? 'Unknown' : [title, sender.origin + lead.page].filter(Boolean).join('\n'),
    ],
    ['Came from', came === '' ? 'Unknown' : came],
  ]
}
