import { startBaseline } from './baseline.ts'
import { type BuiltService, startBuiltService } from './built-service.ts'
import { maxThroughput, atRate, postContact } from './load.ts'
import { cpuTimeMs, measureCpuShare } from '../cpu.ts'
import { median, percentile, type Row, row } from '../row.ts'

const stored = 50_000
const rounds = 5
const perSecond = 100
/** Per target and round. Short, so that noise from other processes affects all three alike; 20 s in total each. */
const seconds = 4

interface Target {
  url: string
  pid: number | undefined
}

/**
 * Measures POST /api/contact, where every response follows a sync to disk, and a minimal route that
 * appends and syncs one line. They take turns, so that noise from other processes affects all alike.
 */
export async function contact(): Promise<Row[]> {
  const bare = await startBaseline()
  const none = await startBuiltService()
  // Measured before the other target starts, because memory shrinks over time.
  const resting = { none: await restingMemory(none), many: Number.NaN }
  const many = await startBuiltService({ stored })
  try {
    resting.many = await restingMemory(many)
    const busy = measureCpuShare()
    const latencies = await measureInTurns([bare, none, many].map(({ url, pid }) => ({ url, pid })))
    const share = busy()
    const throughput = []
    for (const { url } of [bare, none, many])
      throughput.push((await maxThroughput(postContact(url), 50, 8)).perSecond)
    return rowsOf(latencies, throughput, resting, share)
  } finally {
    await many.remove()
    await none.remove()
    await bare.remove()
  }
}

/** Returns the service's memory 20 s after its start, in MB. */
async function restingMemory(service: BuiltService): Promise<number> {
  await new Promise((wait) => setTimeout(wait, 20_000))
  return service.residentMb()
}

interface Latencies {
  p50: number
  p99: number
  cost: number
}

/** Returns the latencies of each target by round, after a warm-up round. */
async function measureInTurns(targets: readonly Target[]): Promise<Latencies[][]> {
  for (const { url } of targets) await atRate(postContact(url), perSecond, 2)
  const figures: Latencies[][] = targets.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { url, pid }] of targets.entries()) {
      const before = cpuTimeMs(pid)
      const times = await atRate(postContact(url), perSecond, seconds)
      const cost = (cpuTimeMs(pid) - before) / times.length
      figures[index]?.push({ p50: percentile(times, 0.5), p99: percentile(times, 0.99), cost })
    }
  return figures
}

type RestingMemory = { none: number; many: number }

function rowsOf(at: Latencies[][], most: number[], rest: RestingMemory, share: number): Row[] {
  const [bare = [], none = [], many = []] = at
  const [mostBare = Number.NaN, mostNone = Number.NaN, mostMany = Number.NaN] = most
  const of = (all: Latencies[], what: keyof Latencies) => median(all.map((one) => one[what]))
  const ratio = (what: keyof Latencies) =>
    median(many.map((one, round) => one[what] / (none[round]?.[what] ?? Number.NaN)))
  const post = `POST /api/contact at ${perSecond}/s`
  const named = 'bare append and fsync'
  return [
    row(`${post}, none stored: p50`, of(none, 'p50'), 'ms'),
    row(`${post}, none stored: p99`, of(none, 'p99'), 'ms', 25),
    row(`${post}, 50,000 stored: p50`, of(many, 'p50'), 'ms'),
    row(`${post}, 50,000 stored: p99`, of(many, 'p99'), 'ms', 25),
    row(`${named} at ${perSecond}/s: p50`, of(bare, 'p50'), 'ms'),
    row(`${named} at ${perSecond}/s: p99`, of(bare, 'p99'), 'ms'),
    row('50,000 stored against none, p50', ratio('p50'), '×', 1.5),
    row('50,000 stored against none, p99', ratio('p99'), '×', 1.5),
    row('50,000 stored against none, processor', ratio('cost'), '×', 1.5),
    row('processor time for a request, mail included', of(none, 'cost'), 'ms'),
    row('the machine meanwhile, ours included', share * 100, '% busy'),
    row('most per second, none stored', mostNone, '/s'),
    row('most per second, 50,000 stored', mostMany, '/s'),
    row(`most per second, ${named}`, mostBare, '/s'),
    row('service 20 s after its start', rest.none, 'MB', 120),
    row('service 20 s after its start, 50,000 stored', rest.many, 'MB'),
  ]
}
