import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { LeadNews } from '../../contract/lead-news.ts'
import type { Gate } from './gate.ts'

/** What happened. */
export type What = LeadNews['what']

/** The channel of the database on which leads are told: a word for each, in their order. */
export const newsChannel = 'highpine_leads'

/** What comes within this time is told in one statement. */
const togetherMs = 100
const againAfterMs = 2_000
/** A message takes 8,000 bytes. */
const mostAtOnce = 900

export interface Announcer {
  tell(this: void, what: What): void
  /** Tells what is left. */
  close(): Promise<void>
}

/**
 * Tells every process of what was committed, a moment after it was. Not within the commits: PostgreSQL
 * lets those that notify through one by one, each with its own wait for the disk. What a process that
 * died could not tell any more is told by the next that starts.
 */
export function announcer(gate: Pick<Gate, 'read'>, log: Pick<Logger, 'warn'>): Announcer {
  let waiting: What[] = ['changed']
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const soon = (ms: number) => {
    if (!closed) timer ??= setTimeout(() => void send(), ms).unref()
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const words = waiting.splice(0, mostAtOnce).join(' ')
    if (words === '') return
    const notify = sql`select pg_notify(${newsChannel}, ${words})`
    try {
      await gate.read((db) => notify.execute(db))
      if (waiting.length > 0) soon(0)
    } catch (fault) {
      log.warn({ err: fault }, 'News of leads are not told; tried again in two seconds.')
      // The desk looks for itself what it was.
      waiting = ['changed']
      soon(againAfterMs)
    }
  }
  soon(togetherMs)
  return {
    tell: (what) => {
      if (what === 'added' || !waiting.includes(what)) waiting.push(what)
      soon(togetherMs)
    },
    close: async () => {
      closed = true
      await send()
    },
  }
}
