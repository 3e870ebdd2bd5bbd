import { randomUUID } from 'node:crypto'
import { addedFields, contactFormFields } from '../../contact-form/fields.ts'
import type { Erasure } from '../../storage/erasure.ts'
import { type Lead, prospectChangeOf, prospectEntry } from '../lead.ts'
import {
  dueWebhooks,
  isWebhook,
  dueEmail,
  type MailRow,
  isToOffice,
} from '../../outbox/mail-row.ts'

interface ErasureContext {
  erasure: Pick<Erasure, 'requestedBy' | 'person'>
  now: Date
  /** The office's addresses: it is asked to delete emails in its mailbox. */
  office: readonly string[]
  /** Whether webhooks are configured: receivers must erase the lead too. */
  webhook: boolean
}

/**
 * The anonymous remainder of a lead, for statistics and the history. Fields are listed one by one, so that a new
 * field counts as personal by default.
 */
export function toErasedLead(lead: Lead, { erasure, now, office, webhook }: ErasureContext): Lead {
  const at = now.toISOString()
  const { id, receivedAt, serviceType, services, contentCommit, language, status } = lead
  const { dueAt, answeredAt, answerMinutes } = lead
  const version = lead.version + 1
  const emailed = erasure.requestedBy !== 'retention' && lead.mail.some(reachedOffice)
  return {
    id,
    receivedAt,
    ...(language && { language }),
    ...(dueAt !== undefined && { dueAt }),
    ...(answeredAt !== undefined && { answeredAt }),
    ...(answerMinutes !== undefined && { answerMinutes }),
    name: '(erased)',
    email: '',
    phone: '',
    serviceType,
    services,
    message: '',
    ...impersonalAnswers(lead),
    extra: {},
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey: '',
    fingerprint: `erased ${id}`,
    status,
    version,
    ...(lead.mergedFrom && { mergedFrom: lead.mergedFrom }),
    ...(lead.mergedInto !== undefined && { mergedInto: lead.mergedInto }),
    ...(lead.wonValue !== undefined && { wonValue: lead.wonValue }),
    history: [
      ...lead.history
        .filter((entry) => prospectChangeOf(entry) === undefined)
        .map(({ detail: _, ...entry }) => entry),
      erasureEntry(lead, erasure, { at: now, version }),
    ],
    mail: [
      ...lead.mail.map(redactMailRow),
      ...(emailed ? office.map((to) => dueEmail(randomUUID(), 'mailbox-copies', to, now)) : []),
      ...dueWebhooks(
        { type: 'lead.erased', at },
        { webhook: webhook && lead.mail.some((row) => mayHaveBeenNotified(row, at)) },
      ),
    ],
    erasedAt: at,
  }
}

/** The answers to added fields that are not personal. */
function impersonalAnswers(lead: Lead): Partial<Lead> {
  const kept = addedFields.filter((name) =>
    contactFormFields.some((field) => field.name === name && !field.personal),
  )
  return Object.fromEntries(kept.map((name) => [name, lead[name]]))
}

function erasureEntry(
  lead: Lead,
  erasure: ErasureContext['erasure'],
  { at, version }: { at: Date; version: number },
): Lead['history'][number] {
  const { requestedBy, person } = erasure
  const change = historyNote(lead, erasure)
  if (!person && requestedBy === 'prospect') return prospectEntry('erased', { at, change, version })
  return { at: at.toISOString(), by: person?.name ?? 'the service', change, version }
}

const reasons = {
  prospect: 'by the request link',
  staff: 'at the word of whoever sent it',
  retention: 'because its time was over',
}

function historyNote(
  { attachments = [] }: Lead,
  { requestedBy }: ErasureContext['erasure'],
): string {
  const files = attachments.length > 0 ? `, with ${attachments.length} files` : ''
  return `Erased everything personal ${reasons[requestedBy]}${files}. Emails about it in the office’s mailbox are for a person to delete.`
}

/** Whether an email may be in the office's mailbox: an attempt that failed may have been delivered. */
const reachedOffice = (row: MailRow): boolean => isToOffice(row) && row.attempts > 0

/**
 * Whether a webhook receiver may know the lead: an attempt that failed may have arrived, and a due webhook may be
 * in its first attempt.
 */
const mayHaveBeenNotified = (row: MailRow, at: string): boolean =>
  isWebhook(row) && (row.attempts > 0 || (row.state === 'waiting' && row.nextAttemptAt <= at))

/** Removes the recipient, which is personal data, and drops emails that were not sent. */
function redactMailRow(row: MailRow): MailRow {
  const { lastFault: _, ...rest } = row
  if (row.state !== 'waiting' && row.state !== 'failed') return { ...rest, to: '' }
  return { ...rest, to: '', state: 'dropped', note: 'the request was erased' }
}
