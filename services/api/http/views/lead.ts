import type { LeadView } from '../../contract/admin.ts'
import type { Lead } from '../../records/lead.ts'

/** The only way from a stored lead to JSON: field by field, so that nothing slips out. */
export const leadView = (lead: Lead): LeadView => ({
  id: lead.id,
  reference: lead.id,
  receivedAt: lead.receivedAt,
  dueAt: lead.dueAt,
  answeredAt: lead.answeredAt,
  answerMinutes: lead.answerMinutes,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  serviceType: lead.serviceType,
  services: lead.services,
  message: lead.message,
  extra: lead.extra,
  page: lead.page,
  referrer: lead.referrer,
  campaign: lead.campaign,
  contentCommit: lead.contentCommit,
  status: lead.status,
  version: lead.version,
  history: lead.history,
  attachments: (lead.attachments ?? []).map(({ id, name, kind, bytes, at }) => ({
    id,
    name,
    kind,
    bytes,
    at,
  })),
  erasedAt: lead.erasedAt,
})
