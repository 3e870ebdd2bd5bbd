import { newDatabase, startPostgresServer } from '../../../services/api/testing/postgres-server.ts'
import { startBuiltService, type BuiltService } from './built-service.ts'
import { cpuTimeMs } from '../cpu.ts'
import { maxThroughput, postContact, type SendRequest } from './load.ts'
import { median, percentile, type Row, row } from '../row.ts'

const counts = [1, 2, 4]
const rounds = 3
const connections = 40
const seconds = 5

/**
 * Measures POST /api/contact at maximum throughput on one, two and four processes that share a PostgreSQL server, in
 * turns. Everything runs on this machine: the processes, the server with its default durability, and the load. Takes
 * two minutes; runs only when named: `-- processes`.
 */
export async function processes(): Promise<Row[]> {
  const server = await startPostgresServer(['max_wal_size=4GB', 'max_connections=200'])
  try {
    const floods = new Map<number, Flood[]>(counts.map((count) => [count, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [count, results] of floods)
        results.push(await measureFlood(await newDatabase(server.url), count))
    return [...floods].flatMap(([count, results]) => {
      const what = `POST /api/contact, ${count} on one PostgreSQL`
      const of = (figure: 'perSecond' | 'p99' | 'cost') => median(results.map((one) => one[figure]))
      return [
        row(`${what}: most`, of('perSecond'), '/s'),
        row(`${what}: p99 then`, of('p99'), 'ms'),
        row(`${what}: processor for one`, of('cost'), 'ms'),
      ]
    })
  } finally {
    await server.stop()
  }
}

interface Flood {
  perSecond: number
  p99: number
  /** CPU time of the services per request, emails included, in ms. */
  cost: number
}

async function measureFlood(databaseUrl: string, count: number): Promise<Flood> {
  const services: BuiltService[] = []
  try {
    while (services.length < count) services.push(await startBuiltService({ databaseUrl }))
    const posts = services.map(({ url }) => postContact(url))
    let turn = 0
    const inTurn: SendRequest = (agent) => (posts[turn++ % count] ?? inTurn)(agent)
    await maxThroughput(inTurn, connections, 2)
    const cpuTime = () => services.reduce((sum, { pid }) => sum + cpuTimeMs(pid), 0)
    const before = cpuTime()
    const { perSecond, times } = await maxThroughput(inTurn, connections, seconds)
    return { perSecond, p99: percentile(times, 0.99), cost: (cpuTime() - before) / times.length }
  } finally {
    for (const service of services) await service.remove()
  }
}
