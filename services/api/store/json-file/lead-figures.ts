import type { LeadCounts, LeadSpan, LeadSums } from '../../figures/lead-figures.ts'
import { wallTime } from '../../promise/office-clock.ts'
import { cameFrom, type CameFrom } from '../../records/came-from.ts'
import type { Lead } from '../../records/lead.ts'
import { isProbe } from '../../records/probe.ts'

interface Keys extends CameFrom {
  day: string
}

/** A changed lead is another object, so what is kept under one stays true. */
const known = new WeakMap<Lead, Keys>()

function keysOf(lead: Lead, timeZone: string): Keys {
  const kept = known.get(lead)
  if (kept) return kept
  const keys = { ...cameFrom(lead), day: wallTime(new Date(lead.receivedAt), timeZone).day }
  known.set(lead, keys)
  return keys
}

/** In: leads. Out: those of the span that are leads, summed up. */
export function sumsOf(
  leads: Iterable<Lead>,
  { since, before, timeZone, now }: LeadSpan,
): LeadSums {
  const sums = { days: by(), landings: by(), referrers: by(), campaigns: by() }
  const answers = new Map<number, number>()
  let late = 0
  for (const lead of leads) {
    if (lead.receivedAt < since || lead.receivedAt >= before) continue
    if (!counts(lead)) continue
    const { day, landing, referrer, campaign } = keysOf(lead, timeZone)
    const won = lead.status === 'won'
    const more = { leads: 1, won: won ? 1 : 0, value: won ? (lead.wonValue ?? 0) : 0 }
    addTo(sums.days, day, more)
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
