import { createHash } from 'node:crypto'
import type { OutboxRow } from '../outbox/outbox-row.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Limits per day (`password-reset`: per hour), address and kind of email. These emails go to any address that a form
 * contains, so without a limit a stranger's inbox could be flooded.
 */
const dailyLimits: Partial<Record<OutboxRow['letter'], number>> = {
  'lead-confirmation': 3,
  guide: 3,
  'confirm-subscription': 3,
  'password-reset': 5,
  invitation: 10,
  'test-mail': 20,
}

/** A counter per key within a time window. */
export interface EmailCounter {
  hit(name: string, windowMs: number, max?: number): Promise<{ count: number }>
}

/**
 * Counts the first attempt of an email. Returns the reason if it must not be sent, otherwise undefined. Retries by
 * staff are not counted, and if counting fails the email is sent.
 */
export async function exceedsDailyLimit(
  row: OutboxRow,
  counts: EmailCounter,
): Promise<string | undefined> {
  const max = dailyLimits[row.letter]
  if (max === undefined || row.attempts > 0 || row.lastFault !== undefined) return undefined
  const name = `letter ${row.letter} ${inboxHash(row.to)}`
  // For as long as the links of the earlier ones work: a stranger who asks for many must not keep the person from one.
  const isReset = row.letter === 'password-reset'
  const counted = await counts.hit(name, isReset ? hourMs : dayMs, max).catch(() => undefined)
  if (!counted || counted.count <= max) return undefined
  return `this address already got ${max} of these within ${isReset ? 'an hour' : 'a day'}`
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
