import pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { leadNews } from '../../contract/lead-news.ts'
import { newsChannel } from './announcer.ts'

/** What happened to leads and what is held, or that a setting is another one (migration 0008). */
const newsWord = z.enum([...leadNews.shape.what.options, 'settings'])
export type NewsWord = z.infer<typeof newsWord>

type Listener = (word: NewsWord) => void

/** Another version of the service may say what this one does not know. */
const meaning = newsWord.catch('changed')
const againAfterMs = 2_000

export interface News {
  watch(listener: Listener): () => void
  /** Whether what is told now is heard. */
  hears(): boolean
  close(): Promise<void>
}

/**
 * Hears what any process on this database did to leads, to what is held and to settings, on one connection
 * that is open while somebody listens. A connection that breaks is opened again, and what may have been missed is told as a change.
 */
export function newsFrom(url: string, log: Pick<Logger, 'warn'>): News {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let hears = false

  const tell = (word: NewsWord) => listeners.forEach((listener) => listener(word))
  const again = (fault: unknown) => {
    log.warn({ err: fault }, 'News of leads are not heard; tried again in two seconds.')
    client = undefined
    hears = false
    timer = setTimeout(() => listeners.size > 0 && open(), againAfterMs)
    timer.unref()
  }
  const open = () => {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'highpine',
    })
    client = mine
    const broken = (fault: unknown) => {
      mine.removeAllListeners('end')
      if (client === mine) again(fault)
    }
    // What else it says after it broke is of no use, and must not end the process.
    mine.on('error', broken)
    mine.on('end', () => broken(new Error('The connection ended.')))
    mine.on('notification', ({ payload = '' }) =>
      payload.split(' ').forEach((word) => tell(meaning.parse(word))),
    )
    mine
      .connect()
      .then(() => mine.query(`listen ${newsChannel}`))
      .then(() => {
        hears = client === mine
        tell('changed')
      })
      .catch(broken)
  }
  const shut = async () => {
    clearTimeout(timer)
    hears = false
    const last = client
    client = undefined
    last?.removeAllListeners('end')
    await last?.end().catch(() => undefined)
  }
  return {
    watch: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) open()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) void shut()
      }
    },
    hears: () => hears,
    close: async () => {
      listeners.clear()
      await shut()
    },
  }
}
