import { bareService } from './bare.ts'
import { type BuiltService, builtService } from './built-service.ts'
import { asFastAsPossible, atRate } from './load.ts'
import { median, percentile, type Row } from './row.ts'

/** How many leads lie in the folder when the service starts. */
const sizes = [0, 10_000, 50_000, 200_000]
const rounds = 3
const connections = 20
const seconds = 3
const perSecond = 50

interface Figures {
  most: number
  p50: number
  p99: number
}

/**
 * POST /api/contact on folders that hold more and more leads, beside a bare route that appends and
 * fsyncs: they take turns, so only ratios of one round are compared. Named only: `-- stored`.
 */
export async function stored(): Promise<Row[]> {
  const bare = await bareService()
  const services: BuiltService[] = []
  try {
    for (const size of sizes) services.push(await builtService({ stored: size }))
    const urls = [bare.url, ...services.map(({ url }) => url)]
    for (const url of urls) await asFastAsPossible(url, connections, 1)
    const figures: Figures[][] = urls.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, url] of urls.entries()) figures[index]?.push(await measure(url))
    const memory = services.map((service) => service.resident())
    return rowsOf(figures, memory)
  } finally {
    for (const service of services) await service.remove()
    await bare.remove()
  }
}

async function measure(url: string): Promise<Figures> {
  const most = await asFastAsPossible(url, connections, seconds)
  const times = await atRate(url, perSecond, seconds)
  return { most, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

function rowsOf([bare = [], ...all]: Figures[][], memory: number[]): Row[] {
  const [none = []] = all
  const of = (figures: Figures[], what: keyof Figures) => median(figures.map((one) => one[what]))
  const times = (figures: Figures[], than: Figures[], what: keyof Figures) =>
    median(figures.map((one, round) => one[what] / (than[round]?.[what] ?? Number.NaN)))
  const rows = all.flatMap((figures, index): Row[] => {
    const name = `${(sizes[index] ?? 0).toLocaleString('en')} stored`
    return [
      { what: `${name}: most per second`, figure: of(figures, 'most'), unit: '/s' },
      { what: `${name}: p50 at ${perSecond}/s`, figure: of(figures, 'p50'), unit: 'ms' },
      { what: `${name}: p99 at ${perSecond}/s`, figure: of(figures, 'p99'), unit: 'ms' },
      {
        what: `${name}: p50 against none`,
        figure: times(figures, none, 'p50'),
        unit: '×',
        budget: 1.2,
      },
      {
        what: `${name}: p50 against bare`,
        figure: times(figures, bare, 'p50'),
        unit: '×',
        budget: 2,
      },
      { what: `${name}: memory after`, figure: memory[index] ?? Number.NaN, unit: 'MB' },
    ]
  })
  return [
    { what: 'bare append and fsync: most per second', figure: of(bare, 'most'), unit: '/s' },
    { what: `bare append and fsync: p50 at ${perSecond}/s`, figure: of(bare, 'p50'), unit: 'ms' },
    ...rows,
  ]
}
