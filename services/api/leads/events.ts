import { z } from 'zod'
import {
  addedFields,
  answerTo,
  contactFormFields,
  formerExtraFields,
  otherExtras,
} from '../contact-form/fields.ts'
import { websiteSource } from '../contract/lead-source.ts'
import { leadStatuses } from '../contract/lead-status.ts'
import { defineEvent, type DroppedMessage } from '../webhooks/define-event.ts'
import { attemptView } from './contact-attempt-contract.ts'
import { adminLeadUrl } from './emails/lead-facts.ts'
import { sampleLead } from './emails/sample.ts'
import { outcome, quote } from './outcome-contract.ts'
import { outcomeOf } from './outcome.ts'
import { type Lead, isProbe, lostReasonOf, wonValueOf } from './lead.ts'

const webhookAnswers = contactFormFields.filter(({ webhook }) => webhook).map(({ name }) => name)

/** Fields whose changes send `lead.updated`, by their names in the message. */
export const webhookFields = [
  'status',
  'urgent',
  'wonValue',
  'lostReason',
  'quote',
  'outcome',
  'assignee',
  'tags',
  'attempts',
  'nextStep',
  ...webhookAnswers,
  'services',
  'extra',
  'attachments',
  'mergedInto',
  'mergedFrom',
] as const

/** The time of the event, ISO 8601 in UTC. */
const at = z.string()
const text = z.string()
const missing = z.string().nullable()
const answersOf = <T extends z.ZodType>(answer: T) =>
  z.object(Object.fromEntries(webhookAnswers.map((name) => [name, answer])))
const asked = { services: z.array(text), extra: z.record(text, text) }

const ofLead = { collection: 'leads', version: 1 }
const sampleAt = '2026-11-23T17:40:00.000Z'

/** Returns why no message about a lead is sent but the one that it was erased. */
function dropReason(lead: Lead): DroppedMessage | undefined {
  if (lead.erasedAt !== undefined) return { dropped: 'the lead was erased' }
  return isProbe(lead) ? { dropped: 'the lead was a monitor’s probe' } : undefined
}

export const leadCreated = defineEvent({
  ...ofLead,
  type: 'lead.created',
  when: 'a request came in, or was released from quarantine',
  event: z.strictObject({ type: z.literal('lead.created'), at }),
  payload: z.object({
    reference: text,
    status: z.enum(leadStatuses),
    source: text,
    ...answersOf(text.optional()).shape,
    ...asked,
    /** It can't wait; left out for most. */
    urgent: z.literal(true).optional(),
    /** Whom a rule assigned it to. */
    assignee: z.object({ id: text, name: missing }).optional(),
    receivedAt: text,
    dueAt: text.optional(),
    page: text,
    referrer: text,
    campaign: text,
    language: text.optional(),
    url: text,
  }),
  build: (lead: Lead, _event, { origin, nameOf }) => {
    const dropped = dropReason(lead)
    if (dropped) return dropped
    if (lead.status === 'spam') return { dropped: 'the lead was spam' }
    const { id, receivedAt, dueAt, status, services, page, referrer, campaign, language } = lead
    const url = adminLeadUrl({ origin }, lead)
    const sent = { ...answers(lead, undefined), services, extra: extra(lead) }
    const came = { receivedAt, dueAt, page, referrer, campaign, language }
    const source = lead.source ?? websiteSource
    const { assignee } = lead
    const to = assignee !== undefined && {
      assignee: { id: assignee, name: nameOf(assignee) ?? null },
    }
    const urgent = lead.urgent && ({ urgent: true } as const)
    return { reference: id, status, source, ...urgent, ...sent, ...to, ...came, url }
  },
  sample: { record: sampleLead('en'), event: { type: 'lead.created', at: sampleAt } },
})

