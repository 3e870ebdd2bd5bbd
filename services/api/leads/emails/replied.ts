import { defineEmail, type Composing } from '../../email/define-email.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import { type DroppedEmail, type Email, otherLanguage } from '../../email/email.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import type { Lead } from '../lead.ts'
import { adminLeadUrl, ofLeads, summaryOf } from './lead-facts.ts'
import { sampleLead } from './sample.ts'

/** The most characters of the reply in the email; the lead has all of it. */
const maxExcerpt = 1_500

/** To whoever has the lead: the person replied by email. */
export const leadReplied = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-replied',
  name: 'the email about a reply',
  to: 'staff',
  perDay: 'unlimited',
  compose,
  samples: (language) => {
    const lead = sampleLead(language)
    const message = {
      ...{ id: 'sample', at: lead.receivedAt, direction: 'in', by: lead.name, from: lead.email },
      ...{ to: 'office@example.com', subject: 'Re: Your request', files: ['one'] },
      text: 'Tuesday works. Here’s the north side.',
    }
    return [{ record: { ...lead, messages: [message] }, row: { about: 'reply sample' } }]
  },
})

/** Returns the message that an email to staff is about. */
const messageOf = ({ messages = [] }: Lead, { about = '' }: Pick<OutboxRow, 'about'>) =>
  messages.find(({ id }) => about === `reply ${id}`)

function compose(lead: Lead, { row, context }: Composing<Lead>): Email | DroppedEmail {
  const message = messageOf(lead, row)
  if (!message) return { dropped: 'there is no such reply' }
  const { service, place } = summaryOf(lead, context)
  const { text, files = [] } = message
  const excerpt = text.length > maxExcerpt ? `${text.slice(0, maxExcerpt)}…` : text
  const attached = files.length === 1 ? 'one file' : `${files.length} files`
  return {
    language: 'en',
    subject: `${message.by} replied: ${service}${place} (${lead.id})`,
    preview: excerpt.slice(0, 120),
    heading: `${message.by} replied`,
    parts: [
      excerpt === '' ? 'The email has no text.' : excerpt,
      ...(isSameAddress(message.from, lead.email)
        ? []
        : [`It came from ${message.from}, not from the address on the lead.`]),
      ...(files.length > 0 ? [`With ${attached}, on the lead.`] : []),
      { facts: otherLanguage(lead) },
      { button: { label: 'Open the lead', href: adminLeadUrl(context, lead) } },
      'Answer from the lead. A reply to this email stays with us; they don’t get it.',
    ].filter((part) => typeof part === 'string' || !('facts' in part) || part.facts.length > 0),
    reason: 'You’re getting this because you have this lead, or new leads go to this address.',
  }
}
