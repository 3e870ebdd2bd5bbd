import type { Lead } from '../../records/lead.ts'
import { csvCell } from './csv-cell.ts'

const columns = {
  reference: (lead: Lead) => lead.id,
  received: (lead: Lead) => lead.receivedAt,
  status: (lead: Lead) => lead.status,
  name: (lead: Lead) => lead.name,
  email: (lead: Lead) => lead.email,
  phone: (lead: Lead) => lead.phone,
  service: (lead: Lead) => lead.serviceType,
  services: (lead: Lead) => lead.services.join(' '),
  message: (lead: Lead) => lead.message,
  page: (lead: Lead) => lead.page,
  landing: (lead: Lead) => lead.landing ?? '',
  referrer: (lead: Lead) => lead.referrer,
  campaign: (lead: Lead) => lead.campaign,
  tags: (lead: Lead) => (lead.tags ?? []).join(', '),
  value: (lead: Lead) => String(lead.wonValue ?? ''),
  reason: (lead: Lead) => lead.lostReason ?? '',
}

/** The first line of the table, with its end. */
export const csvHead = `${Object.keys(columns).join(',')}\r\n`

/** A lead as a line of CSV (RFC 4180), with its end. */
export const csvLine = (lead: Lead): string =>
  `${Object.values(columns)
    .map((of) => csvCell(of(lead)))
    .join(',')}\r\n`
