import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { contactRequest } from '../contract/contact.ts'
import type { Language } from '../contract/language.ts'
import type { AnswerPromise } from '../contract/promise.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import type { Limit } from '../records/limit.ts'
import { hooksDue, letterDue, type MailRow } from '../records/mail-row.ts'
import { probeFingerprint } from '../records/probe.ts'
import { IdTaken } from '../records/refusals.ts'
import { momentWhen } from '../promise/answer-clock.ts'
import { corrected } from './correction.ts'
import { extraFields } from './extra-fields.ts'
import { messageOf, servicesOf } from './inquiry.ts'
import type { LeadBook, SameForm } from './lead-book.ts'
import type { OriginOfLead } from './origin-of-lead.ts'
import { newReference } from './reference.ts'

export interface Intake {
  leads: LeadBook
  /** Where requests with a filled honeypot go. */
  quarantine: LeadBook
  /** Where the office reads of requests; each address gets letters of its own. */
  officeMail: () => Promise<readonly string[]>
  contentCommit: string
  promise: AnswerPromise
  /** The language of a page of ours, by its path. */
  languageOf: (path: string) => Language
  /** Whether the firm's own software is told. */
  webhook: boolean
  now: () => Date
}

export interface ContactArrival {
  request: z.output<typeof contactRequest>
  /** From the header, else the body; empty when there is none. */
  idempotencyKey: string
  from: OriginOfLead
  /** A monitor's: it takes the whole way, but none of its letters goes out. */
  probe?: boolean
  /** Nothing was proved in a flood: it is set aside for staff to look at. */
  setAside?: boolean
  /** How often such forms may come; left out: as often as they like. */
  limit?: Limit | undefined
}

export type ContactOutcome =
  | {
      outcome: 'accepted'
      reference: string
      email: string
      /** When the lead came in, by ISO 8601: a repeated answer speaks of the same moment. */
      receivedAt: string
      dueAt?: string | undefined
      language: Language
    }
  | { outcome: 'unreadable'; fields: Record<string, string> }
  /** The key was used for another request, which cannot be changed by this one any more. */
  | { outcome: 'other request'; reference: string }

/** Without a key, the same words within this time are a second press of the same button. */
const secondPressMs = 10 * 60 * 1000

/**
 * Makes a contact request a lead, once (SPEC.md §3, §7). The same form sent again gets the same
 * answer; with corrections it corrects the lead. A filled honeypot, and what came unproved in a
 * flood, is kept in quarantine and answered in the same way (SPEC.md §4). Resolves when the lead is durable.
 * @throws NotStored, OverLimit nothing was kept
 */
export async function acceptContact(
  arrival: ContactArrival,
  intake: Intake,
): Promise<ContactOutcome> {
  const extra = extraFields(arrival.request)
  if ('refused' in extra) return { outcome: 'unreadable', fields: extra.refused }
  const now = intake.now()
  const suspect = (arrival.request.website ?? '') !== '' || arrival.setAside === true
  const book = suspect ? intake.quarantine : intake.leads
  const office = await intake.officeMail()
  for (let tries = 1; ; tries += 1) {
    const lead = leadFrom(arrival, extra.kept, suspect, now, { ...intake, office })
    try {
      return await book.settle(
        sameFormAs(lead, now),
        (earlier) => decide(earlier, lead, now),
        arrival.limit,
      )
    } catch (fault) {
      if (!(fault instanceof IdTaken) || tries === 5) throw fault
    }
  }
}

function decide(earlier: Lead | undefined, lead: Lead, now: Date): Decision<Lead, ContactOutcome> {
  if (!earlier || fromTheFuture(earlier, lead, now)) return { add: lead, answer: accepted(lead) }
  if (earlier.fingerprint === lead.fingerprint) return { answer: accepted(earlier) }
  const change = corrected(earlier, lead, now)
  if (!change) return { answer: { outcome: 'other request', reference: earlier.id } }
  return { change, answer: accepted(change) }
}

const accepted = ({ id, email, receivedAt, dueAt, language = 'en' }: Lead): ContactOutcome => ({
  outcome: 'accepted',
  reference: id,
  email,
  receivedAt,
  dueAt,
  language,
})

/**
 * The same words without a key, kept by a clock that was ahead and has been put back since: nobody
 * can say that this is a second press, so it is a request of its own.
 */
const fromTheFuture = (earlier: Lead, lead: Lead, now: Date): boolean =>
  lead.idempotencyKey === '' && Date.parse(earlier.receivedAt) > now.getTime() + secondPressMs

/** How a lead's form is known when it comes again, at the time `now`. */
export function sameFormAs({ idempotencyKey, fingerprint }: Lead, now: Date): SameForm {
  if (idempotencyKey !== '') return { idempotencyKey }
  return { fingerprint, since: new Date(now.getTime() - secondPressMs).toISOString() }
}

function leadFrom(
  { request, idempotencyKey, from, probe = false }: ContactArrival,
  extra: Record<string, string>,
  suspect: boolean,
  now: Date,
  intake: Intake & Told,
): Lead {
  const sent = {
    name: request.name,
    email: request.email,
    phone: request.phone,
    serviceType: request.serviceType,
    services: servicesOf(request),
    message: messageOf(request),
    extra,
  }
  const page = request.page || from.page
  const fingerprint = createHash('sha256').update(JSON.stringify(sent)).digest('hex')
  return {
    id: newReference(),
    receivedAt: now.toISOString(),
    language: intake.languageOf(page),
    dueAt: momentWhen(1, now, intake.promise).toISOString(),
    ...sent,
    page,
    ...(request.landing && { landing: request.landing }),
    referrer: request.referrer ?? '',
    campaign: request.campaign || from.campaign,
    contentCommit: intake.contentCommit,
    ...(request.website && { honeypot: request.website }),
    idempotencyKey,
    fingerprint: probe ? probeFingerprint(fingerprint) : fingerprint,
    status: 'new',
    version: 1,
    history: [],
    mail: suspect
      ? []
      : lettersOf({ email: request.email, receivedAt: now.toISOString() }, now, {
          ...intake,
          webhook: intake.webhook && !probe,
        }),
  }
}

/** The addresses of the office, looked up. */
interface Told {
  office: readonly string[]
}

/** What goes out about a new lead from `now` on; reminders whose time has gone by are left out. */
export function lettersOf(
  { email, receivedAt }: Pick<Lead, 'email' | 'receivedAt'>,
  now: Date,
  intake: Pick<Intake, 'promise' | 'webhook'> & Told,
): MailRow[] {
  return [
    ...intake.office.map((to) => letterDue(randomUUID(), 'lead-to-office', to, now)),
    letterDue(randomUUID(), 'lead-confirmation', email, now),
    ...remindersOf(new Date(receivedAt), intake).filter(
      (row) => row.nextAttemptAt >= now.toISOString(),
    ),
    ...hooksDue({ type: 'lead.created', at: now.toISOString() }, intake),
  ]
}

/** To the office at half, at four fifths and at the end of the time, unless it has answered by then. */
function remindersOf(
  receivedAt: Date,
  { office, promise }: Pick<Intake, 'promise'> & Told,
): MailRow[] {
  return ([50, 80, 100] as const).flatMap((percent) => {
    const at = momentWhen(percent / 100, receivedAt, promise)
    return office.map((to) => letterDue(randomUUID(), `reminder-${percent}`, to, at))
  })
}
