import type { LeadCounts, LeadSpan, LeadSums } from '../../figures/lead-figures.ts'
import { dayAfter, momentOf, wallTime } from '../../promise/office-clock.ts'
import { cameFrom } from '../../records/came-from.ts'
import type { Lead } from '../../records/lead.ts'
import { isProbe } from '../../records/probe.ts'
import { onceEach } from './once-each.ts'

const originOf = onceEach(cameFrom)

/** In: leads. Out: those of the span that are leads, summed up. */
export function sumsOf(
  leads: Iterable<Lead>,
  { since, before, timeZone, now }: LeadSpan,
): LeadSums {
  const sums = { days: by(), landings: by(), referrers: by(), campaigns: by() }
  const answers = new Map<number, number>()
  const dayOf = daysOnTheWall(since, before, timeZone)
  let late = 0
  for (const lead of leads) {
    if (lead.receivedAt < since || lead.receivedAt >= before) continue
    if (!counts(lead)) continue
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
    if (isLate(lead, now)) late += 1
  }
  return { ...sums, answers, late }
}

/** How many leads are late, and nobody has answered yet. */
export function lateOf(leads: Iterable<Lead>, now: string): number {
  let late = 0
  for (const lead of leads) if (counts(lead) && isLate(lead, now)) late += 1
  return late
}

const counts = (lead: Lead) =>
  lead.status !== 'spam' && lead.mergedInto === undefined && !isProbe(lead)

const isLate = ({ status, answeredAt, dueAt }: Lead, now: string) =>
  status === 'new' && answeredAt === undefined && dueAt !== undefined && dueAt < now

const by = () => new Map<string, LeadCounts>()

function addTo(sums: Map<string, LeadCounts>, key: string, more: LeadCounts): void {
  const sum = sums.get(key)
  if (!sum) sums.set(key, { ...more })
  else {
    sum.leads += more.leads
    sum.won += more.won
    sum.value += more.value
  }
}

/** The wall's day of a moment in the span, by when each day begins: much faster than asking a calendar. */
function daysOnTheWall(
  since: string,
  before: string,
  timeZone: string,
): (moment: string) => string {
  const days: { day: string; begins: string }[] = []
  let { day } = wallTime(new Date(since), timeZone)
  for (let begins = since; begins < before;) {
    days.push({ day, begins })
    day = dayAfter(day)
    begins = momentOf(day, '00:00', timeZone).toISOString()
  }
  let last = 0
  return (moment) => {
    // Leads come in their order, or nearly: the day is the last one's or near it.
    while (last > 0 && moment < (days[last]?.begins ?? '')) last -= 1
    while (moment >= (days[last + 1]?.begins ?? before)) last += 1
    return days[last]?.day ?? day
  }
}
