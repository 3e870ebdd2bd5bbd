import type { z } from 'zod'
import {
  queuedWebhook,
  type OutboxRow,
  webhookEvent,
  type WebhookEvent,
} from '../outbox/outbox-row.ts'
import type { DueRow, OutboxRecord } from '../outbox/outbox.ts'

/** The data that a message needs besides the record. */
export interface MessageContext {
  /** For links. */
  origin: string
  /** Returns a staff member's name by id; undefined for former staff. */
  nameOf: (person: string) => string | undefined
}

/** A message that is no longer needed. */
export interface DroppedMessage {
  dropped: string
}

/** An event for webhook receivers. `docs/webhooks.md` lists `when` and the fields of `payload`. */
interface EventDeclaration<R extends OutboxRecord, E extends z.ZodObject, P extends z.ZodObject> {
  type: string
  /** The collection of its records. */
  collection: string
  /** The version of the payload: raised when a field is removed or changes its meaning. */
  version: number
  /** When it is sent, in Markdown. */
  when: string
  /** What is stored of it: `type`, `at`, and data that the record lacks. Its keys never change. */
  event: E
  /** The schema of `data` in the message. */
  payload: P
  /** Builds the data from the record as it is now, or returns why the message is dropped. */
  build(record: R, event: z.output<E>, context: MessageContext): z.input<P> | DroppedMessage
  /** A record and an event, for the documentation and the tests. */
  sample: { record: R; event: z.output<E> }
}

/** A kind of event. Its methods take records of its collection. */
export interface EventDefinition<
  R extends OutboxRecord = OutboxRecord,
  E extends z.ZodObject = z.ZodObject,
  P extends z.ZodObject = z.ZodObject,
> extends EventDeclaration<R, E, P> {
  /** Returns the webhook of an event, due now. */
  row(event: Omit<z.input<E>, 'type'>): OutboxRow
  /** Returns what is stored of an event of this kind; undefined: it is another one. */
  read(event: WebhookEvent | undefined): z.output<E> | undefined
}

/** Declares an event for webhook receivers. The feature's list of events makes it known to outbox, store and docs. */
export const defineEvent = <R extends OutboxRecord, E extends z.ZodObject, P extends z.ZodObject>(
  declaration: EventDeclaration<R, E, P>,
): EventDefinition<R, E, P> => ({
  ...declaration,
  row: (event) => queuedWebhook(webhookEvent.parse({ type: declaration.type, ...event })),
  read: (event) =>
    event?.type === declaration.type ? declaration.event.safeParse(event).data : undefined,
})

/**
 * Builds the body of a due message (Standard Webhooks, “Webhook payload”): the event, its time, the payload's version
 * and data.
 * @throws Error the row does not match its record: a bug
 */
export function buildMessage(
  { row, collection, record }: Pick<DueRow, 'row' | 'collection' | 'record'>,
  events: readonly EventDefinition[],
  context: MessageContext,
): { body: string } | DroppedMessage {
  const kind = events.find((one) => one.type === row.event?.type && one.collection === collection)
  const event = kind?.read(row.event)
  if (!kind || !event || !row.event)
    throw new Error(
      `There is no message ${row.event?.type ?? 'without an event'} in ${collection}.`,
    )
  const data = kind.build(record, event, context)
  if ('dropped' in data) return { dropped: String(data['dropped']) }
  const { type, at } = row.event
  return { body: JSON.stringify({ type, timestamp: at, version: kind.version, data }) }
}
