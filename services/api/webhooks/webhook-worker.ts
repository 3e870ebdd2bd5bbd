import type { Logger } from 'pino'
import { startPolling } from '../email/polling.ts'
import { type DueRow, type Outbox, rowAfterAttempt } from '../outbox/outbox.ts'
import { bufferOutcomes } from '../email/outcome-buffer.ts'
import type { WebhookClient } from './webhook-client.ts'

/** The data that a message needs besides the record. */
export interface MessageContext {
  /** For links. */
  origin: string
  /** Returns a staff member's name by id; undefined for former staff. */
  nameOf: (person: string) => string | undefined
}

interface WebhookWorkerDeps {
  outbox: Outbox
  client: WebhookClient
  /** Builds the message of a row, or returns why it is dropped. */
  buildMessage: (mail: DueRow, context: MessageContext) => { body: string } | { dropped: string }
  /** For links in messages. */
  origin: string
  /** Returns the staff, for the assignee's name. */
  colleagues: () => Promise<readonly { id: string; name: string }[]>
  now: () => Date
  random: () => number
  log: Pick<Logger, 'warn' | 'error'>
}

/** Concurrent deliveries. */
const batchSize = 4

/**
 * Sends the webhooks that are due and records the outcomes. At-least-once, with the same back-off as emails; a failed
 * one is in the log and in the delivery log, without an email to the office. @returns the number of tried messages
 */
export async function sendDueWebhooks(round: WebhookWorkerDeps): Promise<number> {
  const due = await round.outbox.due(round.now(), batchSize, 'webhooks')
  if (due.length === 0) return 0
  const names = new Map((await round.colleagues()).map(({ id, name }) => [id, name]))
  const around = { origin: round.origin, nameOf: (id: string) => names.get(id) }
  await Promise.all(due.map((mail) => attempt(mail, around, round)))
  return due.length
}

/** Polls every second until stopped. `stop` aborts running deliveries. */
export function startWebhookWorker(round: WebhookWorkerDeps): { stop: () => Promise<void> } {
  const outbox = bufferOutcomes(round.outbox, round)
  const work = async () => (await sendDueWebhooks({ ...round, outbox })) >= batchSize
  const looking = startPolling(work, round.log, outbox.flush)
  return {
    stop: async () => {
      round.client.close()
      await looking.stop()
    },
  }
}

async function attempt(
  mail: DueRow,
  around: MessageContext,
  round: WebhookWorkerDeps,
): Promise<void> {
  const { error, dropped } = await deliver(mail, around, round)
  if (dropped !== undefined)
    return round.outbox.recordOutcome(mail, { ...mail.row, state: 'dropped', note: dropped })
  const row = rowAfterAttempt(mail.row, error, round)
  const context = { err: error, event: row.event?.type, webhook: row.id, attempts: row.attempts }
  if (row.state === 'failed')
    round.log.error(context, 'A WEBHOOK WAS GIVEN UP. The owner can send it again in the settings.')
  else if (error !== undefined)
    round.log.warn(context, 'A webhook could not be sent and will be tried again.')
  await round.outbox.recordOutcome(mail, row)
}

async function deliver(
  mail: DueRow,
  around: MessageContext,
  { client: hook, buildMessage, now }: WebhookWorkerDeps,
): Promise<{ error?: unknown; dropped?: string }> {
  try {
    const message = buildMessage(mail, around)
    if ('dropped' in message) return message
    await hook.send(mail.row.id, message.body, now())
    return {}
  } catch (error) {
    return { error }
  }
}
