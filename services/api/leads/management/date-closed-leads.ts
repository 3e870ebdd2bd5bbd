import type { Logger } from 'pino'
import { startPolling } from '../../background/polling.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import { type Lead, systemActor } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { reviseLead } from '../lead-update-event.ts'
import { closedAt, isUndated, outcomeOf } from '../outcome.ts'

interface DatingDeps {
  leads: Pick<LeadRepository, 'undated' | 'transact'>
  /** Returns that of the office. */
  timeZone: () => string
  now: () => Date
}

const atOnce = 100

/**
 * Stores the office's day of leads that an earlier release has closed, which has no time zone where columns are derived.
 * Idempotent, also for two processes on one database. @returns whether there may be more @throws NotStoredError
 */
export async function dateClosedLeads({ leads, timeZone, now }: DatingDeps): Promise<boolean> {
  const found = await leads.undated(atOnce)
  for (const { id } of found)
    await leads.transact(id, (lead) => ({
      ...(lead && isUndated(lead) && { change: dated(lead, timeZone(), now()) }),
      answer: undefined,
    }))
  return found.length === atOnce
}

function dated(lead: Lead, timeZone: string, at: Date): Lead {
  const { day } = toLocalTime(new Date(closedAt(lead)), timeZone)
  const field = lead.status === 'won' ? 'wonOn' : 'lostOn'
  const outcome = { ...lead.outcome, [field]: day }
  // Nobody hears of it again.
  if (lead.erasedAt !== undefined) return { ...lead, outcome, version: lead.version + 1 }
  const before = outcomeOf(lead)?.[field]
  const what = field === 'wonOn' ? 'won on' : 'lost on'
  const entries =
    before === day
      ? []
      : [{ change: `${what}: ${before} → ${day}`, detail: 'in the office’s time zone' }]
  return reviseLead(lead, { outcome }, entries, { at, by: systemActor })
}

const anHourMs = 60 * 60 * 1000

/** Dates closed leads at the start, and every hour: another process may still run the earlier release. */
export const startDatingLeads = ({ log, ...deps }: DatingDeps & { log: Pick<Logger, 'error'> }) =>
  startPolling(() => dateClosedLeads(deps), { log, everyMs: anHourMs })
