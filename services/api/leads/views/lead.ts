import { addedFields, answerTo } from '../../contact-form/fields.ts'
import type { LeadEmailView, LeadView, MergedLeadView } from '../contract.ts'
import { emailNames } from '../../email/contract.ts'
import type { Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { isWebhook } from '../../outbox/mail-row.ts'

/** A stored lead as JSON for staff: field by field, so that no internal field leaks. */
export const toLeadView = (lead: Lead): LeadView => ({
  id: lead.id,
  reference: lead.id,
  receivedAt: lead.receivedAt,
  language: lead.language ?? 'en',
  dueAt: lead.dueAt,
  answeredAt: lead.answeredAt,
  answerMinutes: lead.answerMinutes,
  ...answersOf(lead),
  services: lead.services,
  page: lead.page,
  landing: lead.landing,
  referrer: lead.referrer,
  campaign: lead.campaign,
  contentCommit: lead.contentCommit,
  status: lead.status,
  version: lead.version,
  history: lead.history.map(({ at, by, change, detail, version }) => ({
    at,
    by,
    change,
    detail,
    version,
  })),
  assignee: lead.assignee,
  tags: lead.tags ?? [],
  notes: (lead.notes ?? []).map(({ at, by, text }) => ({ at, by, text })),
  wonValue: lead.wonValue,
  lostReason: lead.lostReason,
  mergedFrom: lead.mergedFrom ?? [],
  mergedInto: lead.mergedInto,
  emails: emailsOf(lead),
  attachments: attachmentsOf(lead),
  erasedAt: lead.erasedAt,
})

/** A single lead, with those that were merged into it. */
export const respondWithLead = async (lead: Lead, leads: Pick<LeadRepository, 'mergedInto'>) => ({
  success: true as const,
  lead: { ...toLeadView(lead), merged: (await leads.mergedInto(lead.id)).map(toMergedView) },
})

const toMergedView = (lead: Lead): MergedLeadView => ({
  reference: lead.id,
  into: lead.mergedInto ?? '',
  receivedAt: lead.receivedAt,
  ...answersOf(lead),
  attachments: attachmentsOf(lead),
  erasedAt: lead.erasedAt,
})

const answersOf = (lead: Lead) => ({
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  serviceType: lead.serviceType,
  message: lead.message,
  extra: lead.extra,
  ...Object.fromEntries(
    addedFields.flatMap((name) => (answerTo(lead, name) ? [[name, answerTo(lead, name)]] : [])),
  ),
})

const attachmentsOf = ({ attachments = [] }: Lead) =>
  attachments.map(({ id, name, kind, bytes, at }) => ({ id, name, kind, bytes, at }))

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
