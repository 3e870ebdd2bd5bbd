import type { LeadChange } from '../contract/admin.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import type { Person } from '../records/person.ts'
import type { LeadDesk } from './lead-desk.ts'

export type StatusOutcome =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'no such lead' }
  /** Somebody changed it since the version that the change was made from. */
  | { outcome: 'stale'; lead: Lead }

/** Sets a lead's status and notes who did it and when. @throws NotStored */
export function setLeadStatus(
  id: string,
  change: LeadChange,
  { by, at }: { by: Person; at: Date },
  desk: LeadDesk,
): Promise<StatusOutcome> {
  return desk.work(id, (lead): Decision<Lead, StatusOutcome> => {
    if (!lead) return { answer: { outcome: 'no such lead' } }
    if (lead.version !== change.version) return { answer: { outcome: 'stale', lead } }
    if (lead.status === change.status) return { answer: { outcome: 'changed', lead } }
    const note = `status: ${lead.status} → ${change.status}`
    const changed: Lead = {
      ...lead,
      status: change.status,
      version: lead.version + 1,
      history: [...lead.history, { at: at.toISOString(), by: by.name, change: note }],
    }
    return { change: changed, answer: { outcome: 'changed', lead: changed } }
  })
}
