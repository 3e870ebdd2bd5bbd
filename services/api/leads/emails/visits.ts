import { knownLanguage } from '../../../content/model/languages.ts'
import type { Colleague } from '../../contract/colleague.ts'
import { mapLink } from '../../contract/contact-links.ts'
import { firstName } from '../../contract/first-name.ts'
import { telLink } from '../../contract/phone-number.ts'
import type { Language } from '../../contract/language.ts'
import { calendarPart, type CalendarPart } from '../../email/calendar.ts'
import { defineEmail, type Composing } from '../../email/define-email.ts'
import {
  type DroppedEmail,
  type Email,
  type EmailContext,
  otherLanguage,
} from '../../email/email.ts'
import { fillTemplate } from '../../email/fill-template.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { formatDueDate, staffClock } from '../../sla/due-time-format.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import type { Lead } from '../lead.ts'
import type { Visit } from '../next-step-contract.ts'
import { adminLeadUrl, ofLeads, replyTo, summaryOf } from './lead-facts.ts'
import { sampleLead } from './sample.ts'

/** In ms: what is changed again within this time sends one email. */
const delayMs = 10_000

/** What an email about a visit is about. */
interface AboutVisit {
  /** Whether the reader has the visit or, any more, not. */
  what: 'booked' | 'canceled'
  visit: string
  sequence: number
  /** The staff member to whom it goes; empty: the customer. */
  person: string
}

const textOf = ({ what, visit, sequence, person }: AboutVisit): string =>
  `visit ${what} ${visit} ${sequence} ${person}`

const aboutVisit = /^visit (?<what>booked|canceled) (?<visit>\S+) (?<sequence>\d+) (?<person>.*)$/

function readAbout({ about = '' }: Pick<OutboxRow, 'about'>): AboutVisit | undefined {
  const { what, visit, sequence, person = '' } = aboutVisit.exec(about)?.groups ?? {}
  if (visit === undefined) return undefined
  return {
    what: what === 'canceled' ? 'canceled' : 'booked',
    visit,
    sequence: Number(sequence),
    person,
  }
}

/** Returns the visit that a row is about, and what it says of it. */
function visitOf({ visits = [] }: Lead, row: Pick<OutboxRow, 'about'>) {
  const about = readAbout(row)
  const visit = visits.find(({ id }) => id === about?.visit)
  return about && visit ? { about, visit } : undefined
}

/** Returns why an email about a visit is not sent: something newer is true of the visit, or its reader never had it. */
function dropReason(lead: Lead, { row }: Pick<Composing, 'row'>): string | undefined {
  const reason = ofLeads.dropWhen(lead)
  if (reason !== undefined) return reason
  const found = visitOf(lead, row)
  if (!found) return 'there is no such visit'
  const { about, visit } = found
  if (about.person === '' && !isSameAddress(row.to, lead.email)) return 'the address was corrected'
  if (about.what === 'canceled')
    return earlierEmails(lead, row).length > 0 ? undefined : 'they were never told of the visit'
  if (visit.state !== 'booked') return `the visit was ${visit.state} by then`
  return visit.sequence === about.sequence ? undefined : 'the visit was changed by then'
}

/** Returns the emails about the same visit that this reader got; a failed attempt may have been delivered. */
function earlierEmails({ mail, visits = [] }: Lead, row: OutboxRow): OutboxRow[] {
  const kind = visitToStaff.is(row) ? visitToStaff : visitBooked
  const entry = (one: OutboxRow) => {
    const id = readAbout(one)?.visit
    const visit = visits.find((each) => each.id === id)
    return kind === visitToStaff && visit ? staffEntryOf(visit) : id
  }
  return mail.filter(
    (one) =>
      one.id !== row.id &&
      isSameAddress(one.to, row.to) &&
      kind.is(one) &&
      one.attempts > 0 &&
      entry(one) === entry(row),
  )
}

/** Returns the id of the staff's calendar entry: a visit that replaces another one moves its entry. */
const staffEntryOf = ({ id, replaces = id }: Visit): string => replaces

