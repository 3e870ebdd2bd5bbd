import { randomUUID } from 'node:crypto'
import { queuedEmail, type OutboxRow } from './outbox-row.ts'

/** What an email about an assignment says. */
interface Assignment {
  /** The person to whom the leads were assigned, by id. */
  assignee: string
  /** References of the leads that were assigned together. */
  leads: readonly string[]
  /** The name of the person who assigned them. */
  by: string
}

/** In ms: an assignment that is taken back within this time sends nothing. */
const delayMs = 10_000

/**
 * Returns the email to a person to whom leads were assigned; it is part of the first of them. Its kind is that of the
 * emails about leads to the office, since the release before refuses unknown kinds; `about` tells them apart.
 */
export const assignmentRow = (assignment: Assignment, to: string, at: Date): OutboxRow => ({
  ...queuedEmail(randomUUID(), 'lead-to-office', to, new Date(at.getTime() + delayMs)),
  about: textOf(assignment),
})

const textOf = ({ assignee, leads, by }: Assignment) =>
  `assigned ${assignee} ${leads.join(',')} ${by}`

const assignmentText = /^assigned (?<assignee>\S+) (?<leads>\S+) (?<by>.*)$/s

/** Returns what a row's email about an assignment says; undefined for another email. */
export function assignmentOf({ letter, about = '' }: OutboxRow): Assignment | undefined {
  const { assignee, leads, by = '' } = assignmentText.exec(about)?.groups ?? {}
  if (letter !== 'lead-to-office' || assignee === undefined || leads === undefined) return undefined
  return { assignee, leads: leads.split(','), by }
}
