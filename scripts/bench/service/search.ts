import { cpuTimeMs } from '../cpu.ts'
import { row, type Row } from '../row.ts'
import { startBuiltService } from './built-service.ts'

const queries = ['roof', 'snow load', 'how much does a deck cost?', 'kichen', 'xylophone roof']
const rounds = 20

/** Measures the site search: the first one, which makes the index, and those after it. */
export async function search(): Promise<Row[]> {
  // A visitor may search 60 times a minute.
  const service = await startBuiltService({ rateLimit: 'off' })
  const time = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(service.origin + path)
    await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return performance.now() - began
  }
  const searchFor = (words: string) => time(`/search?q=${encodeURIComponent(words)}`)
  try {
    const fresh = service.residentMb()
    let indexed = false
    const first = searchFor('roof').finally(() => (indexed = true))
    const others = []
    while (!indexed) others.push(await time('/healthz'))
    const afterFirst = service.residentMb()
    const before = cpuTimeMs(service.pid)
    for (let round = 0; round < rounds; round++) for (const query of queries) await searchFor(query)
    const each = (cpuTimeMs(service.pid) - before) / (rounds * queries.length)
    return [
      row('first search, which makes the index', await first, 'ms'),
      row('longest wait of another request meanwhile', Math.max(...others), 'ms', 50),
      row('more memory with the index', afterFirst - fresh, 'MB'),
      row('processor time of a search', each, 'ms', 20),
    ]
  } finally {
    await service.remove()
  }
}