const toCustomer = {
  ...ofLeads,
  to: 'prospect' as const,
  // Staff book visits; nobody else causes these emails.
  perDay: 'unlimited' as const,
  dropWhen: dropReason,
}

/** To the customer: a visit was booked or moved, with the appointment. */
export const visitBooked = defineEmail<Lead>({
  ...toCustomer,
  kind: 'visit-booked',
  name: 'the appointment for the visit',
  compose: (lead, composing) => composeForCustomer('visit-booked', lead, composing),
  samples: (language) => [sampleVisit(language, 'booked', '')],
})

/** To the customer: a visit was canceled. */
export const visitCanceled = defineEmail<Lead>({
  ...toCustomer,
  kind: 'visit-canceled',
  name: 'the email that the visit was canceled',
  compose: (lead, composing) => composeForCustomer('visit-canceled', lead, composing),
  samples: (language) => [sampleVisit(language, 'canceled', '')],
})

/** To the customer: the visit is tomorrow. */
export const visitReminder = defineEmail<Lead>({
  ...toCustomer,
  kind: 'visit-reminder',
  name: 'the reminder of the visit',
  scheduled: true,
  dropWhen: (lead, { row, now, ...rest }) => {
    const found = visitOf(lead, row)
    // After the service or the mail server was down.
    if (found && found.visit.at <= now.toISOString()) return 'the visit was over by then'
    if (lead.status === 'lost' || lead.status === 'spam')
      return `the lead was ${lead.status} by then`
    return dropReason(lead, { row, ...rest })
  },
  compose: (lead, composing) => composeForCustomer('visit-reminder', lead, composing),
  samples: (language) => [sampleVisit(language, 'booked', '')],
})

/** To the staff member who goes, or who doesn't have to any more, with the appointment. */
export const visitToStaff = defineEmail<Lead>({
  ...ofLeads,
  kind: 'visit-to-staff',
  name: 'the email to staff about a visit',
  to: 'staff',
  perDay: 'unlimited',
  dropWhen: dropReason,
  compose: composeForStaff,
  samples: () => [sampleVisit('en', 'booked', 'olive'), sampleVisit('en', 'canceled', 'olive')],
})

export const visitEmailKinds = [visitBooked, visitCanceled, visitReminder, visitToStaff]

interface VisitChange {
  /** The visit before; undefined: it is new. */
  before: Visit | undefined
  visit: Visit
  /** It was canceled for the customer alone: for staff another one takes its place. */
  isReplaced?: true
}

/** Returns the emails about a visit that was booked, changed or canceled. */
export function visitEmails(
  lead: Pick<Lead, 'email' | 'mail'>,
  { before, visit, isReplaced }: VisitChange,
  { at, colleagues }: { at: Date; colleagues: readonly Colleague[] },
): OutboxRow[] {
  const due = new Date(at.getTime() + delayMs)
  const isCanceled = visit.state === 'canceled'
  const staffRow = (who: string, what: AboutVisit['what']) => {
    const person = colleagues.find(({ id }) => id === who)
    const about = textOf({ what, visit: visit.id, sequence: visit.sequence, person: who })
    return person ? [visitToStaff.row(person.email, due, { about })] : []
  }
  const customer = isCanceled
    ? before && wasTold(lead, before) && lead.email !== ''
      ? [visitCanceled.row(lead.email, due, { about: textOf(aboutForCustomer('canceled', visit)) })]
      : []
    : before?.invites && !concernsCustomer(before, visit)
      ? unsentRows(lead, before, visit, due)
      : customerRows(lead.email, visit, due, at)
  if (isReplaced) return customer
  return [
    ...customer,
    ...(before && before.who !== visit.who ? staffRow(before.who, 'canceled') : []),
    ...staffRow(visit.who, isCanceled ? 'canceled' : 'booked'),
  ]
}

/** Returns whether the customer's appointment changes. A new gate code is for staff. */
const concernsCustomer = (before: Visit, visit: Visit): boolean =>
  (['at', 'minutes', 'address', 'whoName'] as const).some((name) => before[name] !== visit[name])

