import { createHash } from 'node:crypto'
import type { MailRow } from '../records/mail-row.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * How many letters of a kind one address gets in a day. These go to whatever address somebody has
 * typed, so without a bound a stranger's inbox could be filled with them.
 */
const mostInADay: Partial<Record<MailRow['letter'], number>> = {
  'lead-confirmation': 3,
  guide: 3,
  'confirm-subscription': 3,
  'password-reset': 5,
  invitation: 10,
  'test-mail': 20,
}

/** What is counted for a while, by name. */
export interface LetterCount {
  hit(name: string, windowMs: number): Promise<{ count: number }>
}

/**
 * Counts a letter that is about to go out for the first time. Out: why it must not, or undefined. What
 * staff send again is not counted, and a count that cannot be taken keeps nothing back.
 */
export async function overTheCap(row: MailRow, counts: LetterCount): Promise<string | undefined> {
  const most = mostInADay[row.letter]
  if (most === undefined || row.attempts > 0 || row.lastFault !== undefined) return undefined
  const name = `letter ${row.letter} ${inboxHash(row.to)}`
  const counted = await counts.hit(name, dayMs).catch(() => undefined)
  if (!counted || counted.count <= most) return undefined
  return `this address had ${most} such letters within a day`
}

/** `Ann+anything@Example.com` and `ann@example.com` are one inbox. No address is kept. */
function inboxHash(address: string): string {
  const inbox = address.toLowerCase().replace(/\+[^@]*@/, '@')
  return createHash('sha256').update(inbox).digest('base64url')
}
