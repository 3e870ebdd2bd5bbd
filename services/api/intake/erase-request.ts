import type { Lead } from '../records/lead.ts'
import type { MailRow } from '../records/mail-row.ts'
import type { OwnRequests } from './own-request.ts'

/** Removes what is kept outside the record: files and letters that were written to the disk. */
export interface Leavings {
  removeFiles(lead: string): Promise<void>
  removeLetters(ids: readonly string[]): Promise<void>
}

/**
 * Erases everything personal of a request, at its sender's word. What is left says that there was a
 * request, of which kind, when, and that it was erased; it names nobody. The record goes first, so
 * that nothing points at files that are gone. @returns false: there was nothing to erase
 * @throws NotStored
 */
export async function eraseRequest(
  id: string,
  { requests, now }: { requests: OwnRequests; now: Date },
  leavings: Leavings,
): Promise<boolean> {
  const letters = await requests.work(id, (lead) => {
    if (!lead || lead.erasedAt !== undefined) return { answer: undefined }
    return { change: erased(lead, now), answer: lead.mail.map((row) => row.id) }
  })
  if (!letters) return false
  await leavings.removeFiles(id)
  await leavings.removeLetters(letters)
  return true
}

function erased(lead: Lead, now: Date): Lead {
  const at = now.toISOString()
  const { id, receivedAt, serviceType, services, contentCommit, language, status } = lead
  const { dueAt, answeredAt, answerMinutes } = lead
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
    extra: {},
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey: '',
    fingerprint: `erased ${id}`,
    // Nobody is to be answered any more: no reminder may ask for it.
    status: status === 'new' ? 'lost' : status,
    version: lead.version + 1,
    ...(lead.wonValue !== undefined && { wonValue: lead.wonValue }),
    history: [
      ...lead.history
        .filter(({ by }) => by !== 'the visitor')
        .map(({ detail: _, ...entry }) => entry),
      { at, by: 'the visitor', change: erasureNote(lead), version: lead.version + 1 },
    ],
    mail: lead.mail.map(emptied),
    erasedAt: at,
  }
}

function erasureNote({ attachments = [] }: Lead): string {
  const files = attachments.length > 0 ? `, with ${attachments.length} files` : ''
  return `Erased everything personal by the request link${files}. Letters about it in the office’s mailbox are for a person to delete.`
}

/** Whom a letter went to is personal too; one that has not gone out does not go any more. */
function emptied(row: MailRow): MailRow {
  const { lastFault: _, ...rest } = row
  if (row.state !== 'waiting' && row.state !== 'failed') return { ...rest, to: '' }
  return { ...rest, to: '', state: 'dropped', note: 'the request was erased' }
}
