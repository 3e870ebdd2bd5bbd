import { soonMinutes } from './contract.ts'
import { nextDay, toInstant, toLocalTime } from '../sla/time-zone.ts'
import type { LeadRepository } from './lead-repository.ts'
import type { Lead } from './lead.ts'
import { openStatuses, stepStatuses } from './next-step-contract.ts'

interface Found {
  total: number
  leads: Lead[]
}

interface Due {
  /** Unanswered leads that are overdue or due soon, the first due first. */
  answers: Found
  /** Leads whose next step is due today or overdue. */
  steps: Found
}

interface Context {
  leads: Pick<LeadRepository, 'search'>
  /** The office's. */
  timeZone: string
  now: Date
}

/**
 * Returns what is due, by whether it is the person's own, at most `max` of each, and how many open leads have no next step.
 * A lead that is assigned to nobody is everybody's own.
 */
export async function dueLeads(
  person: string,
  max: number,
  { leads, timeZone, now }: Context,
): Promise<{ own: Due; others: Due; without: number }> {
  const tomorrow = nextDay(toLocalTime(now, timeZone).day)
  const answers = {
    words: [],
    statuses: ['new'],
    dueBefore: new Date(now.getTime() + soonMinutes * 60_000).toISOString(),
    ...({ sort: 'due', order: 'asc' } as const),
  } as const
  const steps = {
    words: [],
    statuses: stepStatuses,
    nextBefore: toInstant(tomorrow, '00:00', timeZone).toISOString(),
    ...({ sort: 'next', order: 'asc' } as const),
  } as const
  const [assigned, unassigned, allAnswers, ownSteps, allSteps, none] = await Promise.all([
    leads.search({ ...answers, assignee: person }, 0, max),
    leads.search({ ...answers, assignee: null }, 0, max),
    leads.search(answers, 0, max * manyOfOthers),
    leads.search({ ...steps, stepBy: person }, 0, max),
    leads.search(steps, 0, max * manyOfOthers),
    leads.search({ ...steps, statuses: openStatuses, nextBefore: null }, 0, 1),
  ])
  const ownAnswers = {
    total: assigned.total + unassigned.total,
    leads: [...assigned.leads, ...unassigned.leads].sort(byUrgencyAndDueTime).slice(0, max),
  }
  return {
    own: { answers: ownAnswers, steps: { total: ownSteps.total, leads: ownSteps.leads } },
    others: {
      answers: {
        total: allAnswers.total - ownAnswers.total,
        leads: allAnswers.leads
          .filter(({ assignee }) => assignee !== undefined && assignee !== person)
          .slice(0, max),
      },
      steps: {
        total: allSteps.total - ownSteps.total,
        leads: allSteps.leads.filter(({ nextStep }) => nextStep?.who !== person).slice(0, max),
      },
    },
    without: none.total,
  }
}

/** Colleagues' leads are looked for among the first so many times as many; the list has all. */
const manyOfOthers = 4

const byUrgencyAndDueTime = (one: Lead, other: Lead): number =>
  Number(other.urgent ?? false) - Number(one.urgent ?? false) ||
  (one.dueAt ?? '').localeCompare(other.dueAt ?? '')
