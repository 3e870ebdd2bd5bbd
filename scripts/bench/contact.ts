import { bareService } from './bare.ts'
import { builtService } from './built-service.ts'
import { asFastAsPossible, atRate } from './load.ts'
import { percentile, type Row } from './row.ts'

const stored = 50_000

/** POST /api/contact, every answer durable, beside a bare route that appends and fsyncs. */
export async function contact(): Promise<Row[]> {
  const bare = await bareService()
  const limit = await load(bare.url).finally(bare.remove)
  const none = await measure(0)
  const many = await measure(stored)
  const from = 'POST /api/contact'
  return [
    { what: `${from} at 100/s, none stored: p50`, figure: none.p50, unit: 'ms' },
    { what: `${from} at 100/s, none stored: p99`, figure: none.p99, unit: 'ms', budget: 25 },
    { what: `${from} at 100/s, 50,000 stored: p50`, figure: many.p50, unit: 'ms' },
    { what: `${from} at 100/s, 50,000 stored: p99`, figure: many.p99, unit: 'ms', budget: 25 },
    {
      what: '50,000 stored against none, p50',
      figure: many.p50 / none.p50,
      unit: '×',
      budget: 1.5,
    },
    {
      what: '50,000 stored against none, p99',
      figure: many.p99 / none.p99,
      unit: '×',
      budget: 1.5,
    },
    { what: 'bare append and fsync at 100/s: p50', figure: limit.p50, unit: 'ms' },
    { what: 'bare append and fsync at 100/s: p99', figure: limit.p99, unit: 'ms' },
    { what: 'most per second, none stored', figure: none.most, unit: '/s' },
    { what: 'most per second, 50,000 stored', figure: many.most, unit: '/s' },
    { what: 'most per second, bare append and fsync', figure: limit.most, unit: '/s' },
    { what: 'service at rest', figure: none.memory, unit: 'MB', budget: 120 },
    { what: 'service at rest, 50,000 stored', figure: many.memory, unit: 'MB' },
  ]
}

async function measure(stored: number) {
  const service = await builtService({ stored })
  try {
    // At rest: start-up is over and the collector has been by.
    await new Promise((wait) => setTimeout(wait, 20_000))
    const memory = service.resident()
    return { memory, ...(await load(`${service.origin}/api/contact`)) }
  } finally {
    await service.remove()
  }
}

/** Warm-up, then 100 requests a second whatever the answers take, then as many as it can answer. */
async function load(url: string) {
  await atRate(url, 100, 3)
  const times = await atRate(url, 100, 20)
  const most = await asFastAsPossible(url, 50, 8)
  return { most, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
