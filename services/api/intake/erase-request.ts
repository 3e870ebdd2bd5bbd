import type { Lead } from '../records/lead.ts'
import { hooksDue, isHook, type MailRow } from '../records/mail-row.ts'
import type { OwnRequests } from './own-request.ts'

/** Removes what is kept outside the record: files and letters that were written to the disk. */
export interface Leavings {
  removeFiles(lead: string): Promise<void>
  removeLetters(ids: readonly string[]): Promise<void>
}

/** Whose hand it was, and in which way, as the history says it. */
export interface ErasedBy {
  name: string
  way: string
}

interface Erasure {
  requests: OwnRequests
  now: Date
  by?: ErasedBy
  /** Whether the firm's own software is told: it forgets what it was told of. */
  webhook: boolean
}

const theVisitor: ErasedBy = { name: 'the visitor', way: 'by the request link' }

/**
 * Erases everything personal of a request, at its sender's word. What is left says that there was a
 * request, of which kind, when, and that it was erased; it names nobody. The record goes first, so
 * that nothing points at files that are gone. @returns false: there was nothing to erase
 * @throws NotStored
 */
export async function eraseRequest(
  id: string,
  erasure: Erasure,
  leavings: Leavings,
): Promise<boolean> {
  const found = await erasure.requests.work(id, (lead) => {
    if (!lead || lead.erasedAt !== undefined) return { answer: undefined }
    const letters = lead.mail.map((row) => row.id)
    return { change: erased(lead, erasure), answer: { letters, mergedFrom: lead.mergedFrom } }
  })
  if (!found) return false
  await leavings.removeFiles(id)
  await leavings.removeLetters(found.letters)
  // Duplicates that went into it are the same person's.
  for (const other of found.mergedFrom ?? []) await eraseRequest(other, erasure, leavings)
  return true
}

function erased(lead: Lead, { now, by = theVisitor, webhook }: Erasure): Lead {
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
    ...(lead.mergedFrom && { mergedFrom: lead.mergedFrom }),
    ...(lead.mergedInto !== undefined && { mergedInto: lead.mergedInto }),
    ...(lead.wonValue !== undefined && { wonValue: lead.wonValue }),
    history: [
      ...lead.history
        .filter(({ by }) => by !== 'the visitor')
        .map(({ detail: _, ...entry }) => entry),
      { at, by: by.name, change: erasureNote(lead, by), version: lead.version + 1 },
    ],
    mail: [
      ...lead.mail.map(emptied),
      ...hooksDue({ type: 'lead.erased', at }, { webhook: webhook && lead.mail.some(wasTold) }),
    ],
    erasedAt: at,
  }
}

function erasureNote({ attachments = [] }: Lead, { way }: ErasedBy): string {
  const files = attachments.length > 0 ? `, with ${attachments.length} files` : ''
  return `Erased everything personal ${way}${files}. Letters about it in the office’s mailbox are for a person to delete.`
}

/** Whether software may have heard of the request: a message that broke off may have arrived. */
const wasTold = (row: MailRow): boolean => isHook(row) && row.attempts > 0

/** Whom a letter went to is personal too; one that has not gone out does not go any more. */
function emptied(row: MailRow): MailRow {
  const { lastFault: _, ...rest } = row
  if (row.state !== 'waiting' && row.state !== 'failed') return { ...rest, to: '' }
  return { ...rest, to: '', state: 'dropped', note: 'the request was erased' }
}