export const leadUpdated = defineEvent({
  ...ofLead,
  type: 'lead.updated',
  when: 'any field of it changed, by staff or by the prospect (a correction or added files)',
  event: z.strictObject({
    type: z.literal('lead.updated'),
    /** The time of the latest change, if a message has several. */
    at,
    /** The staff member's name; left out: the prospect changed it. */
    by: text.optional(),
    changed: z.array(z.enum(webhookFields)).min(1),
  }),
  payload: z.object({
    reference: text,
    changed: z.array(z.enum(webhookFields)),
    by: text.optional(),
    status: z.enum(leadStatuses),
    urgent: z.boolean(),
    wonValue: z.number().nullable(),
    lostReason: missing,
    quote: quote.nullable(),
    outcome: outcome.nullable(),
    assignee: z.object({ id: text, name: missing }).nullable(),
    tags: z.array(text),
    attempts: z.array(attemptView),
    nextStep: z
      .object({ what: text, day: text, time: missing, who: z.object({ id: text, name: missing }) })
      .nullable(),
    ...answersOf(missing).shape,
    ...asked,
    attachments: z.array(z.object({ name: text, kind: text, bytes: z.number(), at: text })),
    mergedInto: missing,
    mergedFrom: z.array(text),
    receivedAt: text,
    dueAt: missing,
    answeredAt: missing,
    language: text,
    url: text,
  }),
  build: (lead: Lead, { changed, by }, { origin, nameOf }) =>
    dropReason(lead) ?? {
      reference: lead.id,
      changed,
      by,
      status: lead.status,
      urgent: lead.urgent ?? false,
      wonValue: wonValueOf(lead) ?? null,
      lostReason: lostReasonOf(lead) ?? null,
      quote: lead.quote ?? null,
      outcome: outcomeOf(lead) ?? null,
      assignee:
        lead.assignee === undefined
          ? null
          : { id: lead.assignee, name: nameOf(lead.assignee) ?? null },
      tags: lead.tags ?? [],
      nextStep: lead.nextStep
        ? {
            what: lead.nextStep.what,
            day: lead.nextStep.day,
            time: lead.nextStep.time ?? null,
            who: { id: lead.nextStep.who, name: nameOf(lead.nextStep.who) ?? null },
          }
        : null,
      attempts: (lead.attempts ?? []).map(({ at, by, how, outcome }) => ({ at, by, how, outcome })),
      ...answers(lead, null),
      services: lead.services,
      extra: extra(lead),
      attachments: (lead.attachments ?? []).map(({ name, kind, bytes, at }) => ({
        name,
        kind,
        bytes,
        at,
      })),
      mergedInto: lead.mergedInto ?? null,
      mergedFrom: lead.mergedFrom ?? [],
      receivedAt: lead.receivedAt,
      dueAt: lead.dueAt ?? null,
      answeredAt: lead.answeredAt ?? null,
      language: lead.language ?? 'en',
      url: adminLeadUrl({ origin }, lead),
    },
  sample: {
    record: sampleLead('en'),
    event: { type: 'lead.updated', at: sampleAt, by: 'Olive', changed: ['status'] },
  },
})

export const leadStatusChanged = defineEvent({
  ...ofLead,
  type: 'lead.status_changed',
  when: 'staff changed its status',
  event: z.strictObject({
    type: z.literal('lead.status_changed'),
    at,
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    /** The staff member's name. */
    by: text,
  }),
  payload: z.object({
    reference: text,
    from: z.enum(leadStatuses),
    to: z.enum(leadStatuses),
    by: text,
    wonValue: z.number().optional(),
    lostReason: text.optional(),
    quote: quote.optional(),
    outcome: outcome.optional(),
    url: text,
  }),
  build: (lead: Lead, { from, to, by }, { origin }) => {
    const closed = {
      wonValue: wonValueOf(lead),
      lostReason: lostReasonOf(lead),
      quote: lead.quote,
      outcome: outcomeOf(lead),
    }
    const url = adminLeadUrl({ origin }, lead)
    return dropReason(lead) ?? { reference: lead.id, from, to, by, ...closed, url }
  },
  sample: {
    record: sampleLead('en'),
    event: { type: 'lead.status_changed', at: sampleAt, from: 'new', to: 'contacted', by: 'Olive' },
  },
})

/** Receivers must erase the lead too. */
export const leadErased = defineEvent({
  ...ofLead,
  type: 'lead.erased',
  when: 'its personal data was erased, on request or by retention: erase it in your system too. It is sent if the receiver may know the lead, so ignore an unknown `reference`',
  event: z.strictObject({ type: z.literal('lead.erased'), at }),
  payload: z.object({ reference: text }),
  build: ({ id }: Lead) => ({ reference: id }),
  sample: { record: sampleLead('en'), event: { type: 'lead.erased', at: sampleAt } },
})

export const leadEvents = [leadCreated, leadUpdated, leadStatusChanged, leadErased]

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
