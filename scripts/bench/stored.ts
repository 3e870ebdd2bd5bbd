import { bareService } from './bare.ts'
import { builtService, type BuiltService } from './built-service.ts'
import { filledDatabases } from './filled-databases.ts'
import { asFastAsPossible, atRate, getting, posting } from './load.ts'
import { untilQuiet } from './processor.ts'
import { percentile, type Row } from './row.ts'
import { rowsOf, type Figures, type Measured } from './stored-rows.ts'

/** How many leads are stored when the service starts. */
const sizes = [0, 10_000, 50_000, 200_000]
const rounds = 3
const connections = 20
const perSecond = 50

interface Target extends Measured {
  post: string
  page: string
  pid: number | undefined
}

/**
 * Pages and POST /api/contact on stores that hold more and more leads, files and PostgreSQL, each beside a
 * bare route that keeps a line as durably in the same place. They take turns, one at work and the others stopped, so only ratios
 * of one round are compared. Eight minutes; named only: `-- stored`.
 */
export async function stored(): Promise<Row[]> {
  const undo: (() => Promise<void>)[] = []
  try {
    const databases = await filledDatabases(sizes)
    undo.push(databases.stop)
    const targets: Target[] = []
    for (const [kind, databaseUrl] of [
      ['files', undefined],
      ['PostgreSQL', databases.empty],
    ] as const) {
      const { url, pid, remove } = await bareService(databaseUrl)
      undo.push(remove)
      targets.push(target({ kind, size: 'bare' }, url, url, pid))
    }
    for (const [index, size] of sizes.entries()) {
      const databaseUrl = databases.urls[index] ?? ''
      for (const [kind, given] of [
        ['files', { stored: size }],
        ['PostgreSQL', { databaseUrl }],
      ] as const) {
        const service = await builtService(given)
        undo.push(service.remove)
        targets.push(target({ kind, size }, service.url, service.origin, service.pid, service))
        await untilQuiet(service.pid)
        halt(service.pid, 'SIGSTOP')
      }
    }
    for (const one of targets) await alone(one, async () => void (await quiet(one, 1)))
    // The letters of a flood are on their way long after it: it comes when the quiet is measured.
    const calm = await inTurns(targets, quiet)
    // Not counted: who has just read 200,000 leads has its memory to put in order in the first floods.
    await inTurns(targets, flood)
    const busy = await inTurns(targets, flood)
    for (const [index, { rounds }] of targets.entries())
      calm[index]?.forEach((figures, round) => {
        const most = busy[index]?.[round]
        if (most) rounds.push({ ...figures, ...most })
      })
    return rowsOf(targets)
  } finally {
    for (const end of undo.reverse()) await end()
  }
}

function target(
  what: Pick<Measured, 'kind' | 'size'>,
  post: string,
  page: string,
  pid: number | undefined,
  service?: BuiltService,
): Target {
  const memory = () => service?.resident() ?? Number.NaN
  return { ...what, rounds: [], memory, post, page, pid }
}

/** Out: for each target its figures, round by round. */
async function inTurns<Figure>(
  targets: readonly Target[],
  measure: (one: Target, seconds: number) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures = targets.map((): Figure[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of targets.entries())
      await alone(one, async () => void figures[index]?.push(await measure(one, 2)))
  return figures
}

/** Lets one work while the others stand still: what they have still to mail is not in its way. */
async function alone({ pid }: Target, work: () => Promise<void>): Promise<void> {
  halt(pid, 'SIGCONT')
  try {
    await work()
  } finally {
    halt(pid, 'SIGSTOP')
  }
}

function halt(pid: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (pid !== undefined) process.kill(pid, signal)
}

/** Pages, and requests at a quiet rate. In: how many seconds of the one, and half as many as of the other. */
async function quiet({ post, page }: Target, seconds: number): Promise<Omit<Figures, 'posts'>> {
  const pages = await asFastAsPossible(getting(page), connections, seconds)
  const rate = await atRate(posting(post), perSecond, seconds * 2)
  return {
    pages: pages.perSecond,
    pagesP50: percentile(pages.times, 0.5),
    pagesP99: percentile(pages.times, 0.99),
    p50: percentile(rate, 0.5),
    p99: percentile(rate, 0.99),
  }
}

/** As many requests as it takes. */
async function flood({ post }: Target, seconds: number): Promise<Pick<Figures, 'posts'>> {
  return { posts: (await asFastAsPossible(posting(post), connections, seconds)).perSecond }
}
