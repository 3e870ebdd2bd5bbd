import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startService, stop, writeSmallSite } from '../../tests/crash/service.ts'
import { seedLeads } from '../../services/api/store/json-file/seed.ts'
import { bareService } from './bare-service.ts'
import { atRate, asFastAsPossible } from './load.ts'
import { percentile, type Row } from './row.ts'

/** POST /api/contact, every answer durable, beside a bare route that appends and fsyncs. */
export async function contact(): Promise<Row[]> {
  const bare = await bareService()
  const limit = await asFastAsPossible(bare.url, 50, 6)
  await bare.close()
  const empty = await measure(0)
  const full = await measure(50_000)
  return [
    { what: 'POST /api/contact at 100/s, none stored: p50', figure: empty.p50, unit: 'ms' },
    { what: '… p99', figure: empty.p99, unit: 'ms', budget: 25 },
    { what: '… with 50,000 stored: p50', figure: full.p50, unit: 'ms' },
    { what: '… p99', figure: full.p99, unit: 'ms', budget: 25 },
    {
      what: '50,000 stored against none, p50',
      figure: full.p50 / empty.p50,
      unit: '×',
      budget: 1.5,
    },
    { what: 'most per second, none stored', figure: empty.most, unit: '/s' },
    { what: 'most per second, 50,000 stored', figure: full.most, unit: '/s' },
    { what: 'most per second, bare append and fsync', figure: limit, unit: '/s' },
    { what: 'service at rest', figure: empty.memory, unit: 'MB', budget: 120 },
    { what: 'service at rest, 50,000 stored', figure: full.memory, unit: 'MB' },
  ]
}

async function measure(stored: number) {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-load-'))
  await writeSmallSite(folder)
  if (stored > 0) await seedLeads(join(folder, 'data'), stored)
  const service = await startService(folder, await freePort())
  try {
    // At rest: start-up is over and the collector has been by.
    await new Promise((wait) => setTimeout(wait, 20_000))
    const memory = residentMegabytes(service.process.pid)
    const url = `${service.origin}/api/contact`
    await atRate(url, 100, 3)
    const times = await atRate(url, 100, 20)
    const most = await asFastAsPossible(url, 50, 6)
    return { memory, most, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  } finally {
    await stop(service, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Linux only; elsewhere not a number. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000
  } catch {
    return Number.NaN
  }
}
