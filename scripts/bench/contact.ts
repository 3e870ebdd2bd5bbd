import { bareService } from './bare.ts'
import { type BuiltService, builtService } from './built-service.ts'
import { asFastAsPossible, atRate, posting } from './load.ts'
import { processorTime, watchMachine } from './processor.ts'
import { median, percentile, type Row } from './row.ts'

const stored = 50_000
const rounds = 5
const perSecond = 100
/** The three of a round see the same noise; together each gets 20 s. */
const seconds = 4

interface Target {
  url: string
  pid: number | undefined
}

/**
 * POST /api/contact, every answer durable, beside a bare route that appends and fsyncs. They take
 * turns, so that another program's noise falls on all of them and ratios hold.
 */
export async function contact(): Promise<Row[]> {
  const bare = await bareService()
  const none = await builtService()
  // Taken before the other starts: memory shrinks with time, so both get the same time.
  const rest = { none: await atRest(none), many: Number.NaN }
  const many = await builtService({ stored })
  try {
    rest.many = await atRest(many)
    const busy = watchMachine()
    const at = await inTurns([bare, none, many].map(({ url, pid }) => ({ url, pid })))
    const share = busy()
    const most = []
    for (const { url } of [bare, none, many])
      most.push((await asFastAsPossible(posting(url), 50, 8)).perSecond)
    return rowsOf(at, most, rest, share)
  } finally {
    await many.remove()
    await none.remove()
    await bare.remove()
  }
}

/** 20 s after its start, in MB. */
async function atRest(service: BuiltService): Promise<number> {
  await new Promise((wait) => setTimeout(wait, 20_000))
  return service.resident()
}

interface Figures {
  p50: number
  p99: number
  cost: number
}

/** Out: for each target its figures, round by round, after a round of warming up. */
async function inTurns(targets: readonly Target[]): Promise<Figures[][]> {
  for (const { url } of targets) await atRate(posting(url), perSecond, 2)
  const figures: Figures[][] = targets.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { url, pid }] of targets.entries()) {
      const before = processorTime(pid)
      const times = await atRate(posting(url), perSecond, seconds)
      const cost = (processorTime(pid) - before) / times.length
      figures[index]?.push({ p50: percentile(times, 0.5), p99: percentile(times, 0.99), cost })
    }
  return figures
}

type Rest = { none: number; many: number }

function rowsOf(at: Figures[][], most: number[], rest: Rest, share: number): Row[] {
  const [bare = [], none = [], many = []] = at
  const [mostBare = Number.NaN, mostNone = Number.NaN, mostMany = Number.NaN] = most
  const of = (all: Figures[], what: keyof Figures) => median(all.map((one) => one[what]))
  const ratio = (what: keyof Figures) =>
    median(many.map((one, round) => one[what] / (none[round]?.[what] ?? Number.NaN)))
  const post = `POST /api/contact at ${perSecond}/s`
  const named = 'bare append and fsync'
  return [
    { what: `${post}, none stored: p50`, figure: of(none, 'p50'), unit: 'ms' },
    { what: `${post}, none stored: p99`, figure: of(none, 'p99'), unit: 'ms', budget: 25 },
    { what: `${post}, 50,000 stored: p50`, figure: of(many, 'p50'), unit: 'ms' },
    { what: `${post}, 50,000 stored: p99`, figure: of(many, 'p99'), unit: 'ms', budget: 25 },
    { what: `${named} at ${perSecond}/s: p50`, figure: of(bare, 'p50'), unit: 'ms' },
    { what: `${named} at ${perSecond}/s: p99`, figure: of(bare, 'p99'), unit: 'ms' },
    { what: '50,000 stored against none, p50', figure: ratio('p50'), unit: '×', budget: 1.5 },
    { what: '50,000 stored against none, p99', figure: ratio('p99'), unit: '×', budget: 1.5 },
    {
      what: '50,000 stored against none, processor',
      figure: ratio('cost'),
      unit: '×',
      budget: 1.5,
    },
    { what: 'processor time for a request, mail included', figure: of(none, 'cost'), unit: 'ms' },
    { what: 'the machine meanwhile, ours included', figure: share * 100, unit: '% busy' },
    { what: 'most per second, none stored', figure: mostNone, unit: '/s' },
    { what: 'most per second, 50,000 stored', figure: mostMany, unit: '/s' },
    { what: `most per second, ${named}`, figure: mostBare, unit: '/s' },
    { what: 'service 20 s after its start', figure: rest.none, unit: 'MB', budget: 120 },
    { what: 'service 20 s after its start, 50,000 stored', figure: rest.many, unit: 'MB' },
  ]
}