/** Returns whether the customer may have the appointment: it was queued for them, also if later changes are not. */
export const wasTold = ({ mail }: Pick<Lead, 'mail'>, { id, invites }: Visit): boolean =>
  invites || mail.some((row) => visitBooked.is(row) && readAbout(row)?.visit === id)

/**
 * Returns the customer's emails about a visit again that were not sent before a change that is for staff only: those
 * that are queued are dropped, since each is about the visit before it.
 */
function unsentRows(
  { email, mail }: Pick<Lead, 'email' | 'mail'>,
  before: Visit,
  visit: Visit,
  due: Date,
): OutboxRow[] {
  if (!visit.invites) return []
  const [was, about] = [before, visit].map((one) => textOf(aboutForCustomer('booked', one)))
  return [visitBooked, visitReminder].flatMap((kind) => {
    const row = mail.find(
      (one) =>
        kind.is(one) &&
        one.about === was &&
        isSameAddress(one.to, email) &&
        (one.state === 'waiting' || one.state === 'failed'),
    )
    if (!row || about === undefined) return []
    const at = new Date(Math.max(due.getTime(), Date.parse(row.nextAttemptAt)))
    return [kind.row(email, kind === visitReminder ? at : due, { about })]
  })
}

/** Returns the emails about booked visits to a customer's new address, without those that it has or waits for. */
export function visitEmailsTo(address: string, { visits = [], mail }: Lead, at: Date): OutboxRow[] {
  const due = new Date(at.getTime() + delayMs)
  const ahead = visits.filter((one) => one.state === 'booked' && one.at > at.toISOString())
  const isThere = ({ letter, about }: OutboxRow) =>
    mail.some(
      (one) =>
        one.letter === letter &&
        one.about === about &&
        isSameAddress(one.to, address) &&
        (one.state === 'waiting' || one.state === 'sent'),
    )
  return ahead
    .flatMap((visit) => customerRows(address, visit, due, at))
    .filter((row) => !isThere(row))
}

const aboutForCustomer = (
  what: AboutVisit['what'],
  { id, sequence }: Pick<Visit, 'id' | 'sequence'>,
): AboutVisit => ({ what, visit: id, sequence, person: '' })

/** The appointment and, unless its time has passed, the reminder. */
function customerRows(address: string, visit: Visit, due: Date, now: Date): OutboxRow[] {
  if (!visit.invites || address === '') return []
  const about = textOf(aboutForCustomer('booked', visit))
  const remindAt = new Date(visit.remindAt)
  return [
    visitBooked.row(address, due, { about }),
    ...(remindAt > now ? [visitReminder.row(address, remindAt, { about })] : []),
  ]
}

type CustomerKind = 'visit-booked' | 'visit-canceled' | 'visit-reminder'

function composeForCustomer(
  kind: CustomerKind,
  lead: Lead,
  { row, context, asked }: Composing<Lead>,
): Email | DroppedEmail {
  const found = visitOf(lead, row)
  if (!found) return { dropped: 'there is no such visit' }
  const { visit } = found
  const language = knownLanguage(context.templates[kind], lead.language)
  const { timeZone } = context.responseSla
  const when = formatDueDate(new Date(visit.at), { language, words: context.words, timeZone })
  const email = fillTemplate(kind, language, context, {
    reference: lead.id,
    when,
    address: visit.address,
    firstName: firstName(lead.name, language) ?? '',
    visitor: visit.whoName,
    moved: earlierEmails(lead, row).length > 0 ? 'yes' : '',
    map: mapLink(visit.address),
  })
  if (kind === 'visit-reminder') return email
  const calendar = appointment(lead, visit, context, {
    id: visit.id,
    method: kind === 'visit-canceled' ? 'CANCEL' : 'REQUEST',
    title: email.heading,
    description: email.preview,
    attendee: { name: lead.name, address: row.to },
    sequence: found.about.sequence,
    at: asked,
  })
  return { ...email, calendar }
}

