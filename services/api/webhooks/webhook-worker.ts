import type { Logger } from 'pino'
import { startPolling } from '../background/polling.ts'
import { type DueRow, type Outbox, rowAfterAttempt } from '../outbox/outbox.ts'
import { bufferOutcomes } from '../email/outcome-buffer.ts'
import { buildMessage, type EventDefinition, type MessageContext } from './define-event.ts'
import type { WebhookClient } from './webhook-client.ts'

interface WebhookWorkerDeps {
  outbox: Outbox
  client: WebhookClient
  /** Every kind of event. */
  events: readonly EventDefinition[]
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
export async function sendDueWebhooks(deps: WebhookWorkerDeps): Promise<number> {
  const rows = await deps.outbox.due(deps.now(), batchSize, 'webhooks')
  if (rows.length === 0) return 0
  const names = new Map((await deps.colleagues()).map(({ id, name }) => [id, name]))
  const context = { origin: deps.origin, nameOf: (id: string) => names.get(id) }
  await Promise.all(rows.map((due) => attempt(due, context, deps)))
  return rows.length
}

/** Polls every second until stopped. `stop` aborts running deliveries. */
export function startWebhookWorker(deps: WebhookWorkerDeps): { stop: () => Promise<void> } {
  const outbox = bufferOutcomes(deps.outbox, deps)
  const work = async () => (await sendDueWebhooks({ ...deps, outbox })) >= batchSize
  const polling = startPolling(work, { log: deps.log, finish: outbox.flush })
  return {
    stop: async () => {
      deps.client.close()
      await polling.stop()
    },
  }
}

async function attempt(due: DueRow, context: MessageContext, deps: WebhookWorkerDeps) {
  const { error, dropped } = await deliver(due, context, deps)
  if (dropped !== undefined)
    return deps.outbox.recordOutcome(due, { ...due.row, state: 'dropped', note: dropped })
  const row = rowAfterAttempt(due.row, error, deps)
  const logged = { err: error, event: row.event?.type, webhook: row.id, attempts: row.attempts }
  if (row.state === 'failed')
    deps.log.error(logged, 'A WEBHOOK WAS GIVEN UP. The owner can send it again in the settings.')
  else if (error !== undefined)
    deps.log.warn(logged, 'A webhook could not be sent and will be tried again.')
  await deps.outbox.recordOutcome(due, row)
}

async function deliver(
  due: DueRow,
  context: MessageContext,
  { client, events, now }: WebhookWorkerDeps,
): Promise<{ error?: unknown; dropped?: string }> {
  try {
    const message = buildMessage(due, events, context)
    if ('dropped' in message) return message
    await client.send(due.row.id, message.body, now())
    return {}
  } catch (error) {
    return { error }
  }
}
