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
  /** Unanswered leads: those that can't wait, then those that are overdue or due soon, the first due first. */
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
 * A lead that is assigned to nobody is everybody's own, as is a step that nobody does, and a lead that can't wait, which is due
 * from the beginning.
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
    ...({ sort: 'due', order: 'asc' } as const),
  } as const
  const dueSoon = {
    ...answers,
    urgent: false,
    dueBefore: new Date(now.getTime() + soonMinutes * 60_000).toISOString(),
  }
  const steps = {
    words: [],
    statuses: stepStatuses,
    nextBefore: toInstant(tomorrow, '00:00', timeZone).toISOString(),
    ...({ sort: 'next', order: 'asc' } as const),
  } as const
  const [urgent, assigned, unassigned, all, ownSteps, allSteps, none] = await Promise.all([
    leads.search({ ...answers, urgent: true }, 0, max),
    leads.search({ ...dueSoon, assignee: person }, 0, max),
    leads.search({ ...dueSoon, assignee: null }, 0, max),
    leads.search(dueSoon, 0, max * manyOfOthers),
    leads.search({ ...steps, stepBy: [person, null] }, 0, max),
    leads.search(steps, 0, max * manyOfOthers),
    leads.search({ ...steps, statuses: openStatuses, nextBefore: null }, 0, 1),
  ])
  const ownTotal = assigned.total + unassigned.total
  const soon = [...assigned.leads, ...unassigned.leads].sort(byDueTime)
  const ownAnswers = {
    total: urgent.total + ownTotal,
    leads: [...urgent.leads, ...soon].slice(0, max),
  }
  return {
    own: { answers: ownAnswers, steps: { total: ownSteps.total, leads: ownSteps.leads } },
    others: {
      answers: {
        total: all.total - ownTotal,
        leads: all.leads
          .filter(({ assignee }) => assignee !== undefined && assignee !== person)
          .slice(0, max),
      },
      steps: {
        total: allSteps.total - ownSteps.total,
        leads: allSteps.leads
          .filter(({ nextStep }) => !['', person].includes(nextStep?.who ?? ''))
          .slice(0, max),
      },
    },
    without: none.total,
  }
}

/** Colleagues' leads are looked for among the first so many times as many; the list has all. */
const manyOfOthers = 4

const byDueTime = (one: Lead, other: Lead): number =>
  (one.dueAt ?? '') < (other.dueAt ?? '') ? -1 : 1
