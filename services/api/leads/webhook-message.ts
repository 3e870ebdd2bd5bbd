import type { DueRow } from '../outbox/outbox.ts'
import { adminLeadUrl } from './emails.ts'
import { addedFields, answerTo, formerExtraFields, otherExtras } from '../contact-form/fields.ts'
import { type WebhookEvent, webhookAnswers } from '../outbox/webhook-event.ts'
import { type Lead, isProbe, lostReasonOf, wonValueOf } from './lead.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import type { MessageContext } from '../webhooks/webhook-worker.ts'

/** A message that is no longer needed. */
interface DroppedMessage {
  dropped: string
}

/**
 * Builds the body of a due message (Standard Webhooks, “Webhook payload”): the event, its time, and the record's
 * current state.
 * @throws Error the row does not match its record: a bug
 */
export function buildWebhookMessage(
  { row, source }: DueRow,
  { origin, nameOf }: MessageContext,
): { body: string } | DroppedMessage {
  const { event } = row
  if (event && source.kind === 'lead' && !isAboutSubscriber(event)) {
    const dropped = dropReason(event, source.record)
    return dropped === undefined
      ? toBody(event, leadData(event, source.record, { origin, nameOf }))
      : { dropped }
  }
  if (event && source.kind === 'subscriber' && isAboutSubscriber(event)) {
    const { id, email, leftAt } = source.record
    if (event.type === 'subscriber.left')
      return leftAt === undefined
        ? { dropped: 'the address is subscribed again' }
        : toBody(event, { id, email })
    if (leftAt !== undefined) return { dropped: 'the address was unsubscribed' }
    return toBody(event, subscriberData(source.record))
  }
  throw new Error(
    `There is no message ${event?.type ?? 'without an event'} about a ${source.kind}.`,
  )
}

type SubscriberEvent = Extract<WebhookEvent, { type: `subscriber.${string}` }>

const isAboutSubscriber = (event: WebhookEvent): event is SubscriberEvent =>
  event.type === 'subscriber.created' || event.type === 'subscriber.left'

const toBody = ({ type, at }: WebhookEvent, data: object) => ({
  body: JSON.stringify({ type, timestamp: at, data }),
})

function dropReason({ type }: WebhookEvent, lead: Lead): string | undefined {
  if (type === 'lead.erased') return undefined
  if (lead.erasedAt !== undefined) return 'the lead was erased'
  if (isProbe(lead)) return 'the lead was a monitor’s probe'
  if (type === 'lead.created' && lead.status === 'spam') return 'the lead was spam'
  return undefined
}

function leadData(
  event: Exclude<WebhookEvent, SubscriberEvent>,
  lead: Lead,
  { origin, nameOf }: MessageContext,
): object {
  if (event.type === 'lead.erased') return { reference: lead.id }
  const url = adminLeadUrl({ origin }, lead)
  if (event.type === 'lead.status_changed') {
    const { from, to, by } = event
    const outcome = { wonValue: wonValueOf(lead), lostReason: lostReasonOf(lead) }
    return { reference: lead.id, from, to, by, ...outcome, url }
  }
  if (event.type === 'lead.updated') {
    const { changed, by } = event
    return { reference: lead.id, changed, by, ...fullLeadData(lead, nameOf), url }
  }
  const { receivedAt, dueAt, status, services, page, referrer, campaign, language } = lead
  const asked = { ...answers(lead, undefined), services, extra: extra(lead) }
  const came = { receivedAt, dueAt, page, referrer, campaign, language }
  return { reference: lead.id, status, ...asked, ...came, url }
}

/** Returns all fields that can change, with `null` for empty ones. */
function fullLeadData(lead: Lead, nameOf: MessageContext['nameOf']): object {
  const { status, services } = lead
  const [wonValue, lostReason] = [wonValueOf(lead) ?? null, lostReasonOf(lead) ?? null]
  const { assignee, tags = [], attachments = [] } = lead
  const { mergedInto = null, mergedFrom = [], receivedAt } = lead
  const { dueAt = null, answeredAt = null, language = 'en' } = lead
  return {
    status,
    wonValue,
    lostReason,
    assignee: assignee === undefined ? null : { id: assignee, name: nameOf(assignee) ?? null },
    tags,
    ...answers(lead, null),
    services,
    extra: extra(lead),
    attachments: attachments.map(({ name, kind, bytes, at }) => ({ name, kind, bytes, at })),
    mergedInto,
    mergedFrom,
    receivedAt,
    dueAt,
    answeredAt,
    language,
  }
}

/** Returns the answers of the form. @param none the value of an optional field without an answer */
const answers = (lead: Lead, none: null | undefined) =>
  Object.fromEntries(
    webhookAnswers.map((name) => [
      name,
      answerTo(lead, name) || (addedFields.some((one) => one === name) ? none : ''),
    ]),
  )

/**
 * Returns the extra fields, including those that were extra fields in an earlier release, for receivers that read them
 * here.
 */
const extra = (lead: Lead) => ({
  ...otherExtras(lead),
  ...Object.fromEntries(
    formerExtraFields.flatMap((name) =>
      answerTo(lead, name) ? [[name, answerTo(lead, name)]] : [],
    ),
  ),
})

function subscriberData(subscriber: Subscriber): object {
  const { id, email, firstName, lastName, zipCode, interests, language } = subscriber
  const { subscribedAt, confirmedAt } = subscriber
  const who = { id, email, firstName, lastName, zipCode }
  return { ...who, interests, language, subscribedAt, confirmedAt }
}
