import type { Logger } from 'pino'
import { randomUUID } from 'node:crypto'
import { letterDue, type MailRow } from '../records/mail-row.ts'
import { overTheCap, type LetterCount } from './cap.ts'
import { letterOf, type Sender } from './letters.ts'
import { startLooking } from './look-out.ts'
import type { DueMail, Outbox } from './outbox.ts'
import type { Post } from './post.ts'
import { rowAfter } from './row-after.ts'

export interface MailRound {
  outbox: Outbox
  post: Post
  sender: Sender
  /** Who is told of a letter that failed; left out: the sender's office. */
  office?: () => Promise<readonly string[]>
  /** Counts the letters that go to one address. */
  counts: LetterCount
  now: () => Date
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** So many letters are on the way at once; small, so that visitors' writes come first. */
const atOnce = 4

/**
 * Sends what is due now, once, and notes the outcome. At least once: a crash between sending and
 * noting sends again, with the same Message-ID. A letter that the mail server will never take is
 * given up at once, any other one after eight attempts; then the office is told.
 * @returns how many rows were tried
 */
export async function sendDueMail(round: MailRound): Promise<number> {
  const due = await round.outbox.due(round.now(), atOnce)
  await Promise.all(due.map((mail) => attempt(mail, round)))
  return due.length
}

/** Looks every second until stopped. `stop` waits for the letters that are on the way. */
export function startMailWorker(round: MailRound): { stop: () => Promise<void> } {
  return startLooking(async () => (await sendDueMail(round)) === atOnce, round.log)
}

async function attempt(mail: DueMail, round: MailRound): Promise<void> {
  const { fault, dropped } = await send(mail, round)
  if (dropped !== undefined)
    return round.outbox.settle(mail, { ...mail.row, state: 'dropped', note: dropped })
  const row = rowAfter(mail.row, fault, round)
  if (row.state === 'failed') {
    round.log.error(
      { err: fault, letter: row.letter, mail: row.id, attempts: row.attempts },
      `MAIL GIVEN UP: ${row.letter} after ${row.attempts} attempts. The staff’s desk says to whom; please write by hand.`,
    )
  } else if (fault !== undefined) {
    round.log.warn(
      { err: fault, letter: row.letter, mail: row.id, nextAttemptAt: row.nextAttemptAt },
      'A letter could not be sent and will be tried again.',
    )
  }
  await round.outbox.settle(mail, row, await noticesOf(row, round))
}

/** What went wrong, making the letter included, or why it was not needed; neither when it is gone. */
async function send(
  mail: DueMail,
  { post, sender, counts }: MailRound,
): Promise<{ fault?: unknown; dropped?: string }> {
  try {
    const letter = letterOf(mail, sender)
    if ('dropped' in letter) return letter
    const dropped = await overTheCap(mail.row, counts)
    if (dropped !== undefined) return { dropped }
    await post.send(letter)
    return {}
  } catch (fault) {
    return { fault }
  }
}

/** The letters that tell the office of one that failed. There are none about a notice itself. */
async function noticesOf(row: MailRow, { office, sender, now }: MailRound): Promise<MailRow[]> {
  if (row.state !== 'failed' || row.letter === 'mail-failed') return []
  const told = (await office?.()) ?? [sender.office]
  return told.map((to) => ({
    ...letterDue(randomUUID(), 'mail-failed', to, now()),
    about: row.id,
  }))
}
