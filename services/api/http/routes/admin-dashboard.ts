import { dashboardAnswer } from '../../contract/dashboard.ts'
import { paths } from '../../contract/paths.ts'
import { sumsOver, type Sources } from '../../figures/analytics.ts'
import { answerTimesOf } from '../../figures/answer-times.ts'
import { partsOf, periodBefore, periodOf } from '../../figures/period.ts'
import { totalOf } from '../../figures/breakdown.ts'
import type { HeldLeads, HeldSubscribers } from '../../intake/quarantine.ts'
import { wallTime } from '../../promise/office-clock.ts'
import type { DeadLetters } from '../../staff/dead-letters.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import type { People } from '../../staff/people.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'
import { leadView } from '../views/lead.ts'

interface Desk {
  sources: Sources
  leads: Pick<LeadDesk, 'search' | 'newestFirst'>
  quarantine: {
    leads: Pick<HeldLeads, 'newestFirst'>
    subscribers: Pick<HeldSubscribers, 'newestFirst'>
  }
  deadLetters: Pick<DeadLetters, 'list'>
  people: Pick<People, 'everyone'>
  /** Whether letters are sent, rather than written to files. */
  mailIsSent: boolean
  sessions: Pick<Sessions, 'signedIn'>
  now: () => Date
}

/** So many requests that wait are shown; the contacts page has the rest. */
const mostWaiting = 8
/** Beyond so many it does not matter how many letters have failed. */
const mostFailed = 100
const shownDays = 30

/** The dashboard: what needs doing now. */
export function adminDashboardRoutes(app: App, desk: Desk) {
  const { sources, leads, quarantine, deadLetters, people, mailIsSent, sessions, now } = desk
  const { hours, timeZone } = sources.promise

  app.route({
    method: 'GET',
    url: paths.admin.dashboard,
    schema: { response: { 200: dashboardAnswer } },
    preValidation: sessions.signedIn,
    handler: async () => {
      const at = now()
      const period = periodOf({ days: shownDays }, wallTime(at, timeZone).day)
      const open = { words: [], statuses: ['new'], sort: 'due', order: 'asc' } as const
      const [waiting, late, sums, before, failed, heldLeads, heldSubscribers, staff, all] =
        await Promise.all([
          leads.search(open, 0, mostWaiting),
          sources.leadFigures.late(at.toISOString()),
          sumsOver(period, at, sources),
          sumsOver(periodBefore(period), at, sources),
          deadLetters.list(mostFailed),
          quarantine.leads.newestFirst(0, 1),
          quarantine.subscribers.newestFirst(0, 1),
          people.everyone(),
          leads.newestFirst(0, 1),
        ])
      return {
        success: true as const,
        waiting: { total: waiting.total, late, leads: waiting.leads.map(leadView) },
        fresh: {
          days: partsOf(period, 'day').map(({ from }) => ({
            day: from,
            leads: sums.leads.days.get(from)?.leads ?? 0,
          })),
          total: totalOf(sums).leads,
          before: totalOf(before).leads,
        },
        answers: answerTimesOf(sums.leads, hours),
        answersBefore: answerTimesOf(before.leads, hours),
        failedMail: failed.length,
        quarantine: heldLeads.total + heldSubscribers.total,
        steps: { request: all.total > 0, colleague: staff.length > 1, mail: mailIsSent },
      }
    },
  })
}
