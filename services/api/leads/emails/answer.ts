import { defineEmail, type Composing } from '../../email/define-email.ts'
import type { DroppedEmail, PersonalEmail } from '../../email/email.ts'
import { knownLanguage } from '../../../content/model/languages.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import type { Lead } from '../lead.ts'
import { leadConfirmation } from './confirmation.ts'
import { ofLeads } from './lead-facts.ts'
import { sampleLead } from './sample.ts'

/** An answer that a staff member wrote on the lead; the message with the row's id is its text. */
export const leadAnswered = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-answer',
  name: 'an answer that one of you wrote',
  to: 'prospect',
  // Staff write each of them by hand.
  perDay: 'unlimited',
  compose,
  samples: (language) => {
    const lead = sampleLead(language)
    const message = {
      ...{ id: 'lead-answer', at: lead.receivedAt, direction: 'out', by: 'Sam Staff' },
      ...{ from: 'office@example.com', to: lead.email },
      ...(language === 'es'
        ? { subject: 'Su solicitud CS-7K3M2Q', text: 'Hola, June:\n\n¿Le queda bien el martes?' }
        : { subject: 'Your request CS-7K3M2Q', text: 'Hi June,\n\nDoes Tuesday work for you?' }),
    }
    return [{ record: { ...lead, messages: [message] } }]
  },
})

async function compose(
  lead: Lead,
  { row, context }: Composing<Lead>,
): Promise<PersonalEmail | DroppedEmail> {
  const { messages = [], attachments = [] } = lead
  const message = messages.find(({ id }) => id === row.id)
  if (!message) return { dropped: 'there is no such answer' }
  const chosen = attachments.filter(({ id }) => message.files?.includes(id))
  const files = chosen.map(async ({ id, name, kind }) => {
    const content = await context.readFile?.(lead.id, id)
    if (!content) throw new Error(`The file ${name} could not be read.`)
    return { name, type: kind === 'pdf' ? 'application/pdf' : `image/${kind}`, content }
  })
  const latest = messages.findLast(({ at, messageId }) => messageId && at <= message.at)
  return {
    language: knownLanguage(context.words, lead.language),
    by: message.by,
    subject: message.subject,
    text: message.text,
    files: await Promise.all(files),
    answers: latest?.messageId === undefined ? earlierRow(lead, row) : { of: latest.messageId },
  }
}

/** Returns the email to the same address that this one follows, so that mail programs show both as one conversation. */
function earlierRow({ mail }: Lead, row: OutboxRow): PersonalEmail['answers'] {
  const earlier = mail.findLast(
    (one) =>
      one.id !== row.id &&
      one.state === 'sent' &&
      isSameAddress(one.to, row.to) &&
      (leadConfirmation.is(one) || leadAnswered.is(one)),
  )
  return earlier && { row: earlier.id }
}
