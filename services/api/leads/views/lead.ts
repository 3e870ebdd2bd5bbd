import { addedFields, answerTo } from '../../contact-form/fields.ts'
import type { LeadEmailView } from '../contract.ts'
import { outcomeOf } from '../outcome.ts'
import { lead as leadSchema, type Lead, lostReasonOf, wonValueOf } from '../lead.ts'
import { unknownRows } from '../../storage/unknown-rows.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { emailOf } from '../../email/define-email.ts'
import { mailFailed } from '../../email/mail-failed.ts'
import { isWebhook } from '../../outbox/outbox-row.ts'
import { leadConfirmation } from '../emails/confirmation.ts'
import { leadEmails } from '../emails/index.ts'
import { wasTold } from '../emails/visits.ts'

/** Converts a stored lead for staff. The response's schema (`leadView`) removes every other field. */
export const toLeadView = (lead: Lead) => ({
  ...lead,
  ...addedAnswers(lead),
  reference: lead.id,
  wonValue: wonValueOf(lead),
  lostReason: lostReasonOf(lead),
  outcome: outcomeOf(lead),
  language: lead.language ?? 'en',
  tags: lead.tags ?? [],
  notes: lead.notes ?? [],
  attempts: lead.attempts ?? [],
  visits: (lead.visits ?? []).map((visit) => ({ ...visit, told: wasTold(lead, visit) })),
  mergedFrom: lead.mergedFrom ?? [],
  emails: emailsOf(lead),
  attachments: lead.attachments ?? [],
  ...newerParts(lead),
})

/** Returns what a newer release wrote and this one cannot show; names only, since values may not leave. */
function newerParts(lead: Lead): { newer?: string[] } {
  const fields = Object.keys(lead).filter((name) => !Object.hasOwn(leadSchema.shape, name))
  const newer = [...fields, ...unknownRows(lead).map(({ kind, state }) => `${kind} (${state})`)]
  return newer.length > 0 ? { newer } : {}
}

/** Returns the response with one lead and those that were merged into it. */
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

/** Returns the answers to added fields. Earlier releases stored some of them in the extra fields. */
const addedAnswers = (lead: Lead) =>
  Object.fromEntries(addedFields.map((name) => [name, answerTo(lead, name) || undefined]))

/** Returns the latest confirmation, and every permanently failed email. */
function emailsOf({ mail }: Lead): LeadEmailView[] {
  const latest = mail.findLast((row) => leadConfirmation.is(row))
  return mail
    .filter((row) => !isWebhook(row) && (row === latest || row.state === 'failed'))
    .map((row) => ({
      id: row.id,
      what: emailOf(row, [...leadEmails, mailFailed]).name,
      to: row.to,
      toProspect: emailOf(row, [...leadEmails, mailFailed]).to === 'prospect',
      state: row.state,
      sentAt: row.sentAt,
      fault: row.lastFault,
      note: row.note,
    }))
}
