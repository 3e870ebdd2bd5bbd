import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import type { CollectionName } from '../collections.ts'
import type { Store, WholeStore } from '../store.ts'
import { announcer, type Announcer } from './announcer.ts'
import { auditKind, auditLog } from './audit.ts'
import { Book } from './book.ts'
import { counters } from './counters.ts'
import { deliveries } from './deliveries.ts'
import { Gate } from './gate.ts'
import { leadFigures } from './lead-figures.ts'
import { leadBook, leadDesk, leadKind } from './leads.ts'
import { migrate } from './migrations/index.ts'
import { newsFrom, type News } from './news.ts'
import { NoDatabase } from './no-database.ts'
import { deadLetters, outbox } from './outbox.ts'
import { mailFigures } from './mail-figures.ts'
import { people, personKind } from './people.ts'
import { settingBook, settingKind } from './settings.ts'
import { sessionSecret } from './session-secret.ts'
import {
  newestSubscribers,
  subscriberBook,
  subscriberKind,
  subscriberSearch,
} from './subscribers.ts'
import type { Tables } from './tables.ts'
import { trafficMonths } from './traffic-months.ts'
import { trafficTable } from './traffic.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database` */
  url: string
  log: Pick<Logger, 'warn'>
}

/** A visitor waits no longer than this for a database that does not answer. */
const patienceMs = 10_000
const connections = 10

/**
 * The store in a PostgreSQL database, brought up to date first. Any number of processes may have
 * it open at once.
 * @throws NoDatabase
 */
export async function openPostgresStore({ url, log }: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    // The server ends a slow statement; a server that is gone without a word is given up here.
    query_timeout: patienceMs + 1_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: patienceMs,
    application_name: 'highpine',
    // An answer means committed, also where the server's default is to promise less.
    verify: (client, done) =>
      client.query(
        `select set_config('synchronous_commit', 'on', false)
          where current_setting('synchronous_commit') = 'off'`,
        done,
      ),
  })
  pool.on('error', (fault) => log.warn({ err: fault }, 'A connection to the database broke.'))
  // One that breaks in mid-work says so twice: to the query, which fails, and as an event, which would
  // end the whole process if nobody heard it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const where = placeOf(url)
  try {
    await migrate(db)
  } catch (fault) {
    await db.destroy()
    const reason = reasonOf(fault)
    throw new NoDatabase(`${where} could not be opened: ${reason}\nCheck DATABASE_URL.`, {
      cause: fault,
    })
  }
  const gate = new Gate(db, pool)
  return storeBehind({ gate, news: newsFrom(url, log), announcer: announcer(gate, log) }, where)
}

interface Behind {
  gate: Gate
  news: News
  announcer: Announcer
}

function storeBehind({ gate, news, announcer }: Behind, where: string): Store {
  const held = () => announcer.tell('held')
  const db = { gate, counters: counters(gate) }
  const leads = new Book(leadKind('leads'), db, announcer.tell)
  const subscribers = new Book(subscriberKind('subscribers'), db)
  const quarantinedLeads = new Book(leadKind('quarantined-leads'), db, held)
  const quarantinedSubscribers = new Book(subscriberKind('quarantined-subscribers'), db, held)
  const staff = new Book(personKind, db)
  const settings = new Book(settingKind, db)
  const audited = new Book(auditKind, db)
  const traffic = trafficTable(gate)
  return {
    where,
    leads: { ...leadBook(leads), ...leadDesk(leads), watch: leadsOf(news) },
    subscribers: { ...subscriberBook(subscribers), search: subscriberSearch(subscribers) },
    quarantine: {
      leads: { ...leadBook(quarantinedLeads), ...leadDesk(quarantinedLeads) },
      subscribers: {
        ...subscriberBook(quarantinedSubscribers),
        newestFirst: newestSubscribers(quarantinedSubscribers),
      },
    },
    outbox: outbox(gate, { leads, subscribers, people: staff }),
    deadLetters: deadLetters(gate),
    deliveries: deliveries(gate),
    mailCount: mailFigures(gate),
    people: people(staff),
    settings: settingBook(settings, news),
    audit: auditLog(audited),
    counters: db.counters,
    traffic,
    leadFigures: leadFigures(gate),
    sessionSecret: () => sessionSecret(gate),
    whole: wholeStore({
      leads,
      subscribers,
      'quarantined-leads': quarantinedLeads,
      'quarantined-subscribers': quarantinedSubscribers,
      people: staff,
      settings,
      audit: audited,
      traffic: trafficMonths(gate, traffic),
    }),
    checkWritable: () =>
      gate.commit(async (tx) => {
        // A transaction that may write: refused by a standby and by a disk that is full.
        await sql`select pg_current_xact_id()`.execute(tx)
      }),
    close: async () => {
      await announcer.close()
      await news.close()
      await gate.close()
    },
  }
}

/** Who watches leads is not told of settings. */
const leadsOf =
  (news: News): LeadDesk['watch'] =>
  (listener) =>
    news.watch((word) => word !== 'settings' && listener(word))

type Whole = Pick<Book<{ id: string }>, 'all' | 'addAll' | 'eraseAll'>

const wholeStore = (books: Record<CollectionName, Whole>): WholeStore => ({
  read: (name) => books[name].all(),
  add: (name, records) => books[name].addAll(records),
  erase: (name, ids) => books[name].eraseAll(ids),
})

/** Which database, without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

/** Several addresses of one host that all refuse come as one fault without words of its own. */
function reasonOf(fault: unknown): string {
  if (fault instanceof Error && fault.cause !== undefined) return reasonOf(fault.cause)
  if (fault instanceof AggregateError) return fault.errors.map(reasonOf).join('; ')
  return fault instanceof Error ? fault.message : String(fault)
}
