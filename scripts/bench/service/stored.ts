import { startBaseline } from './baseline.ts'
import { startBuiltService, type BuiltService } from './built-service.ts'
import { filledDatabases } from './filled-databases.ts'
import { maxThroughput, atRate, getPage, postContact } from './load.ts'
import { waitUntilIdle } from '../cpu.ts'
import { percentile, type Row } from '../row.ts'
import { storedRows, type RoundResult, type StoredResult } from './stored-rows.ts'

/** How many leads are stored when the service starts. */
const sizes = [0, 10_000, 50_000, 200_000]
const rounds = 3
const connections = 20
const perSecond = 50

interface Target extends StoredResult {
  post: string
  page: string
  pid: number | undefined
}

/**
 * Measures pages and POST /api/contact on files and PostgreSQL with more and more leads, compared with a baseline that
 * stores a line as durably in the same place. They take turns, one running and the others stopped; ratios compare
 * figures of the same round. Takes eight minutes; runs only when named: `-- stored`.
 */
export async function stored(): Promise<Row[]> {
  const cleanups: (() => Promise<void>)[] = []
  try {
    const databases = await filledDatabases(sizes)
    cleanups.push(databases.stop)
    const targets: Target[] = []
    for (const [kind, databaseUrl] of [
      ['files', undefined],
      ['PostgreSQL', databases.empty],
    ] as const) {
      const { url, pid, remove } = await startBaseline(databaseUrl)
      cleanups.push(remove)
      targets.push(target({ kind, size: 'bare' }, url, url, pid))
    }
    for (const [index, size] of sizes.entries()) {
      const databaseUrl = databases.urls[index] ?? ''
      for (const [kind, given] of [
        ['files', { stored: size }],
        ['PostgreSQL', { databaseUrl }],
      ] as const) {
        const service = await startBuiltService(given)
        cleanups.push(service.remove)
        targets.push(target({ kind, size }, service.url, service.origin, service.pid, service))
        await waitUntilIdle(service.pid)
        sendSignal(service.pid, 'SIGSTOP')
      }
    }
    for (const one of targets) await runAlone(one, async () => void (await measureQuiet(one, 1)))
    // The quiet rate is measured before the floods, whose emails are sent long after them.
    const quietResults = await measureInTurns(targets, measureQuiet)
    // A warm-up: after reading 200,000 leads, garbage collection slows the first floods.
    await measureInTurns(targets, measureFlood)
    const floodResults = await measureInTurns(targets, measureFlood)
    for (const [index, { rounds }] of targets.entries())
      quietResults[index]?.forEach((figures, round) => {
        const most = floodResults[index]?.[round]
        if (most) rounds.push({ ...figures, ...most })
      })
    return storedRows(targets)
  } finally {
    for (const end of cleanups.reverse()) await end()
  }
}

function target(
  what: Pick<StoredResult, 'kind' | 'size'>,
  post: string,
  page: string,
  pid: number | undefined,
  service?: BuiltService,
): Target {
  const memory = () => service?.residentMb() ?? Number.NaN
  return { ...what, rounds: [], memory, post, page, pid }
}

/** Returns each target's figures by round. */
async function measureInTurns<Figure>(
  targets: readonly Target[],
  measure: (one: Target, seconds: number) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures = targets.map((): Figure[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of targets.entries())
      await runAlone(one, async () => void figures[index]?.push(await measure(one, 2)))
  return figures
}

/** Resumes one target while the others are stopped, so that their mail workers do not interfere. */
async function runAlone({ pid }: Target, work: () => Promise<void>): Promise<void> {
  sendSignal(pid, 'SIGCONT')
  try {
    await work()
  } finally {
    sendSignal(pid, 'SIGSTOP')
  }
}

function sendSignal(pid: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (pid !== undefined) process.kill(pid, signal)
}

/** Measures pages at maximum throughput for `seconds`, then requests at a quiet rate for twice as long. */
async function measureQuiet(
  { post, page }: Target,
  seconds: number,
): Promise<Omit<RoundResult, 'posts'>> {
  const pages = await maxThroughput(getPage(page), connections, seconds)
  const rate = await atRate(postContact(post), perSecond, seconds * 2)
  return {
    pages: pages.perSecond,
    pagesP50: percentile(pages.times, 0.5),
    pagesP99: percentile(pages.times, 0.99),
    p50: percentile(rate, 0.5),
    p99: percentile(rate, 0.99),
  }
}

/** Measures requests at maximum throughput. */
async function measureFlood(
  { post }: Target,
  seconds: number,
): Promise<Pick<RoundResult, 'posts'>> {
  return { posts: (await maxThroughput(postContact(post), connections, seconds)).perSecond }
}
