import type { LeadCounts, LeadSumsQuery, LeadSums } from '../../figures/analytics-repository.ts'
import { nextDay, toInstant, toLocalTime } from '../../promise/time-zone.ts'
import { attributionOf } from '../../records/attribution.ts'
import { type Lead, isProbe } from '../../records/lead.ts'
import { memoizePerRecord } from './record-index.ts'

const originOf = memoizePerRecord(attributionOf)

/** In: leads. Out: sums over those in the time span, without spam, merged leads and probes. */
export function sumLeads(
  leads: Iterable<Lead>,
  { since, before, timeZone, now }: LeadSumsQuery,
): LeadSums {
  const sums = {
    days: emptySums(),
    landings: emptySums(),
    referrers: emptySums(),
    campaigns: emptySums(),
  }
  const answers = new Map<number, number>()
  const dayOf = dayLookup(since, before, timeZone)
  let late = 0
  for (const lead of leads) {
    if (lead.receivedAt < since || lead.receivedAt >= before) continue
    if (!isCounted(lead)) continue
    const { landing, referrer, campaign } = originOf(lead)
    const won = lead.status === 'won'
    const more = { leads: 1, won: won ? 1 : 0, value: won ? (lead.wonValue ?? 0) : 0 }
    addTo(sums.days, dayOf(lead.receivedAt), more)
    addTo(sums.landings, landing, more)
    addTo(sums.referrers, referrer, more)
    addTo(sums.campaigns, campaign, more)
    const { answerMinutes } = lead
    if (answerMinutes !== undefined)
      answers.set(answerMinutes, (answers.get(answerMinutes) ?? 0) + 1)
    if (isOverdue(lead, now)) late += 1
  }
  return { ...sums, answers, late }
}

/** How many unanswered leads are overdue. */
export function countOverdue(leads: Iterable<Lead>, now: string): number {
  let late = 0
  for (const lead of leads) if (isCounted(lead) && isOverdue(lead, now)) late += 1
  return late
}

const isCounted = (lead: Lead) =>
  lead.status !== 'spam' && lead.mergedInto === undefined && !isProbe(lead)

const isOverdue = ({ status, answeredAt, dueAt, erasedAt }: Lead, now: string) =>
  status === 'new' &&
  answeredAt === undefined &&
  erasedAt === undefined &&
  dueAt !== undefined &&
  dueAt < now

const emptySums = () => new Map<string, LeadCounts>()

function addTo(sums: Map<string, LeadCounts>, key: string, more: LeadCounts): void {
  const sum = sums.get(key)
  if (!sum) sums.set(key, { ...more })
  else {
    sum.leads += more.leads
    sum.won += more.won
    sum.value += more.value
  }
}

/** The office's day of a moment in the span, by a table of when each day begins: much faster than Intl. */
function dayLookup(since: string, before: string, timeZone: string): (moment: string) => string {
  const days: { day: string; begins: string }[] = []
  let { day } = toLocalTime(new Date(since), timeZone)
  for (let begins = since; begins < before;) {
    days.push({ day, begins })
    day = nextDay(day)
    begins = toInstant(day, '00:00', timeZone).toISOString()
  }
  let last = 0
  return (moment) => {
    // Leads come nearly in order: the day is that of the previous lead or near it.
    while (last > 0 && moment < (days[last]?.begins ?? '')) last -= 1
    while (moment >= (days[last + 1]?.begins ?? before)) last += 1
    return days[last]?.day ?? day
  }
}
