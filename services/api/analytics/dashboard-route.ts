import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import { currentPerson } from '../http/staff.ts'
import type { LeadView } from '../leads/contract.ts'
import { toInstant, toLocalTime } from '../sla/time-zone.ts'
import { loadSums, type AnalyticsSources } from './analytics.ts'
import { computeTotal } from './breakdown.ts'
import { dashboardResponse, type Dashboard } from './dashboard-contract.ts'
import { previousPeriod, resolvePeriod, splitPeriod } from './period.ts'
import { computeResponseTimes } from './response-times.ts'

interface Deps {
  sources: AnalyticsSources
  /** Returns the newest unanswered leads, those that can't wait first, at most `max`, and how many there are. */
  newLeads: (max: number) => Promise<{ total: number; leads: LeadView[] }>
  /**
   * Returns what is due, by whether it is the person's own, at most `max` of each, and how many open leads have no next
   * step.
   */
  dueLeads: (person: string, max: number) => Promise<Pick<Dashboard, 'own' | 'others' | 'without'>>
  countLeads: () => Promise<number>
  countStaff: () => Promise<number>
  countQuarantined: () => Promise<number>
  /** Returns the numbers of the newsletter. @param since who joined or left at or after, ISO 8601 in UTC */
  subscriberGrowth: (since: string) => Promise<Dashboard['subscribers']>
  mailFailures: () => Promise<Pick<Dashboard, 'failedMail' | 'retriedMail' | 'mailProblems'>>
  /** Whether emails are sent, rather than written to files. */
  mailIsSent: boolean
  now: () => Date
}

/** How many leads each list has; the contacts page has the rest. */
const maxShown = 8
const shownDays = 30

/** Registers the route of the dashboard, which shows open tasks. */
export function adminDashboardRoutes(app: App, deps: Deps) {
  const { sources, mailIsSent, now } = deps
  const { hours, timeZone } = sources.responseSla

  app.route({
    method: 'GET',
    url: paths.admin.dashboard,
    config: { role: 'staff' },
    schema: { summary: 'What needs attention now.', response: { 200: dashboardResponse } },
    handler: async (request) => {
      const at = now()
      const period = resolvePeriod({ days: shownDays }, toLocalTime(at, timeZone).day)
      const since = toInstant(period.from, '00:00', timeZone).toISOString()
      const [due, waiting, late, sums, before, mail, subscribers, quarantine, staff, leads] =
        await Promise.all([
          deps.dueLeads(currentPerson(request).id, maxShown),
          deps.newLeads(maxShown),
          sources.leadAnalytics.countOverdue(at.toISOString()),
          loadSums(period, at, sources),
          loadSums(previousPeriod(period), at, sources),
          deps.mailFailures(),
          deps.subscriberGrowth(since),
          deps.countQuarantined(),
          deps.countStaff(),
          deps.countLeads(),
        ])
      return {
        success: true as const,
        ...due,
        waiting: { ...waiting, late },
        fresh: {
          days: splitPeriod(period, 'day').map(({ from }) => ({
            day: from,
            leads: sums.leads.days.get(from)?.leads ?? 0,
          })),
          total: computeTotal(sums).leads,
          before: computeTotal(before).leads,
        },
        answers: computeResponseTimes(sums.leads, hours),
        answersBefore: computeResponseTimes(before.leads, hours),
        ...mail,
        subscribers,
        quarantine,
        steps: { request: leads > 0, colleague: staff > 1, mail: mailIsSent },
      }
    },
  })
}
