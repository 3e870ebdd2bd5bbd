import { contactFormFields } from '../contact-form/fields.ts'
import type { ErasureContext } from '../storage/personal-data.ts'
import {
  lead as leadSchema,
  type Lead,
  prospectChangeOf,
  prospectEntry,
  systemActor,
} from './lead.ts'
import { isWebhook, type OutboxRow } from '../outbox/outbox-row.ts'
import { isToOffice, mailboxCopies } from './emails/mailbox-copies.ts'
import { leadErased } from './events.ts'

/** The fields that an erasure keeps. All other fields count as personal, so new ones do by default. */
const impersonal = new Set<string>([
  'id',
  'receivedAt',
  'language',
  'dueAt',
  'answeredAt',
  'answerMinutes',
  'services',
  'contentCommit',
  'probe',
  'status',
  'urgent',
  'source',
  'version',
  'mergedFrom',
  'mergedInto',
  'wonValue',
  'quote',
  'outcome',
  'erasedAt',
  ...contactFormFields.flatMap(({ name, personal }) => (personal ? [] : [name])),
] satisfies (keyof Lead)[])

/** The fields with personal data. `history` and `mail` are kept without the personal data in their entries. */
export const personalLeadFields = leadSchema
  .keyof()
  .options.filter((name) => !impersonal.has(name) && name !== 'history' && name !== 'mail')

/** The history entry for files that staff add; their names are its detail. */
export const staffFilesAdded = 'files added'
/** How such an entry of earlier releases begins, with the names of the files after it. */
const earlierFilesAdded = 'Added: '

/** Returns the anonymous remainder of a lead, for statistics and the history. */
export function toErasedLead(lead: Lead, { erasure, now, office }: ErasureContext): Lead {
  const at = now.toISOString()
  const version = lead.version + 1
  /** When they wrote, by which the office finds emails without the reference. */
  const wrote = (lead.messages ?? []).flatMap((one) => (one.direction === 'in' ? [one.at] : []))
  const emailed =
    erasure.requestedBy !== 'retention' && (wrote.length > 0 || lead.mail.some(reachedOffice))
  const about = wrote.length > 0 ? { about: wrote.join(' ') } : {}
  const kept: Lead = { ...lead }
  for (const field of personalLeadFields) delete kept[field]
  return {
    ...kept,
    name: '(erased)',
    email: '',
    phone: '',
    message: '',
    extra: {},
    page: '',
    referrer: '',
    campaign: '',
    idempotencyKey: '',
    fingerprint: `erased ${lead.id}`,
    version,
    history: [
      ...lead.history
        .filter((entry) => prospectChangeOf(entry) === undefined)
        .map(({ detail: _, ...entry }) =>
          entry.change.startsWith(earlierFilesAdded)
            ? { ...entry, change: staffFilesAdded }
            : entry,
        ),
      erasureEntry(lead, erasure, { at: now, version }),
    ],
    mail: [
      ...lead.mail.map(redactMailRow),
      ...(emailed ? office.map((to) => mailboxCopies.row(to, now, about)) : []),
      ...(lead.mail.some((row) => mayHaveBeenNotified(row, at)) ? [leadErased.row({ at })] : []),
    ],
    erasedAt: at,
  }
}

const reasons = {
  prospect: 'by the request link',
  staff: 'at the sender’s request',
  retention: 'after its retention period',
}

function erasureEntry(
  { attachments = [] }: Lead,
  { requestedBy, person }: ErasureContext['erasure'],
  { at, version }: { at: Date; version: number },
): Lead['history'][number] {
  const files = attachments.length > 0 ? `, with ${attachments.length} files` : ''
  const change = `Erased everything personal ${reasons[requestedBy]}${files}. Emails about it in the office’s mailbox stay until someone deletes them.`
  if (!person && requestedBy === 'prospect') return prospectEntry('erased', { at, change, version })
  return { at: at.toISOString(), by: person?.name ?? systemActor, change, version }
}

/** Returns whether an email may be in the office's mailbox: a failed attempt may have been delivered. */
const reachedOffice = (row: OutboxRow): boolean => isToOffice(row) && row.attempts > 0

/**
 * Returns whether a webhook receiver may know the lead: a failed attempt may have arrived, and a due webhook may be in
 * its first attempt.
 */
const mayHaveBeenNotified = (row: OutboxRow, at: string): boolean =>
  isWebhook(row) && (row.attempts > 0 || (row.state === 'waiting' && row.nextAttemptAt <= at))

/** Removes the recipient, which is personal data, and drops emails that were not sent. */
function redactMailRow(row: OutboxRow): OutboxRow {
  const { lastFault: _, ...rest } = row
  if (row.state !== 'waiting' && row.state !== 'failed') return { ...rest, to: '' }
  return { ...rest, to: '', state: 'dropped', note: 'the lead was erased' }
}