function composeForStaff(
  lead: Lead,
  { row, context, asked }: Composing<Lead>,
): Email | DroppedEmail {
  const found = visitOf(lead, row)
  if (!found) return { dropped: 'there is no such visit' }
  const { about, visit } = found
  const { service } = summaryOf(lead, context)
  const when = formatDueDate(new Date(visit.at), staffClock(context))
  const isCanceled = about.what === 'canceled'
  const title = `Site visit: ${lead.name}, ${service}`
  const note = lead.nextStep?.visit === visit.id ? lead.nextStep.note : ''
  const url = adminLeadUrl(context, lead)
  const facts = [
    ['When', when],
    ['Where', visit.address, mapLink(visit.address)],
    ['Access', visit.access],
    ['Note', note],
    ...(lead.phone === '' ? [] : [['Phone', lead.phone, telLink(lead.phone)] as const]),
    ...otherLanguage(lead),
  ] as const
  const calendar = appointment(lead, visit, context, {
    id: staffEntryOf(visit),
    method: isCanceled ? 'CANCEL' : 'REQUEST',
    title,
    description: [visit.access && `Access: ${visit.access}`, note, lead.phone, url]
      .filter(Boolean)
      .join('\n'),
    attendee: { name: visit.whoName, address: row.to },
    sequence: about.sequence,
    at: asked,
  })
  const isMoved = earlierEmails(lead, row).length > 0
  return {
    language: 'en',
    subject: `${isCanceled ? 'Canceled: ' : isMoved ? 'Changed: ' : ''}${title}, ${when} (${lead.id})`,
    preview: isCanceled ? 'You don’t have to go.' : `${visit.address}. ${lead.phone}`,
    heading: isCanceled
      ? `The visit to ${lead.name} isn’t yours anymore`
      : `You’re seeing ${lead.name}: ${when}`,
    ...replyTo(lead),
    parts: [
      isCanceled
        ? 'It was canceled or given to somebody else. The appointment in this email takes it off your calendar.'
        : 'The appointment in this email puts it on your calendar.',
      { facts: facts.filter(([, value]) => value !== '') },
      { button: { label: 'Open the lead', href: url } },
    ],
    reason: 'You’re getting this because a site visit is planned for you.',
    calendar,
  }
}

/** Each reader has an entry of their own, which later emails replace. @param entry `id`: that of the entry */
function appointment(
  { id }: Lead,
  visit: Visit,
  { name, address, origin }: EmailContext,
  {
    id: entryId,
    ...entry
  }: { id: string } & Pick<
    Parameters<typeof calendarPart>[0],
    'method' | 'title' | 'description' | 'attendee' | 'sequence' | 'at'
  >,
): CalendarPart {
  return calendarPart({
    ...entry,
    title: `${entry.title} (${id})`,
    uid: `visit-${entryId}@${new URL(origin).hostname}`,
    start: new Date(visit.at),
    minutes: visit.minutes,
    place: visit.address,
    organizer: { name, address },
  })
}

/** A lead with a visit, and the row of an email about it. */
function sampleVisit(language: Language, what: AboutVisit['what'], person: string) {
  const visit: Visit = {
    id: 'b52a4c1e-7f0d-4d3a-9a55-5f2a7c8d9e10',
    state: what,
    day: '2026-12-01',
    time: '09:30',
    at: '2026-12-01T16:30:00.000Z',
    remindAt: '2026-11-30T17:00:00.000Z',
    minutes: 60,
    address: '12 Mill Creek, Springfield',
    access: 'Gate code 4711',
    who: 'olive',
    whoName: 'Olive Owner',
    invites: true,
    sequence: what === 'booked' ? 0 : 1,
  }
  const lead = sampleLead(language)
  const about = textOf({ what, visit: visit.id, sequence: visit.sequence, person })
  const first = textOf({ what: 'booked', visit: visit.id, sequence: 0, person })
  // The preview sends every email to the lead's address.
  const earlier = (person === '' ? visitBooked : visitToStaff).row(lead.email, new Date(visit.at), {
    about: first,
  })
  const sent: OutboxRow = { ...earlier, state: 'sent', attempts: 1 }
  const record: Lead = { ...lead, visits: [visit], mail: what === 'canceled' ? [sent] : [] }
  const isSecond = person !== '' && what === 'canceled'
  return { ...(isSecond && { id: 'canceled' }), record, row: { about } }
}
