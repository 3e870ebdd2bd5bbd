import { addedFields, answerTo } from '../../contact-form/fields.ts'
import type { LeadEmailView } from '../contract.ts'
import { emailNames } from '../../email/contract.ts'
import type { Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { isWebhook } from '../../outbox/outbox-row.ts'

/** A stored lead for staff. The response's schema (`leadView`) leaves out every field that it does not name. */
export const toLeadView = (lead: Lead) => ({
  ...lead,
  ...addedAnswers(lead),
  reference: lead.id,
  language: lead.language ?? 'en',
  tags: lead.tags ?? [],
  notes: lead.notes ?? [],
  mergedFrom: lead.mergedFrom ?? [],
  emails: emailsOf(lead),
  attachments: lead.attachments ?? [],
})

/** A single lead, with those that were merged into it. */
export const respondWithLead = async (lead: Lead, leads: Pick<LeadRepository, 'mergedInto'>) => ({
  success: true as const,
  lead: {
    ...toLeadView(lead),
    merged: (await leads.mergedInto(lead.id)).map((one) => ({
      ...toLeadView(one),
      into: one.mergedInto ?? '',
    })),
  },
})

/** Earlier releases stored some of them among the extra fields. */
const addedAnswers = (lead: Lead) =>
  Object.fromEntries(addedFields.map((name) => [name, answerTo(lead, name) || undefined]))

/** The latest confirmation, and every email that failed for good. */
function emailsOf({ mail }: Lead): LeadEmailView[] {
  const latest = mail.findLast(({ letter }) => letter === 'lead-confirmation')
  return mail
    .filter((row) => !isWebhook(row) && (row === latest || row.state === 'failed'))
    .map(({ id, letter, to, state, sentAt, lastFault, note }) => ({
      id,
      what: emailNames[letter],
      to,
      toProspect: letter === 'lead-confirmation',
      state,
      sentAt,
      fault: lastFault,
      note,
    }))
}
