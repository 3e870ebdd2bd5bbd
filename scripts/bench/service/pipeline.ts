import { computePipeline } from '../../../services/api/analytics/pipeline.ts'
import { toLeadView } from '../../../services/api/leads/views/lead.ts'
import type { Store } from '../../../services/api/store.ts'
import { median, percentile, type Row, row } from '../row.ts'

const rounds = 15
/** The budget for the service's response to the pipeline screen. */
const budgetMs = 200

/** Measures the pipeline of twelve months on the store's leads. */
export async function measurePipeline(name: string, store: Store): Promise<Row[]> {
  const sources = {
    leadPipeline: store.leadPipeline,
    listColleagues: async () => [],
    lostReasons: [],
    quotesToFollowUp: async (before: string, max: number) => {
      const { leads, total } = await store.leads.quotesToFollowUp(before, max)
      return { total, leads: leads.map(toLeadView) }
    },
    responseSla: { timeZone: 'America/Chicago' },
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await computePipeline(12, new Date('2026-04-13T18:00:00.000Z'), sources)
    times.push(performance.now() - began)
  }
  const label = `pipeline, ${name}: twelve months`
  return [
    row(`${label}, p50`, median(times.slice(1)), 'ms'),
    row(`${label}, p95`, percentile(times.slice(1), 0.95), 'ms', budgetMs),
  ]
}
