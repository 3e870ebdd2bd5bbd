import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AcceptedRequest } from '../../contact-form/contract.ts'
import { addedFields } from '../../contact-form/fields.ts'
import type { ServiceForm } from '../../contact-form/service-form.ts'
import type { Language } from '../../contract/language.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import type { Decision } from '../../storage/query.ts'
import { type Lead, probeFingerprint, valueOf } from '../lead.ts'
import type { Limit } from '../../storage/counters.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { leadCreated } from '../events.ts'
import { leadConfirmation } from '../emails/confirmation.ts'
import { reminders } from '../emails/reminders.ts'
import { leadToOffice } from '../emails/to-office.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { dueTime, slaTimeline } from '../../sla/response-clock.ts'
import { type RouteLead, withRouting } from './route-lead.ts'
import { isSameSender, isSecretKey, keysOf } from './form-key.ts'
import { applyResubmission, isMoreUrgent, type ResubmissionContext } from './resubmission.ts'
import {
  parseExtraFields,
  requestMessage,
  requestedServices,
  generateReference,
} from './lead-fields.ts'
import { idempotencyMismatch } from '../../http/http-errors.ts'
import type { RequestOrigin } from '../../http/request-origin.ts'
import type { LeadIntakeRepository, FormKey, LeadAccess } from '../lead-repository.ts'
import { correctableFields, propagateToSurvivor } from '../management/surviving-lead.ts'

export interface ContactIntakeDeps {
  form: ServiceForm
  leads: LeadAccess & LeadIntakeRepository
  /** The repository for requests with a filled honeypot or without a proof of work. */
  quarantine: LeadIntakeRepository
  /** The office's addresses; each gets its own copy. */
  requestRecipients: () => Promise<readonly string[]>
  contentCommit: string
  /** Before the number of a new lead. */
  referencePrefix: string
  responseSla: ResponseSla
  /** Decides who gets a new lead. */
  routeLead: RouteLead
  /** Returns the language of a page by its path. */
  languageOf: (path: string) => Language
  now: () => Date
}

interface ContactSubmission {
  request: AcceptedRequest
  /** Values under names of the form's fields that do not fit those, to be stored as extra fields. */
  unfit?: Record<string, unknown>
  /** From the header, otherwise the body; empty: none was sent. */
  idempotencyKey: string
  from: RequestOrigin
  /** A page of the site sent it, rather than a program. */
  isFromSite?: boolean
  /** A monitor's synthetic request: processed like any other, but its emails are dropped. */
  probe?: boolean
  /** It lacks the required proof of work, so it is quarantined. */
  quarantine?: boolean
  /** The rate limit to count in the same transaction; left out: none. */
  limit?: Limit | undefined
}

interface AcceptedContact {
  reference: string
  /** For the token of the self-service link; undefined: this sender gets no link. */
  email: string | undefined
  /** When the lead was received, ISO 8601, so that a repeated response is the same. */
  receivedAt: string
  dueAt: string | undefined
  language: Language
  /** What decides who will call. */
  lead: Lead
}

/** Without an idempotency key, the same content within this time is a repetition. */
const duplicateWindowMs = 10 * 60 * 1000

/**
 * Stores a contact request as a lead, once (S4.28, S6.2). The same form sent again gets the same answer; with
 * corrections it corrects the lead, if the sender is the same (S6.24). Requests with a filled honeypot, and requests without proof of work while the
 * challenge is on, are quarantined and answered in the same way (S5.9). Resolves when the lead is durable.
 * @throws HttpError invalid fields, or a secret key that was used for another request, which this one may not correct now
 * @throws NotStoredError, LimitExceededError nothing was stored
 */
