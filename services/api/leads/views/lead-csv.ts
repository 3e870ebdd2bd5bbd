import {
  addedFields,
  answerTo,
  type ContactFieldName,
  contactFormFields,
  otherExtras,
} from '../../contact-form/fields.ts'
import { leadSourceLabel } from '../../contract/lead-source.ts'
import { type Lead, lostReasonOf, wonValueOf } from '../lead.ts'
import { stepText } from '../next-step-contract.ts'
import { openQuoteOf, outcomeOf } from '../outcome.ts'
import { formerAssignee } from '../contract.ts'
import { csvPhone, csvTable, csvTime } from '../../http/csv.ts'

interface CsvContext {
  /** Returns the name of a staff member by id; undefined for a former one. */
  nameOf: (person: string) => string | undefined
  /** Returns the words of a reason of content/lost-reasons.yaml. */
  lostLabelOf: (id: string) => string
  /** The office's time zone, for times. */
  timeZone: string
}

type Column = (lead: Lead, context: CsvContext) => string

/** Returns the columns of form fields that have a `csv` header. */
const answers = (fields: readonly ContactFieldName[]): Record<string, Column> =>
  Object.fromEntries(
    contactFormFields.flatMap(({ name, kind, csv }): [string, Column][] => {
      if (csv === undefined || !fields.includes(name)) return []
      const cell = kind === 'tel' ? csvPhone : String
      return [[csv, (lead) => cell(answerTo(lead, name))]]
    }),
  )

export const leadCsv = csvTable<Lead, [CsvContext]>({
  reference: (lead) => lead.id,
  received: (lead, { timeZone }) => csvTime(lead.receivedAt, timeZone),
  status: (lead) => lead.status,
  ...answers(['name', 'email', 'phone', 'serviceType']),
  services: (lead) => lead.services.join(' '),
  ...answers(['message']),
  page: (lead) => lead.page,
  landing: (lead) => lead.landing ?? '',
  referrer: (lead) => lead.referrer,
  campaign: (lead) => lead.campaign,
  'assigned to': (lead, { nameOf }) =>
    lead.assignee === undefined ? '' : (nameOf(lead.assignee) ?? formerAssignee(lead)),
  tags: (lead) => (lead.tags ?? []).join(', '),
  value: (lead) => String(wonValueOf(lead) ?? ''),
  reason: (lead) => lostReasonOf(lead) ?? '',
  // Last, so that a new field of the form moves no other column.
  ...answers(addedFields),
  'other answers': (lead) =>
    Object.entries(otherExtras(lead))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  'answer due': (lead, { timeZone }) => csvTime(lead.dueAt, timeZone),
  answered: (lead, { timeZone }) => csvTime(lead.answeredAt, timeZone),
  // Those that analytics counts: an answer at a due time after 24 hours took 24 hours.
  'minutes to answer': (lead) => String(lead.answerMinutes ?? ''),
  source: (lead) => leadSourceLabel(lead.source),
  'next step': ({ nextStep }) => (nextStep ? stepText(nextStep) : ''),
  'calls and emails': (lead) => String(lead.attempts?.length ?? 0),
  quote: ({ quote }) => String(quote?.amount ?? ''),
  'quote sent': ({ quote }) => quote?.sentOn ?? '',
  'follow up': (lead) => openQuoteOf(lead)?.followUpOn ?? '',
  'won on': (lead) => outcomeOf(lead)?.wonOn ?? '',
  'lost on': (lead) => outcomeOf(lead)?.lostOn ?? '',
  'lost because': (lead, { lostLabelOf }) => {
    const id = outcomeOf(lead)?.lostBecause
    return id === undefined ? '' : lostLabelOf(id)
  },
  urgent: (lead) => (lead.urgent ? 'yes' : ''),
})
