import type { LeadStatus } from '../../../services/api/contract/lead-status.ts'
import type { Wanted } from './undo.ts'

/** A status as people read it. */
export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** In: a change. Out: what is now so, for a notification: `Contacted. Looked after by Sam.` */
export function changeInWords(
  { status, assignee, tags, wonValue, lostReason }: Wanted,
  nameOf: (person: string) => string,
): string {
  const said = [
    status && `${statusNames[status]}.`,
    assignee !== undefined &&
      (assignee === null ? 'Nobody looks after it now.' : `Looked after by ${nameOf(assignee)}.`),
    tags && (tags.length > 0 ? `Tags: ${tags.join(', ')}.` : 'No tags.'),
    wonValue !== undefined && 'The value is kept.',
    lostReason !== undefined && 'The reason is kept.',
  ]
  return said.filter(Boolean).join(' ')
}
