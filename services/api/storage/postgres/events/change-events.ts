import pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { sql } from 'kysely'
import { changeEvents, type ChangeEvent } from '../../collection.ts'
import type { Database } from '../database.ts'
import { storedPrefix } from '../../../contract/stored-prefix.ts'

/** Events of collections, and of changed settings (migration 0001). */
const storeEvent = z.enum([...changeEvents, 'settings'])

export type StoreEvent = z.infer<typeof storeEvent>

type Listener = (word: StoreEvent) => void

/** Treats an unknown event, which another release may send, as `changed`. */
const knownEvent = storeEvent.catch('changed')
const retryDelayMs = 2_000

export interface StoreEvents {
  watch(listener: Listener): () => void
  /** Listens to announcements. */
  hear(listener: (text: string) => void): () => void
  /** Whether the connection is listening. */
  isConnected(): boolean
  close(): Promise<void>
}

/**
 * Listens (LISTEN) for events of any process on this database, on one connection that is open while there are
 * listeners. A broken connection is opened again, and listeners then get `changed` for events that may have been
 * missed.
 */
export function listenForEvents(url: string, log: Pick<Logger, 'warn'>): StoreEvents {
  const listeners = new Set<Listener>()
  const hearers = new Set<(text: string) => void>()
  const isWanted = () => listeners.size + hearers.size > 0
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let connected = false

  const tell = (word: StoreEvent) => listeners.forEach((listener) => listener(word))
  const reconnect = (error: unknown) => {
    log.warn({ err: error }, 'Lead events are not received; reconnecting in two seconds.')
    client = undefined
    connected = false
    timer = setTimeout(() => isWanted() && connect(), retryDelayMs)
    timer.unref()
  }
  const connect = () => {
    const connection = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'contractor-site',
    })
    client = connection
    const onBroken = (error: unknown) => {
      connection.removeAllListeners('end')
      if (client === connection) reconnect(error)
    }
    // Further errors of a broken connection must not end the process.
    connection.on('error', onBroken)
    connection.on('end', () => onBroken(new Error('The connection ended.')))
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === announcementsChannel) hearers.forEach((hear) => hear(payload))
      else payload.split(' ').forEach((word) => tell(knownEvent.parse(word)))
    })
    connection
      .connect()
      .then(() => connection.query(`listen ${eventsChannel}; listen ${announcementsChannel}`))
      .then(() => {
        connected = client === connection
        tell('changed')
      })
      .catch(onBroken)
  }
  const disconnect = async () => {
    clearTimeout(timer)
    connected = false
    const last = client
    client = undefined
    last?.removeAllListeners('end')
    await last?.end().catch(() => undefined)
  }
  const addTo = <L>(set: Set<L>, listener: L) => {
    const wasWanted = isWanted()
    set.add(listener)
    if (!wasWanted) connect()
    return () => {
      if (set.delete(listener) && !isWanted()) void disconnect()
    }
  }
  return {
    watch: (listener) => addTo(listeners, listener),
    hear: (listener) => addTo(hearers, listener),
    isConnected: () => connected,
    close: async () => {
      listeners.clear()
      hearers.clear()
      await disconnect()
    },
  }
}

/**
 * The NOTIFY channel. A payload is a word for each event, in order. The name is fixed, since two releases may share it.
 */
const eventsChannel = `${storedPrefix}_leads`

/** The NOTIFY channel of announcements, which other releases don't listen to. */
const announcementsChannel = `${storedPrefix}_announcements`

/** Sends a text to every process that listens. One that can't be sent is lost. */
export async function announce(
  text: string,
  database: Pick<Database, 'query'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  try {
    await database.query(sql`select pg_notify(${announcementsChannel}, ${text})`)
  } catch (error) {
    log.warn({ err: error }, 'An announcement was not sent.')
  }
}

/** Events within this time are sent in one statement. */
const batchDelayMs = 100
/** A NOTIFY payload has at most 8,000 bytes. */
const maxBatch = 900

interface NotifyPublisher {
  publish(this: void, what: ChangeEvent): void
  /** Sends the remaining events. */
  close(): Promise<void>
}

/**
 * Announces commits to every process (NOTIFY), shortly after them. Not within the commits: PostgreSQL
 * serializes transactions that notify, each with its own wait for the disk. If a process dies before it has
 * announced a commit, the next process that starts announces a change.
 */
export function createNotifyPublisher(
  database: Pick<Database, 'query'>,
  log: Pick<Logger, 'warn'>,
): NotifyPublisher {
  let queue: ChangeEvent[] = ['changed']
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const schedule = (ms: number) => {
    if (!closed) timer ??= setTimeout(() => void send(), ms).unref()
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const words = queue.splice(0, maxBatch).join(' ')
    if (words === '') return
    try {
      await database.query(sql`select pg_notify(${eventsChannel}, ${words})`)
      if (queue.length > 0) schedule(0)
    } catch (error) {
      log.warn({ err: error }, 'Lead events are not sent; trying again in two seconds.')
      // The admin pages load the details themselves.
      queue = ['changed']
      schedule(retryDelayMs)
    }
  }
  schedule(batchDelayMs)
  return {
    publish: (what) => {
      if (what === 'added' || !queue.includes(what)) queue.push(what)
      schedule(batchDelayMs)
    },
    close: async () => {
      closed = true
      await send()
    },
  }
}
