import { createHash } from 'node:crypto'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { EmailDefinition } from './define-email.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** A counter per key within a time window. */
export interface EmailCounter {
  hit(name: string, windowMs: number, max?: number): Promise<{ count: number }>
}

/**
 * Counts the first attempt of an email against the limit of its kind (`perDay`). Returns the reason if it must not be sent, otherwise undefined. Retries by
 * staff are not counted, and if counting fails the email is sent.
 */
export async function exceedsDailyLimit(
  row: OutboxRow,
  { kind, perDay }: Pick<EmailDefinition, 'kind' | 'perDay'>,
  counts: EmailCounter,
): Promise<string | undefined> {
  if (perDay === 'unlimited' || row.attempts > 0 || row.lastFault !== undefined) return undefined
  const { max, windowMs } = typeof perDay === 'number' ? { max: perDay, windowMs: dayMs } : perDay
  const counted = await counts
    .hit(`letter ${kind} ${inboxHash(row.to)}`, windowMs, max)
    .catch(() => undefined)
  if (!counted || counted.count <= max) return undefined
  return `this address already got ${max} of these within ${windowMs === hourMs ? 'an hour' : 'a day'}`
}

/**
 * Returns a hash of the inbox, so that no address is stored. `Ann+anything@Example.com` and `ann@example.com` are one
 * inbox.
 */
function inboxHash(address: string): string {
  const written = address.toLowerCase()
  const at = written.lastIndexOf('@')
  const [name = ''] = written.slice(0, at).split('+', 1)
  return createHash('sha256')
    .update(name + written.slice(at))
    .digest('base64url')
}
