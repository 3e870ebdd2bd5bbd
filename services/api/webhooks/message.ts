import type { DueMail } from '../mail/outbox.ts'
import { deskLink } from '../mail/templates/desk-link.ts'
import type { HookEvent } from '../records/hook-event.ts'
import type { Lead } from '../records/lead.ts'
import { isProbe } from '../records/probe.ts'
import type { Subscriber } from '../records/subscriber.ts'

/** A message that has become needless meanwhile. */
export interface NotNeeded {
  /** Why, for whoever looks for it. */
  dropped: string
}

/**
 * The body of a due message (Standard Webhooks, “Webhook payload”): what happened, when, and the record
 * as it stands now. @param origin of the links @throws Error a row that does not fit its record: a bug
 */
export function messageOf({ row, about }: DueMail, origin: string): { body: string } | NotNeeded {
  const { event } = row
  if (event && about.kind === 'lead' && event.type !== 'subscriber.created') {
    const dropped = reasonAgainst(event, about.lead)
    return dropped === undefined
      ? written(event, aboutLead(event, about.lead, origin))
      : { dropped }
  }
  if (event?.type === 'subscriber.created' && about.kind === 'subscriber') {
    if (about.subscriber.leftAt !== undefined) return { dropped: 'the address has left the list' }
    return written(event, aboutSubscriber(about.subscriber))
  }
  throw new Error(`There is no message ${event?.type ?? 'without an event'} about a ${about.kind}.`)
}

const written = ({ type, at }: HookEvent, data: object) => ({
  body: JSON.stringify({ type, timestamp: at, data }),
})

function reasonAgainst({ type }: HookEvent, lead: Lead): string | undefined {
  if (type === 'lead.erased') return undefined
  if (lead.erasedAt !== undefined) return 'the request was erased'
  if (isProbe(lead)) return 'the request was a monitor’s probe'
  if (type === 'lead.created' && lead.status === 'spam') return 'the request was spam'
  return undefined
}

function aboutLead(event: HookEvent, lead: Lead, origin: string): object {
  if (event.type === 'lead.erased') return { reference: lead.id }
  const url = deskLink({ origin }, lead)
  if (event.type === 'lead.status_changed') {
    const { from, to, by } = event
    const { wonValue, lostReason } = lead
    return { reference: lead.id, from, to, by, wonValue, lostReason, url }
  }
  const { receivedAt, dueAt, status, name, email, phone, serviceType, services, message } = lead
  const { extra, page, referrer, campaign, language } = lead
  const asked = { name, email, phone, serviceType, services, message, extra }
  const came = { receivedAt, dueAt, page, referrer, campaign, language }
  return { reference: lead.id, status, ...asked, ...came, url }
}

function aboutSubscriber(subscriber: Subscriber): object {
  const { id, email, firstName, lastName, zipCode, interests, language } = subscriber
  const { subscribedAt, confirmedAt } = subscriber
  const who = { id, email, firstName, lastName, zipCode }
  return { ...who, interests, language, subscribedAt, confirmedAt }
}
