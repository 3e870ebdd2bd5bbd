import { valueOf, type Lead, isProbe } from './lead.ts'
import { webhookFields } from '../outbox/webhook-event.ts'
import { dueWebhooks, type MailRow } from '../outbox/mail-row.ts'

/**
 * In ms. Changes within this time after the first are one message: staff set a status first, then type the value or
 * the reason.
 */
const collectMs = 10_000
/** In ms. A message that is due sooner may be on its way already: the clocks of two processes differ. */
const clockSkewMs = 1_000

interface UpdateContext {
  at: Date
  /** The staff member's name; none: the prospect changed it. */
  by?: string
  /** Whether webhooks are configured. */
  webhook: boolean
}

/** Adds the message `lead.updated` to a changed lead if any of its fields has changed. */
export function withUpdateEvent(
  before: Lead,
  after: Lead,
  { at, by, webhook }: UpdateContext,
): Lead {
  const changed = webhookFields.filter(
    (field) => textOf(valueOf(before, field)) !== textOf(valueOf(after, field)),
  )
  if (!webhook || changed.length === 0 || isProbe(after)) return after
  const pending = after.mail.find((row) => isCollecting(row, at))
  const earlier = pending?.event?.type === 'lead.updated' ? pending.event.changed : []
  const event = {
    type: 'lead.updated' as const,
    at: at.toISOString(),
    ...(by !== undefined && { by }),
    changed: webhookFields.filter((field) => changed.includes(field) || earlier.includes(field)),
  }
  if (pending) {
    const mail = after.mail.map((row) => (row.id === pending.id ? { ...row, event } : row))
    return { ...after, mail }
  }
  const due = new Date(at.getTime() + collectMs).toISOString()
  const rows = dueWebhooks(event, { webhook }).map((row) => ({ ...row, nextAttemptAt: due }))
  return { ...after, mail: [...after.mail, ...rows] }
}

const isCollecting = ({ state, event, attempts, nextAttemptAt }: MailRow, now: Date): boolean =>
  event?.type === 'lead.updated' &&
  state === 'waiting' &&
  attempts === 0 &&
  Date.parse(nextAttemptAt) > now.getTime() + clockSkewMs

/** An empty list equals a missing one. */
const textOf = (value: unknown): string =>
  Array.isArray(value) && value.length === 0 ? '' : (JSON.stringify(value) ?? '')
