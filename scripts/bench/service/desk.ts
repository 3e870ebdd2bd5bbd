import { previousPeriod, resolvePeriod } from '../../../services/api/analytics/period.ts'
import { loadSums } from '../../../services/api/analytics/analytics.ts'
import { findDuplicates } from '../../../services/api/leads/management/find-duplicates.ts'
import { similarLeads } from '../../../services/api/leads/management/similar-leads.ts'
import { openStatuses, stepStatuses } from '../../../services/api/leads/next-step-contract.ts'
import { responseSla } from '../../../services/api/sla/contract.ts'
import type { Store } from '../../../services/api/store.ts'
import { median, percentile, type Row, row } from '../row.ts'

const rounds = 15
/** The budget for what staff wait for at each call. */
const budgetMs = 200

/** Measures the queries of the dashboard, and those for leads of the same person. */
export async function measureDesk(name: string, store: Store, now: Date): Promise<Row[]> {
  const at = now.toISOString()
  const { leads, leadAnalytics, traffic } = store
  const sla = responseSla.parse({
    timeZone: 'America/Chicago',
    timeZoneNames: { en: 'Central Time', es: 'hora del centro' },
  })
  const sources = {
    ...{ traffic, leadAnalytics, responseSla: sla },
    ...{ pageAt: () => undefined, isMissing: () => false },
  }
  const period = resolvePeriod({ days: 30 }, at.slice(0, 10))
  const steps = { words: [], sort: 'next', order: 'asc' } as const
  const [known] = (await leads.newestFirst(0, 1)).leads
  const calls: Record<string, () => Promise<unknown>> = {
    'the dashboard': () =>
      Promise.all([
        leads.search({ ...steps, statuses: stepStatuses, nextBefore: at }, 0, 12),
        leads.search({ ...steps, statuses: openStatuses, nextBefore: null }, 0, 1),
        leads.search({ words: [], statuses: ['new'], sort: 'due', order: 'asc' }, 0, 8),
        leadAnalytics.countOverdue(at),
        loadSums(period, now, sources),
        loadSums(previousPeriod(period), now, sources),
      ]),
    'leads of the person who is typed': () =>
      similarLeads(
        { name: 'Eva Heath', phone: '970-555-0142', email: 'eva@example.com', town: '' },
        leads,
      ),
    'other leads of a person': async () => known && findDuplicates(known, leads),
  }
  const rows: Row[] = []
  for (const [what, call] of Object.entries(calls)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await call()
      times.push(performance.now() - began)
    }
    rows.push(row(`${what}, ${name}, p50`, median(times), 'ms'))
    rows.push(row(`${what}, ${name}, p95`, percentile(times, 0.95), 'ms', budgetMs))
  }
  return rows
}
