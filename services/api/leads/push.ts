import { paths } from '../contract/paths.ts'
import type { EmailContext } from '../email/email.ts'
import type { DueRow } from '../outbox/outbox.ts'
import { formatClock } from '../sla/due-time-format.ts'
import { assignmentOf, leadAssigned } from './emails/assigned.ts'
import { capitalized, subjectFor, summaryOf } from './emails/lead-facts.ts'
import { ofAssignee, reminders } from './emails/reminders.ts'
import { leadToOffice } from './emails/to-office.ts'
import type { Lead } from './lead.ts'

/** What staff are told of on their phones. */
type LeadEvent = 'new' | 'assigned' | 'overdue'

/** Who is told of what, as `announce` of people/push/push-rows.ts takes it. */
interface LeadAnnouncement {
  key: string
  event: LeadEvent
  leads: readonly string[]
  urgent: boolean
  to: { person: string } | { address: string; shared?: boolean }
}

const overdue = reminders.find(({ percent }) => percent === 100)?.email

/**
 * Returns what phones are told when an email about a lead is sent: whoever gets the email about a new lead, an assignment or
 * a late answer is told. Undefined: the email is about something else, or staff send one again that had failed.
 */
export async function announcementOf({
  row,
  collection,
  record,
  other,
}: DueRow): Promise<LeadAnnouncement | undefined> {
  if (collection !== 'leads' || isSentAgain(row)) return undefined
  const lead = record as Lead
  const urgent = lead.urgent ?? false
  const one = { leads: [lead.id], urgent }
  if (leadToOffice.is(row)) {
    // Later ones to the same address are about corrections and files.
    const first = lead.mail.find((other) => other.to === row.to && leadToOffice.is(other))
    if (first?.id !== row.id) return undefined
    return { ...one, key: `new ${lead.id}`, event: 'new', to: { address: row.to } }
  }
  const assignment = leadAssigned.is(row) ? assignmentOf(row) : undefined
  if (assignment) {
    const { assignee, leads } = assignment
    const others = leads.filter((id) => id !== lead.id)
    const found = urgent ? [] : await Promise.all(others.map((id) => other(id)))
    const isUrgent = urgent || found.some((one) => (one as Lead | undefined)?.urgent)
    return { key: row.id, event: 'assigned', leads, urgent: isUrgent, to: { person: assignee } }
  }
  if (!overdue?.is(row)) return undefined
  const person = ofAssignee(row)
  // A lead that somebody has is not everybody's.
  const to =
    person === undefined ? { address: row.to, shared: lead.assignee === undefined } : { person }
  return { ...one, key: `overdue ${lead.id}`, event: 'overdue', to }
}

/** Whether an email is about to be tried first after staff had it sent again (`requeue`). */
const isSentAgain = ({ attempts, lastFault }: DueRow['row']): boolean =>
  attempts === 0 && lastFault !== undefined

/** The text of a message, the path that a tap opens, and what a later one replaces. */
interface LeadPush {
  title: string
  body: string
  url: string
  tag: string
}

interface Reader {
  /** The person's id. */
  person: string
  /** Whether the message may name customers. */
  names: boolean
  /** Of a summary: since when messages were held back. */
  since: Date | undefined
}

/** The most leads that a message describes. */
const maxDescribed = 3

/**
 * Returns the function that writes the message about events, of leads as they are now; undefined: none of them needs it any
 * more. A lead that several are about counts once.
 */
export const describeLeads =
  (leads: { one: (id: string) => Promise<Lead | undefined> }, context: () => EmailContext) =>
  async (
    events: readonly { event: LeadEvent; leads: readonly string[] }[],
    reader: Reader,
  ): Promise<LeadPush | undefined> => {
    const found = new Map<string, { event: LeadEvent; lead: Lead }>()
    for (const { event, leads: ids } of events)
      for (const id of ids) {
        const lead = await leads.one(id)
        if (!lead || !isNews(lead, event, reader)) continue
        const before = found.get(id)?.event
        if (before === undefined || ranks[event] > ranks[before]) found.set(id, { event, lead })
      }
    const all = [...found.values()]
    const [first] = all
    if (!first) return undefined
    if (all.length === 1) return describeOne(first, reader, context())
    return describeMany(all, reader, context())
  }

const ranks: Record<LeadEvent, number> = { new: 0, assigned: 1, overdue: 2 }

function isNews(lead: Lead, event: LeadEvent, { person }: Reader): boolean {
  if (lead.erasedAt !== undefined || lead.mergedInto !== undefined) return false
  return event === 'assigned' ? lead.assignee === person : lead.status === 'new'
}

function describeOne(
  { event, lead }: { event: LeadEvent; lead: Lead },
  { names }: Reader,
  context: EmailContext,
): LeadPush {
  const { service, place, due } = summaryOf(lead, context)
  const who = names ? `: ${lead.name}` : ''
  const titles = { new: 'New lead', assigned: 'Assigned to you', overdue: 'Late answer' }
  const what = `${capitalized(service)}${place} (${lead.id}).`
  const answer = event === 'overdue' ? `We said we’d answer by ${due}.` : `Answer by ${due}.`
  return {
    title: subjectFor(lead, `${titles[event]}${who}`),
    body: due === undefined ? what : `${what} ${answer}`,
    url: `${paths.admin.contactsPage}?lead=${encodeURIComponent(lead.id)}`,
    tag: lead.id,
  }
}

function describeMany(
  all: readonly { event: LeadEvent; lead: Lead }[],
  { person, since }: Reader,
  context: EmailContext,
): LeadPush {
  const count = (event: LeadEvent) => all.filter((one) => one.event === event).length
  const [fresh, assigned, late] = [count('new'), count('assigned'), count('overdue')]
  const counts = [
    ...(fresh > 0 ? [fresh === 1 ? '1 new lead' : `${fresh} new leads`] : []),
    ...(assigned > 0 ? [`${fresh > 0 ? assigned : leadsOf(assigned)} assigned to you`] : []),
    ...(late > 0 ? [`${fresh + assigned > 0 ? late : leadsOf(late)} late`] : []),
  ].join(', ')
  const isAssignment = assigned === all.length
  const shown = all.slice(0, maxDescribed).map(({ lead }) => {
    const { service, place } = summaryOf(lead, context)
    return subjectFor(lead, `${capitalized(service)}${place}`)
  })
  const rest = all.length - shown.length
  const clock = since && formatClock(since, context.responseSla.timeZone)
  const title = clock === undefined ? counts : `${counts} since ${clock}`
  return {
    title: subjectFor({ urgent: all.some(({ lead }) => lead.urgent) }, title),
    body: [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; '),
    url: isAssignment
      ? `${paths.admin.contactsPage}?${new URLSearchParams({ assignee: person })}`
      : paths.admin.dashboardPage,
    tag: since ? 'summary' : 'leads',
  }
}

const leadsOf = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`)
