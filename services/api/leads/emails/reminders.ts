import { defineEmail } from '../../email/define-email.ts'
import { type Email, type EmailContext, otherLanguage } from '../../email/email.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { formatDueDate, staffClock } from '../../sla/due-time-format.ts'
import type { Lead } from '../lead.ts'
import {
  adminLeadUrl,
  answerFacts,
  capitalized,
  ofLeads,
  replyTo,
  requestedService,
  subjectFor,
} from './lead-facts.ts'

/** Percent of the response time. */
const percents = [50, 80, 100] as const
type Percent = (typeof percents)[number]

const names: Record<Percent, string> = {
  50: 'the reminder at half the response time',
  80: 'the reminder at 80% of the response time',
  100: 'the reminder about a late answer',
}

/** The reminders to the office that a lead is unanswered after this percentage of the response time (S9.28). */
export const reminders = percents.map((percent) => ({
  percent,
  email: defineEmail<Lead>({
    ...ofLeads,
    kind: `reminder-${percent}`,
    name: names[percent],
    to: 'office',
    conversation: 'follows',
    scheduled: true,
    perDay: 'unlimited',
    dropWhen: (lead, { row, now }) => {
      if (lead.status !== 'new' && lead.erasedAt === undefined)
        return `the lead was ${lead.status} by then`
      return (
        ofLeads.dropWhen(lead) ??
        assignmentDrop(lead, row, percent) ??
        (isOutdated(row, percent, lead.mail, now) ? 'a later reminder was due by then' : undefined)
      )
    },
    compose: (lead, { context, row }) => compose(lead, percent, context, ofAssignee(row)),
  }),
}))

/** The person to whom a reminder goes because the lead is assigned to them, by id; undefined: it goes to the office. */
export const ofAssignee = ({ about = '' }: Pick<OutboxRow, 'about'>): string | undefined =>
  /^assignee (?<person>\S+)$/.exec(about)?.groups?.['person']

/**
 * Returns the reminders to the person to whom a lead is assigned, at the times of those to the office: before the due time they
 * replace them, at the due time both are told. None for those that the person has already, or that go to the same address.
 */
export function assigneeReminders(
  { mail }: Pick<Lead, 'mail'>,
  to: { id: string; email: string },
  at: Date,
): OutboxRow[] {
  return reminders.flatMap(({ percent, email }) => {
    const all = mail.filter((row) => email.is(row) && row.state === 'waiting')
    const office = all.filter((row) => ofAssignee(row) === undefined)
    const [first] = office.filter(({ nextAttemptAt }) => nextAttemptAt >= at.toISOString())
    const isThere =
      all.some((row) => ofAssignee(row) === to.id) ||
      (percent === 100 && office.some((row) => row.to === to.email))
    if (!first || isThere) return []
    return [email.row(to.email, new Date(first.nextAttemptAt), { about: `assignee ${to.id}` })]
  })
}

/** Returns why the assignment of a lead makes a reminder unnecessary. */
function assignmentDrop(lead: Lead, row: OutboxRow, percent: Percent): string | undefined {
  const person = ofAssignee(row)
  if (person !== undefined)
    return lead.assignee === person ? undefined : 'it was assigned to someone else by then'
  if (percent === 100 || lead.assignee === undefined) return undefined
  const isTold = lead.mail.some(
    (other) =>
      reminders.some((one) => one.percent === percent && one.email.is(other)) &&
      ofAssignee(other) === lead.assignee &&
      ['waiting', 'sent'].includes(other.state),
  )
  return isTold ? 'the person it is assigned to was reminded' : undefined
}

/** Returns whether a row is a reminder, which is queued hours or days before it is due. */
export const isReminder = (row: OutboxRow): boolean => reminders.some(({ email }) => email.is(row))

/**
 * Returns whether a later reminder of the same lead to the same address is due too, so that this one would be untrue:
 * after the service or the mail server was down for hours.
 */
const isOutdated = (
  row: OutboxRow,
  percent: Percent,
  all: readonly OutboxRow[],
  now: Date,
): boolean =>
  all.some(
    (other) =>
      other.to === row.to &&
      reminders.some((later) => later.percent > percent && later.email.is(other)) &&
      (other.state === 'sent' ||
        (other.state === 'waiting' &&
          (other.attempts > 0 || other.nextAttemptAt <= now.toISOString()))),
  )

function compose(
  lead: Lead,
  percent: Percent,
  sender: EmailContext,
  assignee: string | undefined,
): Email {
  const due = lead.dueAt && formatDueDate(new Date(lead.dueAt), staffClock(sender))
  const promised = due ? ` by ${due}` : ''
  const late = percent >= 100
  const contact = lead.phone === '' ? `write to ${lead.email}` : `call ${lead.phone}`
  const service = requestedService(lead, sender.pageOf(lead.page), sender.form)
  return {
    language: 'en',
    subject: subjectFor(
      lead,
      late
        ? `Late: ${lead.name} is still waiting (${lead.id})`
        : `${lead.name} is waiting: ${percent}% of the time is gone (${lead.id})`,
    ),
    preview: late ? `Please ${contact} now.` : `${capitalized(contact)}${promised}.`,
    heading: late ? `${lead.name} is still waiting` : `${lead.name} is waiting for an answer`,
    ...replyTo(lead),
    parts: [
      late
        ? `We said we’d answer${promised}, and we don’t have an answer on record. Please ${lead.phone === '' ? 'write' : 'call'} now.`
        : `We said we’d answer${promised}. ${percent}% of that time is gone.`,
      {
        facts: [...otherLanguage(lead), ...answerFacts(lead, 'reminder', sender, { service })],
      },
      { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      late
        ? 'Then change its status there so we know you’ve answered. This is the last reminder.'
        : 'Change its status from “new” and the reminders stop.',
    ],
    reason:
      assignee === undefined
        ? 'You’re getting this because new leads from the website go to this address.'
        : 'You’re getting this because this lead is assigned to you.',
  }
}
