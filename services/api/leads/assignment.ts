import { assignmentOf, assignmentRow } from '../outbox/assignment-row.ts'
import type { DueRow } from '../outbox/outbox.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { Person } from '../people/person.ts'
import { isProbe, type Lead } from './lead.ts'
import type { LeadAccess } from './lead-repository.ts'

interface AssignmentContext {
  /** The new assignee; undefined: nobody, or no change. */
  to: Pick<Person, 'id' | 'email'> | undefined
  /** Who assigns it: the id, and the name. Nobody gets an email about what they assigned to themselves. */
  by: { id?: string | undefined; name: string }
  at: Date
  /** References of the leads that are assigned together; empty: another one of them has the email. */
  together: readonly string[]
}

/** Returns the email to the new assignee of a lead, unless one is waiting already. */
export function assignmentEmails(
  lead: Lead,
  { to, by, at, together }: AssignmentContext,
): OutboxRow[] {
  if (!to || to.id === by.id || together.length === 0 || isProbe(lead)) return []
  const isQueued = lead.mail.some(
    (row) => row.state === 'waiting' && assignmentOf(row)?.assignee === to.id,
  )
  if (isQueued && together.length === 1) return []
  return [assignmentRow({ assignee: to.id, leads: together, by: by.name }, to.email, at)]
}

/** Returns a due row with the leads that an email about an assignment is about, as they are now. */
export async function withAssignedLeads(
  due: DueRow,
  leads: Pick<LeadAccess, 'one'>,
): Promise<DueRow> {
  const assignment = assignmentOf(due.row)
  if (!assignment) return due
  const found = await Promise.all(assignment.leads.map((id) => leads.one(id)))
  return { ...due, assigned: found.filter((lead) => lead !== undefined) }
}
