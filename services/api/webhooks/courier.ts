import type { Logger } from 'pino'
import { startLooking } from '../mail/look-out.ts'
import type { DueMail, Outbox } from '../mail/outbox.ts'
import { rowAfter } from '../mail/row-after.ts'
import type { Hook } from './hook.ts'
import { messageOf } from './message.ts'

export interface HookRound {
  outbox: Outbox
  hook: Hook
  /** Of the links in the messages. */
  origin: string
  now: () => Date
  random: () => number
  log: Pick<Logger, 'warn' | 'error'>
}

/** So many messages are on the way at once. */
const atOnce = 4

/**
 * Sends the messages that are due now, once, each signed anew, and notes the outcome for the delivery
 * log. At least once, like letters, with the same pauses; what is given up stands in the log's lines and
 * in the delivery log, and nobody gets a letter about it. @returns how many were tried
 */
export async function sendDueHooks(round: HookRound): Promise<number> {
  const due = await round.outbox.due(round.now(), atOnce, 'webhooks')
  await Promise.all(due.map((mail) => attempt(mail, round)))
  return due.length
}

/** Looks every second until stopped. `stop` waits for nobody who hangs. */
export function startCourier(round: HookRound): { stop: () => Promise<void> } {
  const looking = startLooking(async () => (await sendDueHooks(round)) === atOnce, round.log)
  return {
    stop: async () => {
      round.hook.close()
      await looking.stop()
    },
  }
}

async function attempt(mail: DueMail, round: HookRound): Promise<void> {
  const { fault, dropped } = await send(mail, round)
  if (dropped !== undefined)
    return round.outbox.settle(mail, { ...mail.row, state: 'dropped', note: dropped })
  const row = rowAfter(mail.row, fault, round)
  const told = { err: fault, event: row.event?.type, webhook: row.id, attempts: row.attempts }
  if (row.state === 'failed')
    round.log.error(told, 'A WEBHOOK WAS GIVEN UP. The owner can send it again in the settings.')
  else if (fault !== undefined)
    round.log.warn(told, 'A webhook could not be sent and will be tried again.')
  await round.outbox.settle(mail, row)
}

async function send(
  mail: DueMail,
  { hook, origin, now }: HookRound,
): Promise<{ fault?: unknown; dropped?: string }> {
  try {
    const message = messageOf(mail, origin)
    if ('dropped' in message) return message
    await hook.send(mail.row.id, message.body, now())
    return {}
  } catch (fault) {
    return { fault }
  }
}