export async function acceptContact(
  arrival: ContactSubmission,
  intake: ContactIntakeDeps,
): Promise<AcceptedContact> {
  const extra = parseExtraFields(arrival.request, arrival.unfit)
  const now = intake.now()
  const quarantined = (arrival.request.website ?? '') !== '' || arrival.quarantine === true
  const repository = quarantined ? intake.quarantine : intake.leads
  const office = await intake.requestRecipients()
  for (let tries = 1; ; tries += 1) {
    const context = { form: intake.form, now, office, isQuarantined: quarantined }
    const built = buildLead(arrival, extra, context, intake)
    const lead = quarantined ? built : withRouting(built, await intake.routeLead(built, now), now)
    try {
      const { accepted, correction } = await storeByKey(lead, repository, {
        ...context,
        isFromSite: arrival.isFromSite ?? false,
        limit: arrival.limit,
      })
      if (correction?.after.mergedInto !== undefined) {
        const { leads: requests, form } = intake
        const context = { requests, form, office, isEmailVerified: false, now }
        const note = `Sent the form of ${correction.after.id} again, with corrections`
        await propagateToSurvivor(correction, { prospectChange: 'corrected', note }, context)
      }
      return accepted
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

interface IntakeContext extends Omit<ResubmissionContext, 'isProved'> {
  isFromSite: boolean
  limit: Limit | undefined
}

/** Stores a lead under the first of its keys that no other request has. */
async function storeByKey(
  lead: Lead,
  repository: LeadIntakeRepository,
  context: IntakeContext,
): Promise<Decided> {
  let uncounted = context.limit
  for (const idempotencyKey of await possibleKeys(lead, repository)) {
    const keyed = { ...lead, idempotencyKey }
    const decided = await repository.transactByForm(
      formKeyOf(keyed, context.now),
      (earlier) => decide(earlier, keyed, context),
      uncounted,
    )
    if (decided !== 'taken') return decided
    uncounted = undefined
  }
  throw new Error('Every key of the form was taken.')
}

/** Returns the keys of a form. Earlier releases stored keys that can be guessed as they are. */
async function possibleKeys(lead: Lead, repository: LeadIntakeRepository): Promise<string[]> {
  const { idempotencyKey } = lead
  const keys = keysOf(lead)
  if (keys.includes(idempotencyKey)) return keys
  const earlier = await repository.oneByKey(idempotencyKey)
  const isOfSender = earlier && isSameSender(earlier, lead, { proved: false })
  return isOfSender ? [idempotencyKey, ...keys] : keys
}

interface Decided {
  accepted: AcceptedContact
  /** The lead before and after a correction by the form. */
  correction?: { before: Lead; after: Lead }
}

/** `taken`: the key belongs to another request of the sender; the next one is tried. */
function decide(
  earlier: Lead | undefined,
  lead: Lead,
  context: IntakeContext,
): Decision<Lead, Decided | 'taken'> {
  const isSecret = isSecretKey(lead.idempotencyKey)
  if (!earlier || isAfterDuplicateWindow(earlier, lead, context.now))
    return { add: lead, answer: { accepted: toAccepted(lead) } }
  // Anyone who knows what it says can send the same content: only a secret key proves the same sender.
  if (hasSameContent(earlier, lead)) return { answer: { accepted: toAccepted(earlier, isSecret) } }
  // The original content of a lead that was corrected since does not undo the correction, and its sender gets no link,
  // which would show the corrected data.
  if (earlier.fingerprint === lead.fingerprint)
    return lead.idempotencyKey === ''
      ? { add: lead, answer: { accepted: toAccepted(lead) } }
      : { answer: { accepted: toAccepted(earlier, false) } }
  const isProved = isSecret && context.isFromSite
  const change = applyResubmission(earlier, lead, { ...context, isProved })
  if (!change && isSecret) throw idempotencyMismatch(earlier.id)
  if (!change) return { answer: 'taken' }
  const correction = { before: earlier, after: change }
  return { change, answer: { accepted: toAccepted(change, isSecret), correction } }
}

/** @param sent what was sent after the earlier one */
const hasSameContent = (earlier: Lead, sent: Lead): boolean =>
  !isMoreUrgent(sent, earlier) &&
  correctableFields.every((field) =>
    isDeepStrictEqual(valueOf(earlier, field), valueOf(sent, field)),
  )

const toAccepted = (lead: Lead, getsLink = true): AcceptedContact => ({
  reference: lead.id,
  email: getsLink ? lead.email : undefined,
  receivedAt: lead.receivedAt,
  dueAt: lead.dueAt,
  language: lead.language ?? 'en',
  lead,
})

/**
 * Returns whether an earlier lead with the same content, without a key, was received after the duplicate window: the
 * clock was ahead then. The form may or may not be a repetition, so it becomes a new lead.
 */
const isAfterDuplicateWindow = (earlier: Lead, lead: Lead, now: Date): boolean =>
  lead.idempotencyKey === '' && Date.parse(earlier.receivedAt) > now.getTime() + duplicateWindowMs

/** Returns the key that finds an earlier lead of the same form. */
export function formKeyOf({ idempotencyKey, fingerprint }: Lead, now: Date): FormKey {
  if (idempotencyKey !== '') return { idempotencyKey }
  return { fingerprint, since: new Date(now.getTime() - duplicateWindowMs).toISOString() }
}

function buildLead(
  { request, idempotencyKey, from, probe = false }: ContactSubmission,
  extra: Record<string, string>,
  { now, office, isQuarantined }: Pick<IntakeContext, 'now' | 'office' | 'isQuarantined'>,
  { form, languageOf, responseSla, contentCommit, referencePrefix }: ContactIntakeDeps,
): Lead {
  const receivedAt = now.toISOString()
  const sent = {
    name: request.name,
    email: request.email,
    phone: request.phone,
    serviceType: request.serviceType,
    services: requestedServices(form, request),
    message: requestMessage(form, request),
    extra,
    ...Object.fromEntries(
      addedFields.flatMap((name) => (request[name] ? [[name, request[name]]] : [])),
    ),
  }
  const page = request.page || from.page
  const urgent = request.urgent && ({ urgent: true } as const)
  const content = JSON.stringify({ ...sent, ...urgent })
  const fingerprint = createHash('sha256').update(content).digest('hex')
  return {
    id: generateReference(referencePrefix),
    receivedAt,
    language: languageOf(page),
    dueAt: dueTime(now, responseSla).toISOString(),
    ...sent,
    ...urgent,
    page,
    ...(request.landing && { landing: request.landing }),
    referrer: request.referrer ?? '',
    campaign: request.campaign || from.campaign,
    contentCommit,
    ...(request.website && { honeypot: request.website }),
    idempotencyKey,
    fingerprint: probe ? probeFingerprint(fingerprint) : fingerprint,
    ...(probe && { probe }),
    status: 'new',
    version: 1,
    history: [],
    mail: isQuarantined
      ? []
      : [
          ...newLeadEmails({ email: request.email, receivedAt }, now, { office, responseSla }),
          ...(probe ? [] : [leadCreated.row({ at: receivedAt })]),
        ],
  }
}

/**
 * Returns emails about a new lead: to the office and to the sender, and reminders to the office at 50, 80 and 100 % of
 * the response time, which are dropped once it has answered; without those whose time has passed.
 */
export function newLeadEmails(
  { email, receivedAt }: Pick<Lead, 'email' | 'receivedAt'>,
  now: Date,
  { office, responseSla }: { office: readonly string[]; responseSla: ResponseSla },
): OutboxRow[] {
  return [
    ...office.map((to) => leadToOffice.row(to, now)),
    leadConfirmation.row(email, now),
    ...remindersOf({ receivedAt }, now, { office, responseSla }),
  ]
}

/** Returns the reminders to the office of a new lead, without those whose time has passed. */
export function remindersOf(
  { receivedAt }: Pick<Lead, 'receivedAt'>,
  now: Date,
  { office, responseSla }: { office: readonly string[]; responseSla: ResponseSla },
): OutboxRow[] {
  const at = slaTimeline(new Date(receivedAt), responseSla)
  return reminders
    .flatMap((reminder) => office.map((to) => reminder.email.row(to, at(reminder.percent / 100))))
    .filter((row) => row.nextAttemptAt >= now.toISOString())
}
