import type { Lead } from '../../records/lead.ts'
import { wallTime } from '../../promise/office-clock.ts'
import { csvBegin, csvCell } from './csv-cell.ts'

interface Told {
  /** The name of a colleague by their id; nothing for one who has left. */
  nameOf: (person: string) => string | undefined
  /** Times are by the office's clock, as a spreadsheet takes them: `2026-11-21 13:28`. */
  timeZone: string
}

const columns = {
  reference: (lead: Lead) => lead.id,
  received: (lead: Lead, { timeZone }: Told) => {
    const { day, time } = wallTime(new Date(lead.receivedAt), timeZone)
    return `${day} ${time}`
  },
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
  'looked after by': (lead: Lead, { nameOf }: Told) =>
    lead.assignee === undefined ? '' : (nameOf(lead.assignee) ?? 'somebody who has left'),
  tags: (lead: Lead) => (lead.tags ?? []).join(', '),
  value: (lead: Lead) => String(lead.wonValue ?? ''),
  reason: (lead: Lead) => lead.lostReason ?? '',
}

/** The first line of the table, with its end. */
export const csvHead = `${csvBegin}${Object.keys(columns).join(',')}\r\n`

/** A lead as a line of CSV (RFC 4180), with its end. */
export const csvLine = (lead: Lead, told: Told): string =>
  `${Object.values(columns)
    .map((of) => csvCell(of(lead, told)))
    .join(',')}\r\n`
