import type { Lead } from '../lead.ts'
import { outcomeOf } from '../outcome.ts'
import {
  lostReasonLabel,
  type LostReasonChoice,
  type Outcome,
  type OutcomeChange,
  type Quote,
  type QuoteChange,
} from '../outcome-contract.ts'
import type { Change } from '../lead-update-event.ts'

interface WantedOutcome {
  /** The status after the change. */
  status: Lead['status']
  quote: QuoteChange | undefined
  outcome: OutcomeChange | undefined
}

interface OutcomeContext {
  /** The day in the office. */
  today: string
  lostReasons: readonly LostReasonChoice[]
}

/**
 * Returns quote and outcome of a lead after a change, and what the history says about it. A lead that becomes quoted,
 * won or lost gets today as the day of that, unless the change names another or the quote was sent before.
 */
export function resolveOutcome(
  lead: Lead,
  { status, quote: wantedQuote = {}, outcome: wanted = {} }: WantedOutcome,
  { today, lostReasons }: OutcomeContext,
): { set: Pick<Lead, 'quote' | 'outcome'>; entries: Change[] } {
  const becomes = (one: Lead['status']) => status === one && lead.status !== one
  const asked = withoutNull<Quote>({ ...lead.quote, ...wantedQuote })
  const quote = becomes('quoted') ? { sentOn: today, ...asked } : asked
  const closed = withoutNull<Outcome>({ ...lead.outcome, ...wanted })
  const outcome = {
    ...closed,
    ...(becomes('won') && { wonOn: wanted.wonOn ?? today }),
    ...(becomes('lost') && { lostOn: wanted.lostOn ?? today }),
  }
  const reason = (id: string | undefined) =>
    id === undefined ? 'none' : lostReasonLabel(lostReasons, id)
  // The entry about the status has its day.
  const wonBefore = (becomes('won') ? today : outcomeOf(lead)?.wonOn) ?? 'none'
  const lostBefore = (becomes('lost') ? today : outcomeOf(lead)?.lostOn) ?? 'none'
  const rows: [string, string, string][] = [
    ['quote', dollars(lead.quote?.amount), dollars(quote.amount)],
    ['quote sent', lead.quote?.sentOn ?? 'none', asked.sentOn ?? 'none'],
    ['follow up', lead.quote?.followUpOn ?? 'none', quote.followUpOn ?? 'none'],
    ['won on', wonBefore, wanted.wonOn ?? wonBefore],
    ['lost on', lostBefore, wanted.lostOn ?? lostBefore],
    ['lost because', reason(lead.outcome?.lostBecause), reason(outcome.lostBecause)],
  ]
  return {
    set: { quote: undefinedIfBlank(quote), outcome: undefinedIfBlank(outcome) },
    entries: rows.flatMap(([what, before, after]) =>
      before === after ? [] : [{ change: `${what}: ${before} → ${after}` }],
    ),
  }
}

/** Returns what prevents a change of quote or outcome, by field of the change. */
export function findInvalidOutcome(
  lead: Lead,
  { status, outcome: { wonOn, lostOn, lostBecause } = {} }: WantedOutcome,
  { today, lostReasons }: OutcomeContext,
): { outcome?: string } {
  if (wonOn !== undefined && status !== 'won')
    return { outcome: 'Only a won lead has a day it was won. Set its status to Won first.' }
  if (wonOn !== undefined && wonOn > today)
    return { outcome: 'The day it was won can’t be later than today.' }
  if (lostOn !== undefined && status !== 'lost')
    return { outcome: 'Only a lost lead has a day it was lost. Set its status to Lost first.' }
  if (lostOn !== undefined && lostOn > today)
    return { outcome: 'The day it was lost can’t be later than today.' }
  if (typeof lostBecause !== 'string') return {}
  if (status !== 'lost')
    return { outcome: 'Only a lost lead can have a reason. Set its status to Lost first.' }
  const isKnown =
    lostBecause === lead.outcome?.lostBecause || lostReasons.some(({ id }) => id === lostBecause)
  return isKnown ? {} : { outcome: 'Pick a reason from the list.' }
}

/** Returns an amount for the history: `$12,500`, or `none`. */
export const dollars = (value: number | undefined): string =>
  value === undefined ? 'none' : `$${value.toLocaleString('en-US')}`

const withoutNull = <T extends object>(parts: { [Name in keyof T]?: T[Name] | null }): T =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== null && value !== undefined),
  ) as T

const undefinedIfBlank = <T extends object>(parts: T): T | undefined =>
  Object.keys(parts).length === 0 ? undefined : parts
