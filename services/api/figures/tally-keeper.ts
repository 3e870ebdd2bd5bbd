import type { Logger } from 'pino'
import { addCounts, type Tally } from '../records/tally.ts'
import type { TrafficBook } from './traffic-book.ts'

/** Names that strangers can make up (hosts, campaigns) share one line of a day beyond so many. */
const mostLinesADay = 2_000
const beyond = 'others'

export interface TallyKeeper {
  /** Counts in memory; nobody waits. */
  add(tallies: readonly Tally[]): void
  /** Writes what is counted so far. */
  flush(): Promise<void>
  /** Ends the writing, with what is counted so far. */
  stop(): Promise<void>
}

interface Keeping {
  book: Pick<TrafficBook, 'add'>
  log: Pick<Logger, 'warn'>
  /** How often counts are written. A crash loses what came in between, and nothing else. */
  everyMs?: number
}

/** Counts in memory and adds them to the store every few seconds: a visitor costs no write. */
export function keepTallies({ book, log, everyMs = 5_000 }: Keeping): TallyKeeper {
  let waiting = new Map<string, Tally>()
  const lines = new Map<string, Set<string>>()
  let writing = Promise.resolve()

  /** The tally itself, or one of the line that all names beyond the bound share. */
  const bounded = (tally: Tally): Tally => {
    const { day, page, referrer, campaign } = tally
    const seen = lines.get(day) ?? new Set()
    // Only today counts: what a clock that was put back would add is bounded anew.
    if (!lines.has(day)) lines.clear()
    lines.set(day, seen)
    const line = JSON.stringify([page, referrer, campaign])
    if (!seen.has(line) && seen.size >= mostLinesADay)
      return { ...tally, referrer: referrer && beyond, campaign: campaign && beyond }
    seen.add(line)
    return tally
  }

  const put = (tally: Tally) => {
    const key = JSON.stringify([tally.day, tally.page, tally.referrer, tally.campaign])
    const known = waiting.get(key)
    if (known) addCounts(known, tally)
    else waiting.set(key, { ...tally })
  }

  const write = async () => {
    if (waiting.size === 0) return
    const written = [...waiting.values()]
    waiting = new Map()
    try {
      await book.add(written)
    } catch (fault) {
      log.warn({ err: fault }, 'Counts of visits were not written; they are tried again.')
      written.forEach(put)
    }
  }
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    add: (tallies) => tallies.map(bounded).forEach(put),
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
