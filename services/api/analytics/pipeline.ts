import type { Colleague } from '../contract/colleague.ts'
import { addDays } from '../contract/day.ts'
import type { LeadView } from '../leads/contract.ts'
import { lostReasonLabel, type LostReasonChoice } from '../leads/outcome-contract.ts'
import type { ResponseSla } from '../sla/contract.ts'
import { toInstant, toLocalTime } from '../sla/time-zone.ts'
import { added, type LeadPipeline } from './lead-pipeline.ts'
import type { ClosedLeads, OpenLeads, Pipeline } from './pipeline-contract.ts'

export interface PipelineSources {
  leadPipeline: LeadPipeline
  listColleagues: () => Promise<readonly Pick<Colleague, 'id' | 'name'>[]>
  lostReasons: readonly LostReasonChoice[]
  /** Returns the quotes to ask about before a day, the first `max` of them, and how many there are. */
  quotesToFollowUp: (before: string, max: number) => Promise<{ total: number; leads: LeadView[] }>
  responseSla: Pick<ResponseSla, 'timeZone'>
}

/** How many quotes to ask about are shown. */
const maxFollowUps = 20

const noneOpen: OpenLeads = { new: 0, contacted: 0, quoted: 0, amount: 0, unpriced: 0 }
const noneClosed: ClosedLeads = { won: 0, value: 0, lost: 0 }
const noneReceived = { leads: 0, won: 0, value: 0 }

/** Returns the pipeline. @param months how many calendar months of closed leads @throws StoreUnavailableError */
export async function computePipeline(
  months: number,
  now: Date,
  sources: PipelineSources,
): Promise<Omit<Pipeline, 'success'>> {
  const { leadPipeline, lostReasons } = sources
  const { timeZone } = sources.responseSla
  const today = toLocalTime(now, timeZone).day
  const tomorrow = addDays(today, 1)
  const names = lastMonths(today.slice(0, 7), months)
  const from = `${names[0] ?? today.slice(0, 7)}-01`
  const begins = (day: string) => toInstant(day, '00:00', timeZone).toISOString()
  const [open, closed, received, followUps, colleagues] = await Promise.all([
    leadPipeline.open(),
    leadPipeline.closed(from, tomorrow),
    leadPipeline.received({ from: begins(from), before: begins(tomorrow), timeZone }),
    sources.quotesToFollowUp(tomorrow, maxFollowUps),
    sources.listColleagues(),
  ])
  const ofMonth = <Sums>(month: string, days: ReadonlyMap<string, Sums>): Sums[] =>
    [...days].filter(([day]) => day.startsWith(month)).map(([, sums]) => sums)
  const ids = [...new Set([...open.people.keys(), ...closed.people.keys()])]
  const people = ids.map((id) => {
    const name = colleagues.find((one) => one.id === id)?.name
    return {
      ...{ id, ...(name !== undefined && { name }) },
      open: open.people.get(id) ?? noneOpen,
      closed: closed.people.get(id) ?? noneClosed,
    }
  })
  const nobody = {
    open: without(open.total, added(noneOpen, open.people.values())),
    closed: without(closed.total, added(noneClosed, closed.people.values())),
  }
  const hasLeads = [nobody.open, nobody.closed].some((sums) =>
    Object.values<number>(sums).some((sum) => sum > 0),
  )
  const reasons = [...closed.reasons].map(([id, leads]) => ({
    ...{ id, label: lostReasonLabel(lostReasons, id), leads },
  }))
  const unexplained = closed.total.lost - reasons.reduce((sum, { leads }) => sum + leads, 0)
  return {
    today,
    from,
    open: open.total,
    closed: closed.total,
    people: [
      ...people.sort(
        (one, other) =>
          other.open.amount - one.open.amount ||
          other.closed.value - one.closed.value ||
          (one.name ?? '').localeCompare(other.name ?? ''),
      ),
      ...(hasLeads ? [nobody] : []),
    ],
    months: names.map((month) => ({
      month,
      received: added(noneReceived, ofMonth(month, received)),
      closed: added(noneClosed, ofMonth(month, closed.days)),
    })),
    lost: [
      ...reasons.sort(
        (one, other) => other.leads - one.leads || one.label.localeCompare(other.label),
      ),
      ...(unexplained > 0 ? [{ label: 'No reason chosen', leads: unexplained }] : []),
    ],
    followUps,
  }
}

/** Returns the months up to one: `2026-11` and those before, oldest first. */
function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(year, month - count + n, 1)).toISOString().slice(0, 7),
  )
}

const without = <Name extends string>(
  all: Record<Name, number>,
  some: Record<Name, number>,
): Record<Name, number> => {
  const rest = { ...all }
  for (const name of Object.keys(all) as Name[]) rest[name] -= some[name]
  return rest
}
