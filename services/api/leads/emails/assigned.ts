import { paths } from '../../contract/paths.ts'
import { defineEmail, type Composing } from '../../email/define-email.ts'
import {
  type DroppedEmail,
  type Email,
  type EmailContext,
  type Fact,
  otherLanguage,
} from '../../email/email.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { isProbe, type Lead } from '../lead.ts'
import { assigneeReminders } from './reminders.ts'
import {
  adminLeadUrl,
  answerFacts,
  capitalized,
  ofLeads,
  replyTo,
  subjectFor,
  summaryOf,
  urgentNotice,
} from './lead-facts.ts'
import { sampleLead } from './sample.ts'

/** What an email about an assignment says. */
interface Assignment {
  /** The person to whom the leads were assigned, by id. */
  assignee: string
  /** References of the leads that were assigned together. */
  leads: readonly string[]
  /** The name of the person or of the rule that assigned them. */
  by: string
}

/** In ms: an assignment that is taken back within this time sends nothing. */
const delayMs = 10_000

/** The email to a colleague to whom leads were assigned; it is part of the first of them. */
export const leadAssigned = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-assigned',
  stored: { letter: 'lead-to-office', isAbout: (about) => assignmentOf({ about }) !== undefined },
  name: 'the email about an assignment',
  to: 'staff',
  perDay: 'unlimited',
  compose: composeFromRow,
  samples: () => {
    const one = { ...sampleLead('en'), assignee: 'olive' }
    const two = { ...one, id: 'CS-8L4N3R', name: 'Will Reyes', page: '/' }
    return [[one], [one, two]].map((others, n) => ({
      id: `${n + 1}`,
      record: one,
      others,
      row: {
        about: textOf({ assignee: 'olive', leads: others.map(({ id }) => id), by: 'Sam Staff' }),
      },
    }))
  },
})

interface AssignmentContext {
  /** The new assignee; undefined: nobody, or no change. */
  to: { id: string; email: string } | undefined
  /** Who assigns it: the id, and the name. Nobody gets an email about what they assigned to themselves. */
  by: { id?: string | undefined; name: string }
  at: Date
  /** References of the leads that are assigned together; empty: another one of them has the email. */
  together: readonly string[]
}

/** Returns the email to the new assignee of a lead, unless one is waiting already, and the reminders to them. */
export function assignmentEmails(
  lead: Lead,
  { to, by, at, together }: AssignmentContext,
): OutboxRow[] {
  if (!to || isProbe(lead)) return []
  const reminders = assigneeReminders(lead, to, at)
  if (to.id === by.id || together.length === 0) return reminders
  const isQueued = lead.mail.some(
    (row) =>
      row.state === 'waiting' && leadAssigned.is(row) && assignmentOf(row)?.assignee === to.id,
  )
  if (isQueued && together.length === 1) return reminders
  const about = textOf({ assignee: to.id, leads: together, by: by.name })
  return [leadAssigned.row(to.email, new Date(at.getTime() + delayMs), { about }), ...reminders]
}

const textOf = ({ assignee, leads, by }: Assignment) =>
  `assigned ${assignee} ${leads.join(',')} ${by}`

const assignmentText = /^assigned (?<assignee>\S+) (?<leads>\S+) (?<by>.*)$/s

/** Returns what a row's email about an assignment says; undefined for another email. */
export function assignmentOf({ about = '' }: Pick<OutboxRow, 'about'>): Assignment | undefined {
  const { assignee, leads, by = '' } = assignmentText.exec(about)?.groups ?? {}
  if (assignee === undefined || leads === undefined) return undefined
  return { assignee, leads: leads.split(','), by }
}

/** Renders it with the leads as they are now, without those that were assigned to someone else since. */
async function composeFromRow(
  record: Lead,
  { row, context, other }: Composing<Lead>,
): Promise<Email | DroppedEmail> {
  const assignment = assignmentOf(row)
  if (!assignment) throw new Error('This email is about no assignment.')
  const found = await Promise.all(
    assignment.leads.map(async (id) => (id === record.id ? record : other(id))),
  )
  const assigned = found
    .filter((lead) => lead !== undefined)
    .filter((lead) => lead.assignee === assignment.assignee && lead.erasedAt === undefined)
  if (assigned.length === 0) return { dropped: 'it was assigned to someone else by then' }
  return compose(assigned, assignment, context)
}

/** The most leads that an email about an assignment lists; the button leads to all of them. */
const maxListed = 50

/** Returns the email to a colleague to whom leads were assigned: one lead in full, several as a list. */
function compose(
  leads: readonly Lead[],
  { by, assignee }: Assignment,
  sender: EmailContext,
): Email {
  const [lead, ...others] = leads
  const reason = `You’re getting this because ${by} assigned ${others.length > 0 ? 'these leads' : 'this lead'} to you.`
  if (lead && others.length === 0) {
    const { service, place, due } = summaryOf(lead, sender)
    const urgent = urgentNotice(lead)
    return {
      language: 'en',
      subject: subjectFor(lead, `Assigned to you: ${lead.name}, ${service}${place} (${lead.id})`),
      preview: `${urgent ? `${urgent} ` : ''}${due ? `Answer by ${due}. ` : ''}${lead.phone}`,
      heading: `${capitalized(by)} assigned ${lead.name} to you`,
      ...replyTo(lead),
      parts: [
        ...(urgent ? [urgent] : []),
        [
          due && `Please answer by ${due}.`,
          lead.email !== '' && `Reply to this email and it goes to ${lead.name}.`,
          lead.email === '' && `${lead.name} left no email address, so please call.`,
        ]
          .filter(Boolean)
          .join(' '),
        {
          facts: [
            ...(due ? [['Answer by', due] as const] : []),
            ...otherLanguage(lead),
            ...answerFacts(lead, 'office', sender, { service }),
          ],
        },
        { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      ],
      reason,
    }
  }
  const count = `${leads.length} leads`
  const rest = leads.length - maxListed
  return {
    language: 'en',
    subject: subjectFor(
      { urgent: leads.some((one) => urgentNotice(one) !== undefined) },
      `Assigned to you: ${count}`,
    ),
    preview: leads.map(({ name }) => name).join(', '),
    heading: `${capitalized(by)} assigned you ${count}`,
    parts: [
      {
        facts: leads.slice(0, maxListed).map((one): Fact => {
          const { service, place, due } = summaryOf(one, sender)
          const what = `${subjectFor(one, one.name)}: ${service}${place}${due ? `, answer by ${due}` : ''}`
          return [one.id, what, adminLeadUrl(sender, one)]
        }),
      },
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      {
        button: {
          label: 'Open your leads',
          href: `${sender.origin}${paths.admin.contactsPage}?${new URLSearchParams({ assignee })}`,
        },
      },
    ],
    reason,
  }
}
