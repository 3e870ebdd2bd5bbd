import { randomUUID } from 'node:crypto'
import type { Decision } from '../../storage/query.ts'
import type { Lead } from '../lead.ts'
import { dueEmail } from '../../outbox/mail-row.ts'
import { changedSince } from './lead-change.ts'
import type { LeadRepository } from '../lead-repository.ts'

type ResendOutcome =
  | { outcome: 'queued'; lead: Lead }
  | { outcome: 'no such lead' }
  | { outcome: 'stale'; since: Lead['history'] }
  | { outcome: 'no address' }

/**
 * Sends the confirmation again to the lead's current address. It replaces one that failed or waits.
 * @throws NotStoredError
 */
export function resendConfirmation(
  id: string,
  { version }: { version: number },
  { by, at }: { by: string; at: Date },
  repository: Pick<LeadRepository, 'transact'>,
): Promise<ResendOutcome> {
  return repository.transact(id, (lead): Decision<Lead, ResendOutcome> => {
    if (!lead || lead.erasedAt !== undefined) return { answer: { outcome: 'no such lead' } }
    if (lead.version !== version)
      return { answer: { outcome: 'stale', since: changedSince(lead, version) } }
    if (lead.email === '') return { answer: { outcome: 'no address' } }
    const replaced = lead.mail.map((row) =>
      row.letter === 'lead-confirmation' && (row.state === 'failed' || row.state === 'waiting')
        ? { ...row, state: 'dropped' as const, note: `sent again by ${by}` }
        : row,
    )
    const next = version + 1
    const entry = { at: at.toISOString(), by, change: 'confirmation sent again', version: next }
    const change: Lead = {
      ...lead,
      version: next,
      history: [...lead.history, entry],
      mail: [...replaced, dueEmail(randomUUID(), 'lead-confirmation', lead.email, at)],
    }
    return { change, answer: { outcome: 'queued', lead: change } }
  })
}
