import {
  addedFields,
  answerTo,
  type ContactFieldName,
  contactFormFields,
} from '../../contact-form/fields.ts'
import type { Lead } from '../lead.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import { utf8Bom, csvCell, csvPhone } from '../../http/csv.ts'

interface CsvContext {
  /** The name of a staff member by id; undefined for one who has left. */
  nameOf: (person: string) => string | undefined
  /** Times are in the office's time zone, in a form that spreadsheets parse: `2026-11-21 13:28`. */
  timeZone: string
}

type Column = (lead: Lead, context: CsvContext) => string

/** The columns of form fields that have a `csv` header. */
const answers = (fields: readonly ContactFieldName[]): Record<string, Column> =>
  Object.fromEntries(
    contactFormFields.flatMap(({ name, kind, csv }): [string, Column][] => {
      if (csv === undefined || !fields.includes(name)) return []
      const cell = kind === 'tel' ? csvPhone : String
      return [[csv, (lead) => cell(answerTo(lead, name))]]
    }),
  )

const columns: Record<string, Column> = {
  reference: (lead: Lead) => lead.id,
  received: (lead: Lead, { timeZone }: CsvContext) => {
    const { day, time } = toLocalTime(new Date(lead.receivedAt), timeZone)
    return `${day} ${time}`
  },
  status: (lead: Lead) => lead.status,
  ...answers(['name', 'email', 'phone', 'serviceType']),
  services: (lead: Lead) => lead.services.join(' '),
  ...answers(['message']),
  page: (lead: Lead) => lead.page,
  landing: (lead: Lead) => lead.landing ?? '',
  referrer: (lead: Lead) => lead.referrer,
  campaign: (lead: Lead) => lead.campaign,
  'assigned to': (lead: Lead, { nameOf }: CsvContext) =>
    lead.assignee === undefined ? '' : (nameOf(lead.assignee) ?? 'someone who has left'),
  tags: (lead: Lead) => (lead.tags ?? []).join(', '),
  value: (lead: Lead) => String(lead.wonValue ?? ''),
  reason: (lead: Lead) => lead.lostReason ?? '',
  // Last, so that the other columns keep their positions.
  ...answers(addedFields),
}

/** The header line with its line break. */
export const leadCsvHeader = `${utf8Bom}${Object.keys(columns).join(',')}\r\n`

/** A lead as a CSV line (RFC 4180) with its line break. */
export const leadCsvLine = (lead: Lead, context: CsvContext): string =>
  `${Object.values(columns)
    .map((of) => csvCell(of(lead, context)))
    .join(',')}\r\n`
