import { dashboardResponse } from '../dashboard-contract.ts'
import { paths } from '../../contract/paths.ts'
import { loadSums, type AnalyticsSources } from '../../analytics/analytics.ts'
import { computeResponseTimes } from '../../analytics/response-times.ts'
import { splitPeriod, previousPeriod, resolvePeriod } from '../../analytics/period.ts'
import { computeTotal } from '../../analytics/breakdown.ts'
import type { LeadQuarantine, LeadRepository } from '../../leads/lead-repository.ts'
import type { SubscriberRepository } from '../../subscribers/subscriber-repository.ts'
import { toInstant, toLocalTime } from '../../sla/time-zone.ts'
import type { OutboxRepository } from '../../email/outbox-repository.ts'
import type { PeopleRepository } from '../../people/people.ts'
import type { App } from '../../http/fastify-app.ts'
import { findMailProblems } from '../health-problems.ts'
import type { Sessions } from '../../people/sessions.ts'
import { toLeadView } from '../../leads/views/lead.ts'

interface Deps {
  sources: AnalyticsSources
  leads: Pick<LeadRepository, 'search' | 'newestFirst'>
  subscribers: Pick<SubscriberRepository, 'growth'>
  quarantine: {
    leads: Pick<LeadQuarantine, 'newestFirst'>
    subscribers: Pick<SubscriberRepository, 'newestFirst'>
  }
  mailCount: Pick<OutboxRepository['mailQueue'], 'failureStats'>
  people: Pick<PeopleRepository, 'listMembers'>
  /** Whether emails are sent, rather than written to files. */
  mailIsSent: boolean
  sessions: Pick<Sessions, 'requireSession'>
  now: () => Date
}

/** The number of unanswered leads shown; the contacts page has the rest. */
const maxUnanswered = 8
const shownDays = 30

/** Registers the route of the dashboard, which shows open tasks. */
export function adminDashboardRoutes(app: App, deps: Deps) {
  const { sources, leads, subscribers, quarantine, mailCount, people, mailIsSent, sessions, now } =
    deps
  const { hours, timeZone } = sources.responseSla

  app.route({
    method: 'GET',
    url: paths.admin.dashboard,
    schema: { summary: 'What needs attention now.', response: { 200: dashboardResponse } },
    preValidation: sessions.requireSession,
    handler: async () => {
      const at = now()
      const period = resolvePeriod({ days: shownDays }, toLocalTime(at, timeZone).day)
      const open = { words: [], statuses: ['new'], sort: 'due', order: 'asc' } as const
      const [waiting, late, sums, before, mail, growth, heldLeads, heldSubscribers, staff, all] =
        await Promise.all([
          leads.search(open, 0, maxUnanswered),
          sources.leadAnalytics.countOverdue(at.toISOString()),
          loadSums(period, at, sources),
          loadSums(previousPeriod(period), at, sources),
          mailCount.failureStats(),
          subscribers.growth(toInstant(period.from, '00:00', timeZone).toISOString()),
          quarantine.leads.newestFirst(0, 1),
          quarantine.subscribers.newestFirst(0, 1),
          people.listMembers(),
          leads.newestFirst(0, 1),
        ])
      return {
        success: true as const,
        waiting: { total: waiting.total, late, leads: waiting.leads.map(toLeadView) },
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
        failedMail: mail.failed,
        retriedMail: mail.retried,
        mailProblems: findMailProblems(mail, mailIsSent),
        subscribers: growth,
        quarantine: heldLeads.total + heldSubscribers.total,
        steps: { request: all.total > 0, colleague: staff.length > 1, mail: mailIsSent },
      }
    },
  })
}
