import { valueOf, type Lead, isProbe, type ProspectChange, prospectEntry } from './lead.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { leadUpdated, webhookFields } from './events.ts'

/**
 * In ms. Changes within this time after the first are one message: staff set a status first, then type the value or
 * the reason.
 */
const collectMs = 10_000
/** In ms. A message that is due sooner may already be in delivery, since the clocks of two processes differ. */
const clockSkewMs = 1_000

export interface Revision {
  at: Date
  /** A staff member's name, or the kind of change by the prospect. */
  by: string | { prospect: ProspectChange }
}

export type Change = Pick<Lead['history'][number], 'change' | 'detail'>

/** Returns the next version of a lead, with a history entry for each change and a webhook about changed fields. */
export function reviseLead(
  lead: Lead,
  fields: Partial<Lead>,
  changes: readonly Change[],
  revision: Revision,
): Lead {
  const { at, by } = revision
  const version = lead.version + 1
  const entries = changes.map((entry) =>
    typeof by === 'string'
      ? { at: at.toISOString(), by, ...entry, version }
      : prospectEntry(by.prospect, { at, change: entry.change, version }),
  )
  const history = [...lead.history, ...entries]
  const after = { ...lead, ...fields, version, history }
  return withUpdateEvent(lead, after, revision)
}

/** Adds the message `lead.updated` to a changed lead if any of its fields has changed. */
function withUpdateEvent(before: Lead, after: Lead, { at, by }: Revision): Lead {
  const changed = webhookFields.filter(
    (field) => textOf(valueOf(before, field)) !== textOf(valueOf(after, field)),
  )
  if (changed.length === 0 || isProbe(after)) return after
  const pending = after.mail.find((row) => isCollecting(row, at))
  const earlier = leadUpdated.read(pending?.event)?.changed ?? []
  const row = leadUpdated.row({
    at: at.toISOString(),
    ...(typeof by === 'string' && { by }),
    changed: webhookFields.filter((field) => changed.includes(field) || earlier.includes(field)),
  })
  const mail = pending
    ? after.mail.map((one) => (one.id === pending.id ? { ...one, event: row.event } : one))
    : [...after.mail, { ...row, nextAttemptAt: new Date(at.getTime() + collectMs).toISOString() }]
  return { ...after, mail }
}

const isCollecting = ({ state, event, attempts, nextAttemptAt }: OutboxRow, now: Date): boolean =>
  leadUpdated.read(event) !== undefined &&
  state === 'waiting' &&
  attempts === 0 &&
  Date.parse(nextAttemptAt) > now.getTime() + clockSkewMs

/** Returns a value as text for comparison. An empty list equals a missing one. */
const textOf = (value: unknown): string =>
  Array.isArray(value) && value.length === 0 ? '' : (JSON.stringify(value) ?? '')
